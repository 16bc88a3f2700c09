#include "core/maintain/payload_purge.h"

#include "core/base/kill_point.h"
#include "core/store/cached_statement.h"
#include "core/store/note_table.h"
#include "core/store/purge_table.h"
#include "core/store/tables.h"

#include <algorithm>

namespace ack::maintain {
namespace {

/// The deliveries that need it are looked at once more, by the statement itself.
constexpr std::string_view kDelete =
    "DELETE FROM payload WHERE payload_id = $1 AND NOT EXISTS (SELECT 1 FROM delivery d"
    " WHERE d.delivery_id >= $1 AND d.delivery_id <= $2 AND d.payload_id = $1"
    " AND NOT ((d.state = 4 AND d.settled_at_us <= $3 AND d.received_at_us <= $3)"
    " OR (d.state = 6 AND d.settled_at_us <= $4 AND d.received_at_us <= $4)"
    " OR (d.state = 5 AND d.settled_at_us <= $5 AND d.received_at_us <= $5"
    " AND NOT EXISTS (SELECT 1 FROM replay_hold h WHERE h.delivery_id = d.delivery_id))))";
constexpr std::string_view kLetters = "SELECT delivery_id FROM delivery WHERE delivery_id >= $1 AND delivery_id <= $2"
                                      " AND payload_id = $1 AND state IN (5, 6) ORDER BY delivery_id";

/// The statements of one step.
class Deletion {
 public:
  explicit Deletion(store::WriteContext& context)
      : m_context(context), m_delete(context.connection, kDelete), m_letters(context.connection, kLetters) {}

  /// Whether it was still due.
  Result<bool> remove(const PurgeCandidate& candidate, const PurgeLimits& limits) {
    auto statement = m_delete.get();
    if (!statement) return statement.error();
    store::Statement& s = **statement;
    s.bind(1, candidate.payload);
    s.bind(2, candidate.lastDelivery);
    s.bind(3, limits.completed);
    s.bind(4, limits.closed);
    s.bind(5, limits.dead);
    const auto deleted = s.run();
    if (!deleted) return deleted.error();
    if (*deleted != 1) return false;
    if (candidate.deadLetter)
      if (auto noted = note(candidate); !noted) return noted.error();
    return true;
  }

 private:
  Result<void> note(const PurgeCandidate& candidate) {
    auto statement = m_letters.get();
    if (!statement) return statement.error();
    std::vector<DeliveryId> letters;
    {
      const store::StatementScope s(**statement);
      s->bind(1, candidate.payload);
      s->bind(2, candidate.lastDelivery);
      for (;;) {
        const auto row = s->step();
        if (!row) return row.error();
        if (!*row) break;
        letters.push_back(DeliveryId{s->integer(0)});
      }
    }
    for (const DeliveryId letter : letters) {
      auto noted = m_context.tables.note.insert(letter, m_context.now, kNotePurged,
                                                "the payload was removed by retention; it can't be replayed");
      if (!noted) return noted;
    }
    return {};
  }

  store::WriteContext& m_context;
  store::CachedStatement m_delete, m_letters;
};

}  // namespace

PayloadPurge::PayloadPurge(store::Connection& reader, WriteStep write, const Clock& clock, PurgeSize size)
    : m_reader(reader), m_search(reader), m_write(std::move(write)), m_clock(clock), m_size(size) {}

Result<void> PayloadPurge::resume() {
  auto last = store::PurgeTable(m_reader).last();
  if (!last) return std::move(last).error();
  const bool cutOff = *last && !(*last)->ended();
  m_run = cutOff ? (*last)->id : 0;
  m_reached = cutOff ? (*last)->reached : 0;
  m_begun = true;
  return {};
}

Result<bool> PayloadPurge::step() {
  if (!m_begun)
    if (auto resumed = resume(); !resumed) return resumed.error();
  const auto rules = store::RetentionRules::load(m_reader);
  if (!rules) return rules.error();
  const UtcTime now = m_clock.now();
  const auto slice = m_search.next(*rules, now, m_reached, m_size);
  if (!slice) return slice.error();
  if (!slice->due.empty())
    if (auto removed = remove(*slice, *rules, now); !removed) return removed.error();
  m_reached = slice->reached;
  if (!slice->atEnd) return true;
  if (auto finished = finish(); !finished) return finished.error();
  return false;
}

Result<void> PayloadPurge::remove(const PurgeSlice& slice, const store::RetentionRules& rules, UtcTime now) {
  std::int64_t run = m_run;
  std::int64_t payloads = 0;
  auto done = m_write([&](store::WriteContext& context) -> Result<void> {
    store::PurgeTable runs(context.connection);
    payloads = 0;
    std::int64_t bytes = 0;
    if (run == 0) {
      auto begun = runs.begin(now);
      if (!begun) return std::move(begun).error();
      run = *begun;
    }
    base::killPoint("purge.begun");
    Deletion deletion(context);
    for (const PurgeCandidate& candidate : slice.due) {
      const auto removed = deletion.remove(candidate, limitsOf(rules.of(candidate.source), now));
      if (!removed) return removed.error();
      payloads += *removed ? 1 : 0;
      bytes += *removed ? candidate.bytes : 0;
      base::killPoint("purge.deleted");
    }
    return runs.advance(run, slice.reached, payloads, bytes);
  });
  if (!done) return done;
  base::killPoint("purge.committed");
  m_run = run;
  m_deleted += payloads;
  return {};
}

Result<void> PayloadPurge::finish() {
  if (m_run != 0) {
    auto ended = m_write([this](store::WriteContext& context) {
      return store::PurgeTable(context.connection).end(m_run, m_clock.now());
    });
    if (!ended) return ended;
  }
  m_begun = false;
  m_run = 0;
  m_reached = 0;
  return {};
}

Result<std::vector<PurgeForecast>> forecastPurge(store::Connection& reader, const Clock& clock) {
  const auto rules = store::RetentionRules::load(reader);
  if (!rules) return rules.error();
  PurgeSearch search(reader);
  std::vector<PurgeForecast> sources;
  std::int64_t reached = 0;
  for (;;) {
    const auto slice = search.next(*rules, clock.now(), reached, {});
    if (!slice) return slice.error();
    for (const PurgeCandidate& candidate : slice->due) {
      auto found = std::find_if(sources.begin(), sources.end(),
                                [&](const PurgeForecast& one) { return one.source == candidate.source; });
      if (found == sources.end()) found = sources.insert(sources.end(), PurgeForecast{candidate.source});
      ++found->payloads;
      found->bytes += candidate.bytes;
    }
    reached = slice->reached;
    if (slice->atEnd) return sources;
  }
}

}  // namespace ack::maintain
