#include "core/operate/replay_commands.h"

#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/config/stored_catalogue.h"
#include "core/operate/reason.h"
#include "core/operate/replay_deeds.h"
#include "core/operate/replay_preview.h"
#include "core/queue/replay_tidying.h"

#include <boost/json/object.hpp>

namespace ack::operate {
namespace {

using access::Permission;
using domain::ReplayState;

constexpr std::int64_t kHoldsAtOnce = 1'000;
constexpr std::chrono::minutes kHoldingLife{2};
constexpr int kMaxBatch = 10'000;
constexpr int kMaxAtATime = 1'000;
constexpr std::chrono::seconds kMaxInterval{3'600};

Result<void> checkPace(const domain::ReplayPace& pace) {
  if (pace.batch < 1 || pace.batch > kMaxBatch)
    return Error{ErrorCode::invalid, "a batch is 1 to " + std::to_string(kMaxBatch) + " deliveries"};
  if (pace.interval < std::chrono::seconds(0) || pace.interval > kMaxInterval)
    return Error{ErrorCode::invalid, "batches are 0 to " + std::to_string(kMaxInterval.count()) + " s apart"};
  if (pace.atATime < 1 || pace.atATime > kMaxAtATime)
    return Error{ErrorCode::invalid, "1 to " + std::to_string(kMaxAtATime) + " deliveries are under way at a time"};
  return {};
}

boost::json::object describe(const store::ReplayRow& row, const ReplayOrder& order, const std::string& whySecond) {
  boost::json::object after = describeReplay(row);
  after["state"] = whySecond.empty() ? "ready" : "waiting";
  after["reason_kind"] = domain::toText(order.kind);
  after["corrected"] = order.corrected;
  after["batch"] = order.pace.batch;
  after["interval_s"] = order.pace.interval.count();
  after["at_a_time"] = order.pace.atATime;
  after["stop_at_failure"] = order.pace.stopAtFailure;
  after["why_second"] = whySecond;
  return after;
}

/// In a commit of its own.
Result<void> expireDraft(const Desk& desk, ReplayId id, UtcTime at) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return begun;
  if (auto set = store::ReplayTable(desk.connection).expireDraft(id, at); !set) return set;
  return desk.connection.commit();
}

/// Gives back what a request that came to nothing has held.
Result<void> letGoAll(const Desk& desk, ReplayId id) {
  for (;;) {
    WriteScope scope(desk.connection);
    if (auto begun = scope.begin(); !begun) return begun;
    const auto row = store::ReplayTable(desk.connection).load(id);
    if (!row) return row.error();
    // Somebody else's request of the same preview may have come through meanwhile: its holds stay.
    if (!*row || (*row)->state != ReplayState::draft) return {};
    const auto letGo = store::ReplayHoldTable(desk.connection).letGoFrozen(id, queue::kTidyingRows);
    if (!letGo) return letGo.error();
    if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
    if (*letGo == 0) return {};
  }
}

/// The IDs that the audit entry names; the rest is in the manifest, whose hash it carries.
Result<std::vector<std::string>> targetsOf(store::Connection& connection, ReplayId id) {
  std::vector<std::string> targets{domain::toText(id)};
  store::ReplayItemTable items(connection);
  const auto page = items.frozen(id, DeliveryId{}, static_cast<std::int64_t>(audit::kMaxTargets) - 1);
  if (!page) return page.error();
  for (const store::ReplayItemRow& item : *page) targets.push_back(domain::toText(item.delivery));
  return targets;
}

Result<void> mayBeAskedFor(const store::ReplayRow& row, const access::Actor& actor, const ReplayOrder& order,
                           UtcTime now) {
  if (row.state != ReplayState::draft)
    return Error{ErrorCode::conflict, domain::toText(row.id) + " was asked for already"};
  if (row.manifestSha256.empty() || now >= row.expiresAt) return replayGone(row.id);
  if (row.askedBy != actor.person || row.askedName != actor.name)
    return Error{ErrorCode::refused, "it is the preview of " + row.askedName + "; make your own"};
  if (row.counts.runs == 0) return Error{ErrorCode::refused, "nothing in this preview can run"};
  if (row.needsCorrection && !order.corrected)
    return Error{ErrorCode::invalid, "these failed for a cause that lasts: say that it is corrected"};
  return {};
}

}  // namespace

Result<ReplayPreview> ReplayCommands::preview(const Caller& caller, const ReplaySelection& selection,
                                              domain::RulesChoice rules, const Going& going) {
  audit::Deed deed;
  deed.action = "replay.preview";
  deed.count = static_cast<std::int64_t>(selection.deliveries.size());
  const auto actor = permit(m_desk, caller, Permission::viewWork, std::move(deed), true);
  if (!actor) return actor.error();
  if (auto tidied = tidyReplays(m_desk); !tidied) return std::move(tidied).error();
  const auto choice = choose(m_desk.connection, selection);
  if (!choice) return choice.error();
  ManifestMaker maker(m_desk, m_proofOf, rules);
  const auto row = maker.make(*actor, *choice, going);
  if (!row) return row.error();
  auto why = whySecondPerson(m_desk.connection, *row, maker.catalogue().settings, m_desk.clock.now());
  if (!why) return std::move(why).error();
  return ReplayPreview{row->id,         row->counts,   base::toHex(row->manifestSha256), row->needsCorrection,
                       std::move(*why), row->expiresAt};
}

Result<void> ReplayCommands::discard(const Caller& caller, ReplayId draft) {
  audit::Deed deed = replayDeed("replay.discard", draft, "");
  const auto actor = permit(m_desk, caller, Permission::viewWork, std::move(deed), true);
  if (!actor) return actor.error();
  const auto row = store::ReplayTable(m_desk.connection).load(draft);
  if (!row) return row.error();
  if (!*row || (*row)->askedBy != actor->person || (*row)->askedName != actor->name) return {};
  if (auto lapsed = expireDraft(m_desk, draft, UtcTime{}); !lapsed) return lapsed;
  return tidyReplays(m_desk);
}

Result<void> ReplayCommands::takeHolds(ReplayId id, std::int64_t deliveries, std::int64_t& last) {
  if (deliveries <= kHoldsAtOnce) return {};
  // Should this process die among many, what it held is free again soon.
  if (auto shortened = expireDraft(m_desk, id, m_desk.clock.now() + kHoldingLife); !shortened) return shortened;
  store::ReplayHoldTable holds(m_desk.connection);
  for (std::int64_t taken = 0; taken + kHoldsAtOnce < deliveries; taken += kHoldsAtOnce) {
    WriteScope scope(m_desk.connection);
    if (auto begun = scope.begin(); !begun) return begun;
    const auto reached = holds.take(id, last, kHoldsAtOnce);
    if (!reached) return reached.error();
    if (auto committed = m_desk.connection.commit(); !committed) return std::move(committed).error();
    base::killPoint("replay.hold");
    last = *reached;
  }
  return {};
}

Result<ReplayReceipt> ReplayCommands::request(const Caller& caller, ReplayId draft, const ReplayOrder& order) {
  audit::Deed deed = replayDeed("replay.request", draft, order.reason);
  const auto asker = permit(m_desk, caller, Permission::replay, deed, true);
  if (!asker) return asker.error();
  if (auto checked = checkReason(order.reason); !checked) return std::move(checked).error();
  if (auto checked = checkPace(order.pace); !checked) return std::move(checked).error();
  if (auto tidied = tidyReplays(m_desk); !tidied) return std::move(tidied).error();
  auto row = loadReplay(m_desk.connection, draft);
  if (!row) return std::move(row).error();
  const auto current = config::openNewest(m_desk.connection, m_desk.vault);
  if (!current) return current.error();
  const config::Settings settings = (*current)->settings;
  ReplayReceipt receipt{draft, ReplayState::ready, {}, {}};

  std::int64_t last = 0;
  // Whatever is wrong with the holds is told from within the deed, so that the refusal is written down as well. Who
  // may not ask for it touches neither them nor how long the preview lasts.
  Result<void> held;
  const bool asksWell = mayBeAskedFor(*row, *asker, order, m_desk.clock.now()).ok();
  if (asksWell) held = takeHolds(draft, row->counts.runs, last);
  deed.count = row->counts.runs;
  const auto done = perform(
      m_desk, caller, Permission::replay, deed, [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        if (!held) return held.error();
        const auto fresh = loadReplay(m_desk.connection, draft);
        if (!fresh) return fresh.error();
        if (auto may = mayBeAskedFor(*fresh, actor, order, now); !may) return may.error();
        store::ReplayHoldTable holds(m_desk.connection);
        if (auto rest = holds.take(draft, last, kHoldsAtOnce); !rest) return rest.error();
        const auto holding = holds.count(draft);
        if (!holding) return holding.error();
        if (*holding != fresh->counts.runs)
          return Error{ErrorCode::conflict,
                       "some are no dead letters any more, or another request let go of them; preview again"};
        // Only here nobody else's request, nor another of the same person, can come in between.
        auto why = whySecondPerson(m_desk.connection, *fresh, settings, now);
        if (!why) return std::move(why).error();
        receipt.whySecond = std::move(*why);
        receipt.state = receipt.whySecond.empty() ? ReplayState::ready : ReplayState::waiting;
        receipt.expiresAt = now + settings.approvalExpires;
        const store::ReplayAsk ask{receipt.state,   now,        receipt.expiresAt, order.kind, order.reason,
                                   order.corrected, order.pace, receipt.whySecond};
        auto asked = store::ReplayTable(m_desk.connection).ask(draft, ask);
        if (!asked) return std::move(asked).error();
        auto targets = targetsOf(m_desk.connection, draft);
        if (!targets) return std::move(targets).error();
        base::killPoint("replay.request");
        return Change{nullptr, describe(*fresh, order, receipt.whySecond), std::move(*targets)};
      });
  if (done) {
    base::killPoint("replay.requested");
    return receipt;
  }
  if (asksWell)
    if (auto letGo = letGoAll(m_desk, draft); !letGo) return std::move(letGo).error();
  return done.error();
}

}  // namespace ack::operate
