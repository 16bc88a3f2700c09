#include "core/alert/alert_notices.h"

#include "core/store/put_off_messages.h"
#include "core/store/tables.h"

#include <algorithm>
#include <map>

namespace ack::alert {
namespace {

using domain::AlertChannel;
using domain::AlertNews;
using store::LivingAlert;

/// What is due sooner may be under way already: it stays what it is, and news is told beside it.
constexpr std::chrono::seconds kPerhapsUnderWay{5};

bool isPutOff(const LivingAlert& alert, UtcTime now) noexcept {
  return alert.state == domain::AlertState::open && alert.toldAt > now + kPerhapsUnderWay &&
         alert.toldAt <= now + kTellEvery;
}

Result<void> make(store::WriteContext& context, const LivingAlert& alert, AlertNews news, UtcTime dueAt,
                  const std::vector<AlertChannel>& channels) {
  for (const AlertChannel channel : channels) {
    auto made = context.tables.alertMessage.add({alert.id, news, channel, context.now, dueAt});
    if (!made) return made.error();
  }
  return {};
}

/// What comes and goes leaves no trail of messages that nobody ever got: such a one is taken again.
Result<void> makeOpening(store::WriteContext& context, const LivingAlert& alert, UtcTime dueAt,
                         const std::vector<AlertChannel>& channels) {
  for (const AlertChannel channel : channels) {
    const auto revived =
        context.tables.alertMessage.revive({alert.id, AlertNews::opened, channel, context.now, dueAt});
    if (!revived) return revived.error();
    if (*revived) continue;
    if (auto made = make(context, alert, AlertNews::opened, dueAt, {channel}); !made) return made;
  }
  return {};
}

/// How many messages about it, of that count at least, went, or go, by the channel that has most: openings and
/// growth.
int toldByOne(const std::vector<store::ToldNews>& told, std::int64_t least) {
  std::map<AlertChannel, int> counts;
  int most = 0;
  for (const store::ToldNews& one : told)
    if (one.news != AlertNews::resolved && one.count >= least) most = std::max(most, ++counts[one.channel]);
  return most;
}

Result<UtcTime> dueTime(store::WriteContext& context, const LivingAlert& alert) {
  const auto told =
      context.tables.alertMessage.toldSince(alert.kind, alert.subject, context.now - std::chrono::hours(1));
  if (!told) return told.error();
  return whenToTell(*told, alert.kind, alert.count, context.now);
}

Result<void> tellOpening(store::WriteContext& context, const LivingAlert& alert,
                         const std::vector<AlertChannel>& channels) {
  const auto dueAt = dueTime(context, alert);
  if (!dueAt) return dueAt.error();
  // Somebody took it before anything was told.
  if (alert.state == domain::AlertState::open)
    if (auto made = makeOpening(context, alert, *dueAt, channels); !made) return made;
  return context.tables.alert.markTold(alert.id, alert.count, *dueAt);
}

/// What was put off and waits tells what is so now, at that time if not sooner. The channels where nothing was.
Result<std::vector<AlertChannel>> renew(store::WriteContext& context, const LivingAlert& alert, UtcTime dueAt,
                                        const std::vector<AlertChannel>& channels) {
  store::PutOffMessages messages(context.connection);
  std::vector<AlertChannel> others;
  for (const AlertChannel channel : channels) {
    const auto renewed = messages.renew(
        {alert.id, channel, context.now, context.now + kPerhapsUnderWay, context.now + kTellEvery, dueAt});
    if (!renewed) return renewed.error();
    if (!*renewed) others.push_back(channel);
  }
  return others;
}

/// Growth of which `time` is the time: no later than what it replaces, and not before what it can't replace.
UtcTime inOrder(const LivingAlert& alert, UtcTime time, UtcTime now) {
  if (isPutOff(alert, now)) return std::min(time, alert.toldAt);
  const bool isSoon = alert.toldAt > now && alert.toldAt <= now + kPerhapsUnderWay;
  return isSoon ? std::max(time, alert.toldAt) : time;
}

Result<void> tellGrowth(store::WriteContext& context, const LivingAlert& alert,
                        const std::vector<AlertChannel>& channels) {
  const auto time = dueTime(context, alert);
  if (!time) return time.error();
  const UtcTime dueAt = inOrder(alert, *time, context.now);
  const auto others = renew(context, alert, dueAt, channels);
  if (!others) return others.error();
  auto made = make(context, alert, AlertNews::grown, dueAt, *others);
  return made ? context.tables.alert.markTold(alert.id, alert.count, dueAt) : made;
}

Result<void> refresh(store::WriteContext& context, const LivingAlert& alert,
                     const std::vector<AlertChannel>& channels) {
  const auto renewed = renew(context, alert, alert.toldAt, channels);
  if (!renewed) return renewed.error();
  return context.tables.alert.markTold(alert.id, alert.count, alert.toldAt);
}

}  // namespace

UtcTime whenToTell(const std::vector<store::ToldNews>& told, domain::AlertKind kind, std::int64_t count,
                   UtcTime now) {
  const auto last =
      std::find_if(told.begin(), told.end(), [](const auto& one) { return one.news != AlertNews::resolved; });
  if (last == told.end()) return now;
  // By one channel at least, whatever became of the same news by the other.
  const bool isThoughtOver = std::any_of(told.begin(), last, [](const auto& one) {
    return one.news == AlertNews::resolved && one.state == domain::AlertMessageState::sent;
  });
  const std::int64_t least = domain::countIsStage(kind) ? count : 0;
  if ((isThoughtOver || count > last->count) && toldByOne(told, least) < kAtOnceAnHour) return now;
  // A clock that was set back must not put it off for longer.
  return std::clamp(last->at + kTellEvery, now, now + kTellEvery);
}

bool isDue(const LivingAlert& alert, UtcTime now) noexcept {
  if (alert.toldAt == UtcTime{}) return true;
  const auto passed = now - alert.toldAt;
  const bool longAgo = passed >= kTellEvery || passed < -kTellEvery;  // the latter: the clock was set back
  return (longAgo || domain::countIsStage(alert.kind)) && alert.state == domain::AlertState::open &&
         alert.count / 2 >= alert.toldCount;
}

bool isOutdated(const LivingAlert& alert, UtcTime now) noexcept {
  return isPutOff(alert, now) && alert.count != alert.toldCount;
}

Result<void> tellLiving(store::WriteContext& context, const std::vector<LivingAlert>& living,
                        const std::vector<AlertChannel>& channels) {
  for (const LivingAlert& alert : living) {
    Result<void> told;
    if (alert.toldAt == UtcTime{})
      told = tellOpening(context, alert, channels);
    else if (isDue(alert, context.now))
      told = tellGrowth(context, alert, channels);
    else if (isPutOff(alert, context.now))
      told = refresh(context, alert, channels);
    if (!told) return told;
  }
  return {};
}

Result<void> tellUnheard(store::WriteContext& context, const std::vector<LivingAlert>& living,
                         const std::vector<AlertChannel>& channels) {
  for (const AlertChannel channel : channels) {
    const auto unheard = context.tables.alertMessage.unheard(channel, context.now - kTellAgain, context.now);
    if (!unheard) return unheard.error();
    for (const AlertId id : *unheard) {
      const auto alert =
          std::find_if(living.begin(), living.end(), [id](const LivingAlert& one) { return one.id == id; });
      if (alert == living.end()) continue;
      const auto told = context.tables.alertMessage.toldBy(id);
      if (!told) return told.error();
      const bool isKnown = std::find(told->begin(), told->end(), channel) != told->end();
      auto made = make(context, *alert, isKnown ? AlertNews::grown : AlertNews::opened, context.now, {channel});
      if (!made) return made;
    }
  }
  return {};
}

Result<void> putSighting(store::WriteContext& context, const store::AlertSighting& sighting) {
  const UtcTime now = context.now;
  const auto back = context.tables.alert.reopen(sighting, now - kSameAgain, now - kLongestReturn, now);
  if (!back) return back.error();
  if (!*back) return context.tables.alert.put(sighting, now);
  // That it is over is not so any more.
  const auto dropped = context.tables.alertMessage.dropOf(**back, now, "it came back before");
  return dropped ? Result<void>{} : dropped.error();
}

Result<void> tellOver(store::WriteContext& context, const LivingAlert& alert,
                      const std::vector<AlertChannel>& channels) {
  const auto told = context.tables.alertMessage.toldBy(alert.id);
  if (!told) return told.error();
  const auto dropped = context.tables.alertMessage.dropOf(alert.id, context.now, "it was over before");
  if (!dropped) return dropped.error();
  std::vector<AlertChannel> both;
  for (const AlertChannel channel : *told)
    if (std::find(channels.begin(), channels.end(), channel) != channels.end()) both.push_back(channel);
  return make(context, alert, AlertNews::resolved, context.now, both);
}

}  // namespace ack::alert
