// Pages of deliveries by keyset.
#include "core/query/delivery_rows.h"

#include "core/query/event_search.h"

#include <algorithm>

namespace ack::query {
namespace {

using domain::DeliveryState;

constexpr int kMaxIdMatches = 500;  ///< above it, a search by event ID is a filter instead of a list

/// What a row must be; `prefix` is compared with event ID, type and source.
struct RowFilter {
  std::vector<std::int64_t> states, causes;
  std::int64_t source{0};  ///< 0: all
  std::string prefix;
  bool nothing{false};  ///< a source that isn't there

  [[nodiscard]] bool takes(const QueryContext& context, const store::Statement& row) const {
    const auto among = [](const std::vector<std::int64_t>& list, std::int64_t value) {
      return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
    };
    if (source != 0 && row.integer(1) != source) return false;
    if (!among(states, row.integer(7)) || !among(causes, row.integer(8))) return false;
    if (prefix.empty()) return true;
    return row.text(4).starts_with(prefix) || nameOf(context.sources, row.integer(1)).starts_with(prefix) ||
           domain::unpackEventId(row.blob(3)).starts_with(prefix);
  }
};

RowFilter rowFilter(const QueryContext& context, const DeliveryFilter& filter) {
  RowFilter out;
  for (const DeliveryState state : filter.states) out.states.push_back(static_cast<std::int64_t>(state));
  for (const domain::DeadCause cause : filter.causes) out.causes.push_back(static_cast<std::int64_t>(cause));
  std::sort(out.states.begin(), out.states.end());
  out.states.erase(std::unique(out.states.begin(), out.states.end()), out.states.end());
  if (!filter.source.empty()) {
    for (const auto& [number, name] : context.sources)
      if (name == filter.source) out.source = number;
    out.nothing = out.source == 0;
  }
  out.prefix = filter.search;
  return out;
}

/// Ties a token to its filter.
std::string listName(const DeliveryFilter& filter) {
  std::string name = "deliveries";
  for (const DeliveryState state : filter.states) name += " s" + std::to_string(static_cast<int>(state));
  for (const domain::DeadCause cause : filter.causes) name += " c" + std::to_string(static_cast<int>(cause));
  return name + "\n" + filter.source + "\n" + filter.search;
}

/// A stretch of one ordered list that was looked at.
struct Stretch {
  std::vector<std::pair<PagePosition, DeliveryRow>> rows;
  PagePosition last{};  ///< of the last row looked at
  bool atEnd{true};     ///< nothing lies behind it
};

template <class Bind>
Result<void> look(const QueryContext& context, const std::string& sql, const RowFilter& filter, bool byTime,
                  std::size_t limit, Bind bind, Stretch& out) {
  int looked = 0;
  return eachRow(context.statements, sql, bind, [&](const store::Statement& row) {
    if (looked == kMaxRowsLookedAt || out.rows.size() == limit) {
      out.atEnd = false;
      return false;
    }
    ++looked;
    out.last = {byTime ? row.integer(6) : 0, row.integer(0)};
    if (filter.takes(context, row)) out.rows.emplace_back(out.last, readDelivery(context, row));
    return true;
  });
}

/// All deliveries, newest number first.
Result<Stretch> lookAtAll(const QueryContext& context, const RowFilter& filter, PagePosition from,
                          std::size_t limit) {
  static const std::string kSql = "SELECT " + deliveryColumns() +
                                  " FROM delivery d WHERE d.delivery_id < $1 ORDER BY d.delivery_id DESC LIMIT $2";
  Stretch out;
  auto done = look(
      context, kSql, filter, false, limit,
      [from](store::Statement& s) {
        s.bind(1, from.number);
        s.bind(2, kMaxRowsLookedAt + 1);
      },
      out);
  if (!done) return std::move(done).error();
  return out;
}

/// Unfinished ones: each state from the partial index delivery_open, merged by time.
Result<Stretch> lookAtUnfinished(const QueryContext& context, const RowFilter& filter, PagePosition from,
                                 std::size_t limit) {
  static const std::string kSql =
      "SELECT " + deliveryColumns() +
      " FROM delivery d WHERE d.state NOT IN (4, 6) AND d.state = $1 AND d.received_at_us <= $2 AND "
      "(d.received_at_us < $2 OR d.delivery_id < $3) ORDER BY d.received_at_us DESC, d.delivery_id DESC LIMIT $4";
  Stretch merged;
  PagePosition floor{INT64_MIN, INT64_MIN};  // rows behind it may hide others that were not looked at
  for (const std::int64_t state : filter.states) {
    Stretch one;
    auto done = look(
        context, kSql, filter, true, limit,
        [&](store::Statement& s) {
          s.bind(1, state);
          s.bind(2, from.timeMicros);
          s.bind(3, from.number);
          s.bind(4, kMaxRowsLookedAt + 1);
        },
        one);
    if (!done) return std::move(done).error();
    if (!one.atEnd) {
      floor = std::max(floor, one.last);
      merged.atEnd = false;
    }
    std::move(one.rows.begin(), one.rows.end(), std::back_inserter(merged.rows));
  }
  merged.last = floor;
  std::sort(merged.rows.begin(), merged.rows.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::erase_if(merged.rows, [floor](const auto& row) { return row.first < floor; });
  return merged;
}

/// The few deliveries an ID search found, newest first.
Result<Stretch> lookAtThese(const QueryContext& context, std::vector<DeliveryId> ids, const RowFilter& filter,
                            PagePosition from, std::size_t limit) {
  static const std::string kSql = "SELECT " + deliveryColumns() + " FROM delivery d WHERE d.delivery_id = $1";
  std::sort(ids.begin(), ids.end(), [](DeliveryId a, DeliveryId b) { return a > b; });
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  RowFilter others = filter;  // that the search matches is known
  others.prefix.clear();
  Stretch out;
  for (const DeliveryId id : ids) {
    if (id.value >= from.number) continue;
    if (out.rows.size() == limit) {
      out.atEnd = false;
      break;
    }
    auto done = eachRow(
        context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
        [&](const store::Statement& row) {
          out.last = {0, id.value};
          if (others.takes(context, row)) out.rows.emplace_back(out.last, readDelivery(context, row));
          return false;
        });
    if (!done) return std::move(done).error();
  }
  return out;
}

Result<Stretch> lookFor(const QueryContext& context, const RowFilter& filter, PagePosition from, std::size_t limit) {
  if (filter.nothing) return Stretch{};
  if (!filter.prefix.empty()) {
    std::vector<DeliveryId> ids;
    if (const auto own = domain::deliveryIdFrom(filter.prefix)) {
      ids.push_back(*own);
    } else {
      auto found = findByEventPrefix(context, filter.prefix, kMaxIdMatches);
      if (!found && found.error().code != ErrorCode::full) return std::move(found).error();
      if (found && found->size() < kMaxIdMatches) ids = std::move(*found);
    }
    if (!ids.empty()) return lookAtThese(context, std::move(ids), filter, from, limit);
  }
  const bool unfinished =
      !filter.states.empty() && std::all_of(filter.states.begin(), filter.states.end(), [](std::int64_t state) {
        return domain::isUnfinished(static_cast<DeliveryState>(state));
      });
  return unfinished ? lookAtUnfinished(context, filter, from, limit) : lookAtAll(context, filter, from, limit);
}

}  // namespace

Result<DeliveryPage> deliveryPage(const QueryContext& context, const DeliveryFilter& filter, std::string_view token,
                                  int limit) {
  if (limit < 1 || limit > 1'000)
    return Error{ErrorCode::invalid, "a page holds 1 to 1000 rows, not " + std::to_string(limit)};
  const std::string list = listName(filter);
  auto from = fromToken(list, token);
  if (!from) return std::move(from).error();
  const auto most = static_cast<std::size_t>(limit);
  auto stretch = lookFor(context, rowFilter(context, filter), *from, most);
  if (!stretch) return std::move(stretch).error();
  DeliveryPage page;
  const bool cut = stretch->rows.size() > most;
  const PagePosition last = cut ? stretch->rows[most - 1].first : stretch->last;
  if (cut) stretch->rows.resize(most);
  for (auto& row : stretch->rows) page.rows.push_back(std::move(row.second));
  if (cut || !stretch->atEnd) page.next = toToken(list, last);
  return page;
}

}  // namespace ack::query
