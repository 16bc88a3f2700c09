#include "core/query/audit_pages.h"

#include "core/audit/trail.h"
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/query/audit_text.h"
#include "core/query/page_token.h"
#include "core/store/fact_table.h"

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

/// Entries looked at for one page: a search through a long trail is many short snapshots, not one long one.
constexpr std::int64_t kStretch = 20'000;

const std::string& columns() {
  static const std::string kColumns = "sequence, at_us, actor, action, refused, entry, hash";
  return kColumns;
}

Result<void> check(const AuditFilter& filter, int limit) {
  if (limit < 1 || limit > 1'000)
    return Error{ErrorCode::invalid, "a page holds 1 to 1000 entries, not " + std::to_string(limit)};
  if (filter.from && filter.to && *filter.from > *filter.to)
    return Error{ErrorCode::invalid, "the window ends before it begins"};
  return {};
}

/// Tells filters apart, so that a token of one is refused by another.
std::string listName(const AuditFilter& filter) {
  std::string name = "audit";
  const auto add = [&name](std::string_view part) {
    name += '\n';
    name += part;
  };
  add(filter.actor);
  add(filter.target);
  for (const std::string& action : filter.actions) add(action);
  add(filter.refusedOnly ? "refused" : "all");
  add(filter.from ? std::to_string(toMicros(*filter.from)) : std::string("-"));
  add(filter.to ? std::to_string(toMicros(*filter.to)) : std::string("-"));
  add(filter.search);
  return name;
}

Result<std::int64_t> newestNumber(const QueryContext& context) {
  return oneNumber(context.statements, kNewestAuditSql, bindNothing);
}

/// The first number whose entry is not earlier than `time`; one behind the newest where there is none. Times never
/// run backwards in a trail, so halving finds it.
Result<std::int64_t> firstSince(const QueryContext& context, UtcTime time, std::int64_t newest) {
  std::int64_t low = 1;
  std::int64_t high = newest + 1;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    auto at = oneNumber(
        context.statements, "SELECT at_us FROM audit_entry WHERE sequence >= $1 ORDER BY sequence LIMIT 1",
        [middle](store::Statement& s) { s.bind(1, middle); }, INT64_MAX);
    if (!at) return std::move(at).error();
    if (*at < toMicros(time))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

bool matchesAction(const AuditFilter& filter, std::string_view action) {
  return filter.actions.empty() ||
         std::any_of(filter.actions.begin(), filter.actions.end(), [action](const std::string& wanted) {
           return wanted.ends_with('.') ? action.starts_with(wanted) : action == wanted;
         });
}

bool contains(std::string_view text, const std::string& lowered) {
  return base::toLowerAscii(text).find(lowered) != std::string::npos;
}

bool matchesSearch(const AuditRow& row, const std::vector<std::string>& targets, const std::string& lowered) {
  if (lowered.empty() || std::to_string(row.number) == lowered) return true;
  for (const std::string_view text : {std::string_view(row.actor), std::string_view(row.action),
                                      std::string_view(row.reason), std::string_view(row.whyNot)})
    if (contains(text, lowered)) return true;
  return std::any_of(targets.begin(), targets.end(),
                     [&lowered](const std::string& target) { return contains(target, lowered); });
}

bool matchesColumns(const AuditFilter& filter, const store::Statement& row) {
  const UtcTime at = fromMicros(row.integer(1));
  return (filter.actor.empty() || row.text(2) == filter.actor) && matchesAction(filter, row.text(3)) &&
         (!filter.refusedOnly || row.integer(4) != 0) && (!filter.from || at >= *filter.from) &&
         (!filter.to || at < *filter.to);
}

/// The shape of the question: by target over its index, by actor over its, else along the trail.
std::string stretchSql(const AuditFilter& filter) {
  std::string sql = "SELECT " + columns() + " FROM audit_entry WHERE sequence < $1 AND sequence >= $2";
  if (!filter.target.empty())
    sql += " AND sequence IN (SELECT sequence FROM audit_target WHERE target = $3)";
  else if (!filter.actor.empty())
    sql += " AND actor = $3";
  return sql + " ORDER BY sequence DESC";
}

/// Reads the entries below `before` down to `floor`; answers where to go on (`floor` where all were read).
Result<std::int64_t> readStretch(const QueryContext& context, const AuditFilter& filter, std::int64_t before,
                                 std::int64_t floor, std::size_t limit, std::vector<AuditRow>& rows) {
  const std::string lowered = base::toLowerAscii(filter.search);
  std::int64_t reached = floor;
  auto done = eachRow(
      context.statements, stretchSql(filter),
      [&](store::Statement& s) {
        s.bind(1, before);
        s.bind(2, floor);
        if (!filter.target.empty())
          s.bindText(3, filter.target);
        else if (!filter.actor.empty())
          s.bindText(3, filter.actor);
      },
      [&](const store::Statement& row) {
        if (!matchesColumns(filter, row)) return true;
        AuditText text = readAuditText(row.text(5));
        AuditRow shown = text.row(row.integer(0), fromMicros(row.integer(1)), row.text(2), row.text(3),
                                  row.integer(4) != 0, row.blob(6));
        if (!matchesSearch(shown, text.targets, lowered)) return true;
        rows.push_back(std::move(shown));
        if (rows.size() < limit) return true;
        reached = row.integer(0);
        return false;
      });
  if (!done) return std::move(done).error();
  return reached;
}

std::string sha256Hex(std::string_view bytes) {
  const auto digest = crypto::sha256(bytes);
  return base::toHex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

Result<std::string> instanceOf(const QueryContext& context) {
  std::string value;
  auto done = eachRow(
      context.statements, "SELECT value FROM fact WHERE name = $1",
      [](store::Statement& s) { s.bindText(1, store::kFactInstance); },
      [&](const store::Statement& row) {
        value = row.text(0);
        return false;
      });
  if (!done) return std::move(done).error();
  return value;
}

/// The entries right before and after `entry`, and whether hashes lead from one to the next.
Result<void> addLinks(const QueryContext& context, AuditEntry& entry) {
  const std::int64_t number = entry.row.number;
  auto done = eachRow(
      context.statements,
      "SELECT sequence, hash, entry FROM audit_entry WHERE sequence >= $1 AND sequence <= $2 ORDER BY sequence",
      [number](store::Statement& s) {
        s.bind(1, number - 1);
        s.bind(2, number + 1);
      },
      [&](const store::Statement& row) {
        const AuditLink link{row.integer(0), base::toHex(row.blob(1))};
        if (link.number < number) {
          entry.before = link;
          entry.tied = entry.previousHashHex == link.hashHex;
        } else if (link.number > number) {
          entry.next = link;
          entry.nextTied = readAuditText(row.text(2)).previousHashHex == entry.row.hashHex;
        }
        return true;
      });
  if (!done || number != 1) return done;
  auto instance = instanceOf(context);
  if (!instance) return std::move(instance).error();
  entry.tied = entry.previousHashHex == base::toHex(audit::genesis(*instance).hash);
  return {};
}

}  // namespace

Result<AuditPage> auditPage(const QueryContext& context, const AuditFilter& filter, std::string_view token,
                            int limit) {
  if (auto checked = check(filter, limit); !checked) return std::move(checked).error();
  const std::string list = listName(filter);
  auto position = fromToken(list, token);
  if (!position) return std::move(position).error();
  auto newest = newestNumber(context);
  if (!newest) return std::move(newest).error();
  AuditPage page;
  page.newest = *newest;
  std::int64_t lowest = 1;
  std::int64_t before = std::min(position->number, *newest + 1);
  if (filter.from) {
    auto first = firstSince(context, *filter.from, *newest);
    if (!first) return std::move(first).error();
    lowest = *first;
  }
  if (filter.to) {
    auto end = firstSince(context, *filter.to, *newest);
    if (!end) return std::move(end).error();
    before = std::min(before, *end);
  }
  if (before <= lowest) return page;
  const std::int64_t floor = std::max(lowest, before - kStretch);
  auto reached = readStretch(context, filter, before, floor, static_cast<std::size_t>(limit), page.rows);
  if (!reached) return std::move(reached).error();
  if (*reached > lowest) page.next = toToken(list, {0, *reached});
  return page;
}

Result<AuditCounts> auditCounts(const QueryContext& context) {
  auto newest = newestNumber(context);
  if (!newest) return std::move(newest).error();
  AuditCounts counts;
  const std::int64_t floor = std::max<std::int64_t>(0, *newest - kAuditCounted);
  counts.atLeast = floor > 0;
  std::map<std::string, std::int64_t, std::less<>> byAction;
  auto done = eachRow(
      context.statements, "SELECT action, refused FROM audit_entry WHERE sequence > $1",
      [floor](store::Statement& s) { s.bind(1, floor); },
      [&](const store::Statement& row) {
        auto found = byAction.find(row.text(0));
        if (found == byAction.end()) found = byAction.emplace(row.text(0), 0).first;
        ++found->second;
        ++counts.entries;
        if (row.integer(1) != 0) ++counts.refused;
        return true;
      });
  if (!done) return std::move(done).error();
  counts.byAction.assign(byAction.begin(), byAction.end());
  return counts;
}

Result<AuditEntry> auditEntry(const QueryContext& context, std::int64_t number) {
  std::optional<AuditEntry> found;
  auto done = eachRow(
      context.statements, "SELECT " + columns() + " FROM audit_entry WHERE sequence = $1",
      [number](store::Statement& s) { s.bind(1, number); },
      [&](const store::Statement& row) {
        AuditText text = readAuditText(row.text(5));
        AuditEntry entry;
        entry.row = text.row(row.integer(0), fromMicros(row.integer(1)), row.text(2), row.text(3),
                             row.integer(4) != 0, row.blob(6));
        entry.text = row.text(5);
        entry.hashHolds = sha256Hex(entry.text) == entry.row.hashHex;
        entry.targets = std::move(text.targets);
        entry.values = std::move(text.values);
        entry.previousHashHex = std::move(text.previousHashHex);
        found = std::move(entry);
        return false;
      });
  if (!done) return std::move(done).error();
  if (!found) return Error{ErrorCode::notFound, "there is no audit entry " + std::to_string(number)};
  if (auto linked = addLinks(context, *found); !linked) return std::move(linked).error();
  return std::move(*found);
}

Result<void> eachAuditEntry(Statements& statements, const std::function<bool(std::string_view entry)>& line) {
  constexpr std::int64_t kAtOnce = 1'000;
  std::int64_t after = 0;
  for (bool more = true; more;) {
    std::int64_t taken = 0;
    bool wanted = true;
    auto done = eachRow(
        statements, "SELECT sequence, entry FROM audit_entry WHERE sequence > $1 ORDER BY sequence LIMIT $2",
        [after](store::Statement& s) {
          s.bind(1, after);
          s.bind(2, kAtOnce);
        },
        [&](const store::Statement& row) {
          after = row.integer(0);
          ++taken;
          return wanted = line(row.text(1));
        });
    if (!done) return done;
    more = wanted && taken == kAtOnce;
  }
  return {};
}

}  // namespace ack::query
