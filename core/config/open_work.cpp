#include "core/config/open_work.h"

namespace ack::config {
namespace {

// Both repeat the condition of the index delivery_open, so that finished deliveries aren't looked at.
constexpr std::string_view kOfSource =
    "SELECT count(*) FROM delivery WHERE state NOT IN (4, 6) AND state IN (0, 1, 2, 3) AND source_id = $1";
constexpr std::string_view kOfDestination =
    "SELECT count(*) FROM delivery WHERE state NOT IN (4, 6) AND state IN (0, 1, 2, 3) AND (lane IN ($1, $1 + "
    "1099511627776) OR EXISTS "
    "(SELECT 1 "
    "FROM effect WHERE effect.delivery_id = delivery.delivery_id AND effect.destination_id = $1))";

Result<void> refuse(store::Connection& connection, std::string_view sql, std::int64_t id, const char* what,
                    const std::string& name) {
  auto statement = connection.prepare(sql);
  if (!statement) return std::move(statement).error();
  const store::StatementScope rows(**statement);
  rows->bind(1, id);
  const auto row = rows->step();
  if (!row) return row.error();
  const std::int64_t count = rows->integer(0);
  if (count == 0) return {};
  return Error{ErrorCode::refused, std::string(what) + " \"" + name + "\" is no longer in the file, but " +
                                       std::to_string(count) +
                                       (count == 1 ? " unfinished delivery needs" : " unfinished deliveries need") +
                                       " it; keep it until they are done. Nothing was changed"};
}

}  // namespace

Result<void> refuseOrphans(store::Connection& connection, const Catalogue& before, const Catalogue& draft) {
  for (const Source& source : before.sources)
    if (draft.source(source.name) == nullptr)
      if (auto done = refuse(connection, kOfSource, source.id.value, "source", source.name); !done) return done;
  for (const Destination& destination : before.destinations)
    if (draft.destination(destination.name) == nullptr)
      if (auto done = refuse(connection, kOfDestination, destination.id, "destination", destination.name); !done)
        return done;
  return {};
}

}  // namespace ack::config
