#include "core/operate/replay_commands.h"

#include "core/access/standing.h"
#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/operate/replay_preview.h"
#include "core/queue/replay_tidying.h"

#include <boost/json/object.hpp>

#include <algorithm>

namespace ack::operate {
namespace {

using access::Permission;
using domain::ReplayState;

constexpr std::int64_t kHoldsAtOnce = 1'000;
constexpr std::int64_t kOpenReplays = 64;
constexpr int kMaxBatch = 10'000;
constexpr int kMaxAtATime = 1'000;
constexpr std::chrono::seconds kMaxInterval{3'600};

Error gone(ReplayId id) {
  return Error{ErrorCode::notFound, "there is no replay " + domain::toText(id) + ", or its preview has lapsed"};
}

/// Characters, not bytes; invalid where they are too few or too many.
Result<void> checkReason(const std::string& reason, std::size_t atLeast) {
  const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  const auto continuations = std::count_if(reason.begin(), reason.end(), isContinuation);
  const std::size_t characters = reason.size() - static_cast<std::size_t>(continuations);
  const bool blank = reason.find_first_not_of(" \t\r\n") == std::string::npos;
  if (!base::isUtf8(reason)) return Error{ErrorCode::invalid, "the reason is no valid text"};
  if (!(blank && atLeast > 0) && characters >= atLeast && characters <= kMaxReplayReason) return {};
  return Error{ErrorCode::invalid, "a reason of " + std::to_string(atLeast) + " to " +
                                       std::to_string(kMaxReplayReason) + " characters is needed"};
}

Result<void> checkPace(const domain::ReplayPace& pace) {
  if (pace.batch < 1 || pace.batch > kMaxBatch)
    return Error{ErrorCode::invalid, "a batch is 1 to " + std::to_string(kMaxBatch) + " deliveries"};
  if (pace.interval < std::chrono::seconds(0) || pace.interval > kMaxInterval)
    return Error{ErrorCode::invalid, "batches are 0 to " + std::to_string(kMaxInterval.count()) + " s apart"};
  if (pace.atATime < 1 || pace.atATime > kMaxAtATime)
    return Error{ErrorCode::invalid, "1 to " + std::to_string(kMaxAtATime) + " deliveries are under way at a time"};
  return {};
}

boost::json::object describe(const store::ReplayRow& row) {
  return {{"replay", domain::toText(row.id)},
          {"manifest", base::toHex(row.manifestSha256)},
          {"chosen", row.chosen},
          {"rules", domain::toText(row.rules)},
          {"deliveries", row.counts.deliveries},
          {"runs", row.counts.runs},
          {"skip", row.counts.skip},
          {"run", row.counts.run},
          {"ask", row.counts.ask},
          {"possible_duplicates", row.counts.possible}};
}

boost::json::object describe(const store::ReplayRow& row, const ReplayOrder& order, const std::string& whySecond) {
  boost::json::object after = describe(row);
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

/// The row in the caller's transaction.
Result<store::ReplayRow> loadIn(store::Connection& connection, ReplayId id) {
  auto row = store::ReplayTable(connection).load(id);
  if (!row) return std::move(row).error();
  if (!*row) return gone(id);
  return std::move(**row);
}

/// What is overdue is done by whoever comes by; nothing waits for an engine that may not run.
Result<void> tidyAll(const Desk& desk) {
  const auto open = store::ReplayTable(desk.connection).open(kOpenReplays);
  if (!open) return open.error();
  for (store::ReplayRow row : *open) {
    while (queue::needsTidying(row, desk.clock.now())) {
      WriteScope scope(desk.connection);
      if (auto begun = scope.begin(); !begun) return begun;
      const auto more = queue::tidy(desk.connection, row, desk.clock.now());
      if (!more) return more.error();
      if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
      base::killPoint("replay.tidy");
      if (!*more) break;
      auto again = store::ReplayTable(desk.connection).load(row.id);
      if (!again) return std::move(again).error();
      if (!*again) break;
      row = std::move(**again);
    }
  }
  return {};
}

/// Gives back what a request that came to nothing has held.
Result<void> letGoAll(const Desk& desk, ReplayId id) {
  for (;;) {
    WriteScope scope(desk.connection);
    if (auto begun = scope.begin(); !begun) return begun;
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

audit::Deed deedOf(const char* action, ReplayId id, const std::string& reason) {
  audit::Deed deed;
  deed.action = action;
  deed.targets = {domain::toText(id)};
  deed.count = 1;
  deed.reason = reason;
  return deed;
}

Result<void> mayBeAskedFor(const store::ReplayRow& row, const access::Actor& actor, const ReplayOrder& order,
                           UtcTime now) {
  if (row.state != ReplayState::draft)
    return Error{ErrorCode::conflict, domain::toText(row.id) + " was asked for already"};
  if (row.manifestSha256.empty() || now >= row.expiresAt) return gone(row.id);
  if (row.askedBy != actor.person || row.askedName != actor.name)
    return Error{ErrorCode::refused, "it is the preview of " + row.askedName + "; make your own"};
  if (row.counts.runs == 0) return Error{ErrorCode::refused, "nothing in this preview can run"};
  if (row.needsCorrection && !order.corrected)
    return Error{ErrorCode::invalid, "these failed for a cause that lasts: say that it is corrected"};
  return {};
}

Error askerGone(const store::ReplayRow& row) {
  return Error{ErrorCode::refused, row.askedName + ", who asked for it, may no longer replay dead letters"};
}

}  // namespace

Result<ReplayPreview> ReplayCommands::preview(const Caller& caller, const ReplaySelection& selection,
                                              domain::RulesChoice rules, const Going& going) {
  audit::Deed deed;
  deed.action = "replay.preview";
  deed.count = static_cast<std::int64_t>(selection.deliveries.size());
  const auto actor = permit(m_desk, caller, Permission::viewWork, std::move(deed), true);
  if (!actor) return actor.error();
  if (auto tidied = tidyAll(m_desk); !tidied) return std::move(tidied).error();
  const auto choice = choose(m_desk.connection, selection);
  if (!choice) return choice.error();
  ManifestMaker maker(m_desk, m_proofOf, rules);
  const auto row = maker.make(*actor, *choice, going);
  if (!row) return row.error();
  return ReplayPreview{row->id,
                       row->counts,
                       base::toHex(row->manifestSha256),
                       row->needsCorrection,
                       whySecondPerson(row->counts, maker.catalogue().settings),
                       row->expiresAt};
}

Result<void> ReplayCommands::discard(const Caller& caller, ReplayId draft) {
  audit::Deed deed = deedOf("replay.discard", draft, "");
  const auto actor = permit(m_desk, caller, Permission::viewWork, std::move(deed), true);
  if (!actor) return actor.error();
  {
    WriteScope scope(m_desk.connection);
    if (auto begun = scope.begin(); !begun) return begun;
    auto lapsed = store::ReplayTable(m_desk.connection).lapse(draft, actor->person, actor->name);
    if (!lapsed) return lapsed;
    if (auto committed = m_desk.connection.commit(); !committed) return std::move(committed).error();
  }
  return tidyAll(m_desk);
}

Result<void> ReplayCommands::takeHolds(ReplayId id, std::int64_t deliveries, std::int64_t& last) {
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
  audit::Deed deed = deedOf("replay.request", draft, order.reason);
  if (auto allowed = permit(m_desk, caller, Permission::replay, deed, true); !allowed)
    return std::move(allowed).error();
  if (auto checked = checkReason(order.reason, kMinReplayReason); !checked) return std::move(checked).error();
  if (auto checked = checkPace(order.pace); !checked) return std::move(checked).error();
  if (auto tidied = tidyAll(m_desk); !tidied) return std::move(tidied).error();
  auto row = loadIn(m_desk.connection, draft);
  if (!row) return std::move(row).error();
  const auto current = config::RulesArchive(m_desk.vault).newest(m_desk.connection);
  if (!current) return current.error();
  const config::Settings settings = (*current)->settings;
  ReplayReceipt receipt{draft, ReplayState::ready, whySecondPerson(row->counts, settings), {}};
  if (!receipt.whySecond.empty()) receipt.state = ReplayState::waiting;

  std::int64_t last = 0;
  // Whatever is wrong with the holds is told from within the deed, so that the refusal is written down as well.
  Result<void> held;
  if (row->state == ReplayState::draft) held = takeHolds(draft, row->counts.runs, last);
  deed.count = row->counts.runs;
  const auto done = perform(
      m_desk, caller, Permission::replay, deed, [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        if (!held) return held.error();
        const auto fresh = loadIn(m_desk.connection, draft);
        if (!fresh) return fresh.error();
        if (auto may = mayBeAskedFor(*fresh, actor, order, now); !may) return may.error();
        store::ReplayHoldTable holds(m_desk.connection);
        if (auto rest = holds.take(draft, last, kHoldsAtOnce); !rest) return rest.error();
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
  if (row->state == ReplayState::draft)
    if (auto letGo = letGoAll(m_desk, draft); !letGo) return std::move(letGo).error();
  return done.error();
}

Result<void> ReplayCommands::approve(const Caller& caller, ReplayId id, std::string_view manifestSha256Hex,
                                     const std::string& reason) {
  // Whoever may not is told so before anything else is looked at.
  audit::Deed deed = deedOf("replay.approve", id, reason);
  if (auto allowed = permit(m_desk, caller, Permission::approveReplay, deed, true); !allowed)
    return std::move(allowed).error();
  if (auto checked = checkReason(reason, 0); !checked) return checked;
  const auto seen = loadIn(m_desk.connection, id);
  if (!seen) return seen.error();
  // Outside the deed's transaction, since a large manifest takes its time; its frozen part has no way to change.
  const auto intact = queue::verifyManifest(m_desk.connection, *seen);
  deed.count = seen->counts.runs;
  return perform(
      m_desk, caller, Permission::approveReplay, deed,
      [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        if (!intact) return Error{ErrorCode::refused, intact.error().message};
        const auto row = loadIn(m_desk.connection, id);
        if (!row) return row.error();
        if (row->state == ReplayState::expired || (row->state == ReplayState::waiting && now >= row->expiresAt))
          return Error{ErrorCode::refused, "the request has expired; it must be made anew"};
        if (row->state != ReplayState::waiting)
          return Error{ErrorCode::conflict, "it no longer waits: it is " + std::string(domain::toText(row->state))};
        if (row->askedBy == actor.person) return Error{ErrorCode::refused, "nobody approves their own request"};
        if (!manifestSha256Hex.empty() && manifestSha256Hex != base::toHex(row->manifestSha256))
          return Error{ErrorCode::conflict, "this is not the manifest that was looked at"};
        const auto may = access::stillMay(m_desk.connection, row->askedBy, Permission::replay);
        if (!may) return may.error();
        if (!*may) return askerGone(*row);
        auto decided = store::ReplayTable(m_desk.connection)
                           .decide(id, {ReplayState::ready, actor.person, actor.name, reason, now});
        if (!decided) return std::move(decided).error();
        base::killPoint("replay.approve");
        return Change{boost::json::object{{"state", "waiting"}, {"asked_by", row->askedName}}, describe(*row), {}};
      });
}

Result<void> ReplayCommands::reject(const Caller& caller, ReplayId id, const std::string& reason) {
  const audit::Deed deed = deedOf("replay.reject", id, reason);
  if (auto allowed = permit(m_desk, caller, Permission::approveReplay, deed, true); !allowed)
    return std::move(allowed).error();
  if (auto checked = checkReason(reason, 1); !checked) return checked;
  const auto done = perform(
      m_desk, caller, Permission::approveReplay, deed,
      [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
        const auto row = loadIn(m_desk.connection, id);
        if (!row) return row.error();
        auto decided = store::ReplayTable(m_desk.connection)
                           .decide(id, {ReplayState::rejected, actor.person, actor.name, reason, now});
        if (!decided) return std::move(decided).error();
        return Change{boost::json::object{{"state", "waiting"}, {"asked_by", row->askedName}}, describe(*row), {}};
      });
  return done ? tidyAll(m_desk) : done;
}

/// One change of a state by a person who may replay.
static Result<void> moveReplay(const Desk& desk, const Caller& caller, audit::Deed deed, ReplayId id,
                               const std::function<Result<ReplayState>(const store::ReplayRow&)>& next,
                               bool ends = false) {
  return perform(desk, caller, Permission::replay, std::move(deed),
                 [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
                   const auto row = loadIn(desk.connection, id);
                   if (!row) return row.error();
                   const auto to = next(*row);
                   if (!to) return to.error();
                   const bool stops = *to == ReplayState::paused || *to == ReplayState::cancelled;
                   const std::string why = stops ? std::string(domain::toText(*to)) + " by " + actor.name : "";
                   auto moved =
                       store::ReplayTable(desk.connection).move(id, row->state, *to, ends ? now : UtcTime{}, why);
                   if (!moved) return std::move(moved).error();
                   base::killPoint("replay.move");
                   boost::json::object after{{"state", domain::toText(*to)},
                                             {"left", row->progress.left},
                                             {"under_way", row->progress.underWay}};
                   return Change{boost::json::object{{"state", domain::toText(row->state)}}, std::move(after), {}};
                 });
}

Result<void> ReplayCommands::pause(const Caller& caller, ReplayId id, const std::string& reason) {
  return moveReplay(m_desk, caller, deedOf("replay.pause", id, reason), id,
                    [](const store::ReplayRow& row) -> Result<ReplayState> {
                      if (row.state == ReplayState::ready || row.state == ReplayState::running)
                        return ReplayState::paused;
                      return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) +
                                                            ", so there is nothing to pause"};
                    });
}

Result<void> ReplayCommands::resume(const Caller& caller, ReplayId id, const std::string& reason) {
  return moveReplay(
      m_desk, caller, deedOf("replay.resume", id, reason), id,
      [this](const store::ReplayRow& row) -> Result<ReplayState> {
        if (row.state != ReplayState::paused)
          return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) + ", not paused"};
        const auto asker = access::stillMay(m_desk.connection, row.askedBy, Permission::replay);
        if (!asker) return asker.error();
        if (!*asker) return askerGone(row);
        return row.beganAt == UtcTime{} ? ReplayState::ready : ReplayState::running;
      });
}

Result<std::int64_t> ReplayCommands::cancel(const Caller& caller, ReplayId id, const std::string& reason) {
  const auto done = moveReplay(
      m_desk, caller, deedOf("replay.cancel", id, reason), id,
      [](const store::ReplayRow& row) -> Result<ReplayState> {
        if (domain::mayStillRun(row.state)) return ReplayState::cancelled;
        return Error{ErrorCode::conflict, "it is " + std::string(domain::toText(row.state)) + " already"};
      },
      true);
  if (!done) return done.error();
  if (auto tidied = tidyAll(m_desk); !tidied) return std::move(tidied).error();
  const auto row = loadIn(m_desk.connection, id);
  if (!row) return row.error();
  return row->progress.left;
}

}  // namespace ack::operate
