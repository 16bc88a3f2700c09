#include "core/query/attention.h"

#include "core/accept/acceptor.h"
#include "core/domain/alert_words.h"
#include "core/query/figures.h"
#include "core/query/refusals.h"
#include "core/query/source_views.h"
#include "core/query/subscription_notices.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace ack::query {
namespace {

using Kind = AttentionItem::Kind;
using std::chrono::hours;
using std::chrono::minutes;

constexpr std::int64_t kTellOfBacklogFrom = 80;  // percent of its limit
constexpr auto kDiskReserved = static_cast<std::int64_t>(accept::Acceptor::kReservedBytes);
constexpr std::int64_t kDiskLow = 8 * kDiskReserved;
constexpr std::int64_t kLeastDue = 10;  // events that a share is worth judging of

int harm(Kind kind) noexcept {
  switch (kind) {
  case Kind::missingAccepted:
    return 0;
  case Kind::secondCharge:
    return 1;
  case Kind::noWorkingSecret:
  case Kind::diskLow:
  case Kind::backlog:
    return 2;
  case Kind::unresolved:
    return 3;
  case Kind::deadGroup:
  case Kind::quarantined:
    return 4;
  case Kind::quietSource:
  case Kind::badSignatures:
  case Kind::replayedKey:
  case Kind::subscription:
  case Kind::oldestUnfinished:
  case Kind::completionBelow:
    return 5;
  case Kind::contentMismatch:
  case Kind::sameBodyOtherId:
  case Kind::sameBodyOtherTenant:
    return 6;
  case Kind::deadWithoutOwner:
    return 7;
  case Kind::rejections:
    return 8;
  case Kind::certificateProblem:
  case Kind::certificateExpires:
    return 3;
  }
  return 9;
}

using Items = std::vector<AttentionItem>;

void addDead(const std::vector<DeadCount>& dead, Items& items) {
  std::map<std::pair<domain::DeadCause, std::string>, AttentionItem> groups;
  AttentionItem ownerless{Kind::deadWithoutOwner, {}, {}, 0, {}, {}};
  for (const DeadCount& one : dead) {
    AttentionItem& group = groups[{one.cause, one.destination}];
    if (group.count == 0)
      group = {Kind::deadGroup, one.destination, one.cause, 0, one.oldest, one.owner};
    else if (group.owner != one.owner)
      group.owner.clear();
    group.since = std::min(group.since, one.oldest);
    group.count += one.count;
    if (!one.owner.empty()) continue;
    if (ownerless.count == 0 || one.oldest < ownerless.since) ownerless.since = one.oldest;
    ownerless.count += one.count;
  }
  for (auto& [key, group] : groups) items.push_back(std::move(group));
  if (ownerless.count > 0) items.push_back(std::move(ownerless));
}

/// By source: requests that were refused within the last hour.
Result<std::map<std::int64_t, std::int64_t>> readRefusedLately(const QueryContext& context) {
  static const std::string kSql =
      "SELECT source_id, sum(rejected) FROM minute_metric WHERE minute >= $1 GROUP BY source_id";
  const auto now = std::chrono::floor<minutes>(context.now).time_since_epoch().count();
  std::map<std::int64_t, std::int64_t> refused;
  auto done = eachRow(
      context.statements, kSql, [now](store::Statement& s) { s.bind(1, now - 60); },
      [&](const store::Statement& row) {
        refused[row.integer(0)] = row.integer(1);
        return true;
      });
  if (!done) return std::move(done).error();
  return refused;
}

Result<void> addSources(const QueryContext& context, QuietSources& quiet, Items& items) {
  auto seen = readLastSeen(context);
  if (!seen) return std::move(seen).error();
  auto refused = readRefusedLately(context);
  if (!refused) return std::move(refused).error();
  for (const config::Source& source : context.catalogue.sources) {
    if (!hasWorkingSecret(source))
      items.push_back({Kind::noWorkingSecret, source.name, {}, 0, context.now, source.owner});
    const LastSeen& last = (*seen)[source.id.value];
    if (last.accepted) {
      const auto exceeded = quiet.exceeded(context, source.id, *last.accepted);
      if (!exceeded) return exceeded.error();
      if (*exceeded) {
        AttentionItem item{Kind::quietSource, source.name, {}, 0, *last.accepted, source.owner};
        item.limit = (*exceeded)->count();
        items.push_back(std::move(item));
      }
    }
    const std::int64_t refusedLately = (*refused)[source.id.value];
    if (refusedLately == 0) continue;
    auto reasons = readRefusals(context, source.id, context.now - hours(1));
    if (!reasons) return std::move(reasons).error();
    const AttentionItem item{Kind::rejections, source.name, {}, 0, last.rejected.value_or(context.now), source.owner};
    for (AttentionItem& one : refusalItems(item, refusedLately, *reasons)) items.push_back(std::move(one));
  }
  return {};
}

/// What the engine noticed about a source's events within a day, and nobody has seen to.
constexpr std::array kAlertsOfSources{std::pair{domain::AlertKind::contentMismatch, Kind::contentMismatch},
                                      std::pair{domain::AlertKind::sameBodyOtherId, Kind::sameBodyOtherId},
                                      std::pair{domain::AlertKind::sameBodyOtherTenant, Kind::sameBodyOtherTenant},
                                      std::pair{domain::AlertKind::replayedKey, Kind::replayedKey}};

Result<void> addAlerts(const QueryContext& context, Items& items) {
  static const std::string kSql =
      "SELECT subject, count, first_at_us FROM alert WHERE state < 2 AND kind = $1 AND last_at_us >= $2 ORDER BY "
      "last_at_us DESC";
  for (const auto& [alert, kind] : kAlertsOfSources) {
    auto done = eachRow(
        context.statements, kSql,
        [&, word = domain::toText(alert)](store::Statement& s) {
          s.bindText(1, word);
          s.bind(2, toMicros(context.now - hours(24)));
        },
        [&, of = kind](const store::Statement& row) {
          AttentionItem item{of, std::string(row.text(0)), {}, row.integer(1), fromMicros(row.integer(2)), {}};
          if (const config::Source* source = context.catalogue.source(item.subject)) item.owner = source->owner;
          items.push_back(std::move(item));
          return true;
        });
    if (!done) return done;
  }
  return {};
}

/// Topics that send nothing until somebody opens the address they named; one item for each source.
Result<void> addSubscriptions(const QueryContext& context, Items& items) {
  auto notices = readSubscriptionNotices(context);
  if (!notices) return std::move(notices).error();
  std::map<std::string, AttentionItem> bySource;
  for (const SubscriptionNoticeView& notice : *notices) {
    if (notice.ended) continue;
    AttentionItem& item =
        bySource
            .try_emplace(notice.source,
                         AttentionItem{Kind::subscription, notice.source, {}, 0, notice.at, notice.owner})
            .first->second;
    ++item.count;
    item.since = std::min(item.since, notice.at);
  }
  for (auto& [source, item] : bySource) items.push_back(std::move(item));
  return {};
}

/// `count` of an expiry: whole days left, 0 on the last one, -1 once it is over.
void addCertificates(const domain::TlsState& tls, UtcTime now, Items& items) {
  if (!tls.problem.empty()) items.push_back({Kind::certificateProblem, tls.problem, {}, 0, tls.problemAt, {}});
  if (!tls.weakness.empty()) items.push_back({Kind::certificateProblem, tls.weakness, {}, 0, tls.loadedAt, {}});
  for (const domain::CertificateState& one : tls.certificates) {
    if (const auto left = domain::daysToExpiry(one, now))
      items.push_back({Kind::certificateExpires, one.file, {}, *left, std::min(now, one.notAfter), {}});
  }
}

/// What would make the receiver answer 503 before it does.
void addLimits(const QueryContext& context, const Status& status, Items& items) {
  const std::int64_t waiting = status.states.unfinished() - status.states.of(domain::DeliveryState::dead);
  const std::int64_t most = context.catalogue.settings.maxBacklog;
  if (waiting * 100 >= most * kTellOfBacklogFrom) {
    AttentionItem item{Kind::backlog, {}, {}, waiting, status.oldestUnfinishedAt.value_or(context.now), {}};
    item.limit = most;
    items.push_back(std::move(item));
  }
  if (status.diskFreeBytes && *status.diskFreeBytes < kDiskLow) {
    AttentionItem item{Kind::diskLow, {}, {}, *status.diskFreeBytes, context.now, {}};
    item.limit = kDiskReserved;
    items.push_back(std::move(item));
  }
}

/// Fewer than promised were completed in time.
void addCompletion(const QueryContext& context, const Status& status, Items& items) {
  if (status.completionDue < kLeastDue || status.completionWithinTarget >= status.completionTarget) return;
  AttentionItem item{Kind::completionBelow,
                     {},
                     {},
                     status.completionDue - status.completionInTime,
                     context.now - status.completionWindow,
                     {}};
  item.limit = status.completionDue;
  items.push_back(std::move(item));
}

/// Deliveries that the engine died on: each is tried by itself now.
Result<void> addQuarantined(const QueryContext& context, Items& items) {
  static const std::string kSql =
      "SELECT count(*), min(received_at_us), min(delivery_id) FROM delivery WHERE state IN (0, 2) AND lane = -1";
  return eachRow(context.statements, kSql, bindNothing, [&items](const store::Statement& row) {
    if (row.integer(0) > 0)
      items.push_back({Kind::quarantined,
                       domain::toText(DeliveryId{row.integer(2)}),
                       {},
                       row.integer(0),
                       fromMicros(row.integer(1)),
                       {}});
    return false;
  });
}

}  // namespace

