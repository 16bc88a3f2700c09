#include "core/queue/replay_tidying.h"

#include "core/crypto/digest.h"

namespace ack::queue {
namespace {

using domain::ReplayState;

constexpr std::int64_t kManifestPage = 1'000;

bool isOver(ReplayState state) noexcept {
  switch (state) {
  case ReplayState::cancelled:
  case ReplayState::rejected:
  case ReplayState::expired:
  case ReplayState::done:
    return true;
  case ReplayState::draft:
  case ReplayState::waiting:
  case ReplayState::ready:
  case ReplayState::running:
  case ReplayState::paused:
    return false;
  }
  return false;
}

Result<Tidied> removeDraft(store::Connection& connection, const store::ReplayRow& draft) {
  const auto letGo = store::ReplayHoldTable(connection).letGoFrozen(draft.id, kTidyingRows);
  if (!letGo) return letGo.error();
  if (*letGo > 0) return Tidied::some;
  const auto removed = store::ReplayItemTable(connection).remove(draft.id, kTidyingRows);
  if (!removed) return removed.error();
  if (*removed > 0) return Tidied::some;
  if (auto gone = store::ReplayTable(connection).removeDraft(draft.id); !gone) return std::move(gone).error();
  return Tidied::nothing;
}

Result<Tidied> letGo(store::Connection& connection, const store::ReplayRow& replay) {
  const auto letGo = store::ReplayHoldTable(connection).letGoFrozen(replay.id, kTidyingRows);
  if (!letGo) return letGo.error();
  if (*letGo > 0) return Tidied::some;
  if (replay.progress.underWay > 0) return Tidied::nothing;
  if (auto closed = store::ReplayTable(connection).close(replay.id); !closed) return std::move(closed).error();
  return Tidied::nothing;
}

}  // namespace

bool needsTidying(const store::ReplayRow& replay, UtcTime now) noexcept {
  if (replay.state == ReplayState::draft || replay.state == ReplayState::waiting) return now >= replay.expiresAt;
  return isOver(replay.state) && replay.open;
}

Result<Tidied> tidy(store::Connection& connection, ReplayId id, UtcTime now) {
  store::ReplayTable replays(connection);
  // As it is within this transaction: since the caller's look it may have been asked for, or decided.
  const auto row = replays.load(id);
  if (!row) return row.error();
  if (!*row || !needsTidying(**row, now)) return Tidied::nothing;
  const store::ReplayRow& replay = **row;
  if (replay.state == ReplayState::draft) return removeDraft(connection, replay);
  if (replay.state != ReplayState::waiting) return letGo(connection, replay);
  auto moved = replays.move(id, ReplayState::waiting, ReplayState::expired, now, "nobody approved it in time");
  if (!moved) return std::move(moved).error();
  return Tidied::expired;
}

std::string manifestLink(std::string_view previous, const store::ReplayItemRow& item) {
  std::string bytes(previous);
  for (const std::int64_t number :
       {item.delivery.value, static_cast<std::int64_t>(item.cause), item.attempts, item.leaseEpoch,
        item.configVersion, item.why ? static_cast<std::int64_t>(*item.why) : std::int64_t{-1}}) {
    bytes += std::to_string(number);
    bytes += '|';
  }
  bytes += item.effects;
  const auto hash = crypto::sha256(bytes);
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

Result<void> verifyManifest(store::Connection& connection, const store::ReplayRow& replay) {
  store::ReplayItemTable items(connection);
  std::string chain;
  std::int64_t count = 0;
  DeliveryId after;
  for (;;) {
    const auto page = items.page(replay.id, after, kManifestPage);
    if (!page) return page.error();
    if (page->empty()) break;
    for (const store::ReplayItemRow& item : *page) chain = manifestLink(chain, item);
    count += static_cast<std::int64_t>(page->size());
    after = page->back().delivery;
  }
  if (chain == replay.manifestSha256 && count == replay.counts.deliveries) return {};
  return Error{ErrorCode::corrupt, "the manifest of " + domain::toText(replay.id) + " is not what was frozen"};
}

}  // namespace ack::queue
