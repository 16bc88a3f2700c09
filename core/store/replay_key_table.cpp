#include "core/store/replay_key_table.h"

#include <limits>

namespace ack::store {

ReplayKeyTable::ReplayKeyTable(Connection& connection)
    : m_insert(connection, "INSERT INTO replay_key (source_id, key_sha256, identity_sha256, until_us)"
                           " VALUES ($1, $2, $3, $4) ON CONFLICT (source_id, key_sha256) DO UPDATE SET"
                           " until_us = max(until_us, excluded.until_us)"
                           " WHERE identity_sha256 = excluded.identity_sha256"),
      m_forget(connection,
               "DELETE FROM replay_key WHERE source_id = (SELECT source_id FROM replay_key WHERE until_us < $1"
               " ORDER BY until_us, source_id, key_sha256 LIMIT 1) AND key_sha256 = (SELECT key_sha256 FROM"
               " replay_key WHERE until_us < $1 ORDER BY until_us, source_id, key_sha256 LIMIT 1)") {}

Result<bool> ReplayKeyTable::remember(SourceId source, std::string_view key, std::string_view identity, UtcTime until,
                                      UtcTime now) {
  if (auto forgotten = forget(now); !forgotten) return std::move(forgotten).error();
  auto insert = m_insert.get();
  if (!insert) return std::move(insert).error();
  Statement& s = **insert;
  s.bind(1, source.value);
  s.bindBlob(2, key);
  s.bindBlob(3, identity);
  const bool forEver = until > UtcTime::max() - kGrace;
  s.bind(4, forEver ? std::numeric_limits<std::int64_t>::max() : toMicros(until + kGrace));
  const auto changed = s.run();
  if (!changed) return changed.error();
  return *changed > 0;
}

Result<void> ReplayKeyTable::forget(UtcTime now) {
  constexpr int kAtOnce = 4;  // more than come, so that the table can't grow behind a narrower window
  for (int i = 0; i < kAtOnce; ++i) {
    auto statement = m_forget.get();
    if (!statement) return std::move(statement).error();
    (*statement)->bind(1, toMicros(now));
    const auto deleted = (*statement)->run();
    if (!deleted) return deleted.error();
    if (*deleted == 0) break;
  }
  return {};
}

}  // namespace ack::store