Result<Attention> readAttention(const QueryContext& context, const Status& status, const std::vector<DeadCount>& dead,
                                AttentionMemory& memory) {
  Attention attention;
  Items& items = attention.items;
  if (status.missingAccepted > 0)
    items.push_back({Kind::missingAccepted, {}, {}, status.missingAccepted, context.now, {}});
  if (status.secondCharges > 0) items.push_back({Kind::secondCharge, {}, {}, status.secondCharges, context.now, {}});
  if (const std::int64_t unresolved = status.states.of(domain::DeliveryState::unresolved); unresolved > 0) {
    auto oldest = oldestOf(context, domain::DeliveryState::unresolved);
    if (!oldest) return std::move(oldest).error();
    items.push_back({Kind::unresolved, {}, {}, unresolved, *oldest ? (*oldest)->first : context.now, {}});
  }
  addDead(dead, items);
  if (status.tls) addCertificates(*status.tls, context.now, items);
  addLimits(context, status, items);
  addCompletion(context, status, items);
  auto done = addQuarantined(context, items);
  if (done) done = addSources(context, memory.quiet, items);
  if (done) done = addAlerts(context, items);
  if (done) done = addSubscriptions(context, items);
  if (!done) return std::move(done).error();
  auto late = memory.late.read(context, status.oldestUnfinishedAt);
  if (!late) return std::move(late).error();
  attention.lateCut = late->cut;
  for (AttentionItem& item : late->items) items.push_back(std::move(item));
  std::stable_sort(items.begin(), items.end(), [](const AttentionItem& a, const AttentionItem& b) {
    if (harm(a.kind) != harm(b.kind)) return harm(a.kind) < harm(b.kind);
    return a.count != b.count ? a.count > b.count : a.since < b.since;
  });
  return attention;
}

}  // namespace ack::query
