#include "ui/shell/news_desk.h"

#include <algorithm>
#include <utility>

namespace ack::ui::shell {
namespace {

using domain::AlertKind;
using domain::AlertState;
using query::AlertView;
using query::ReplayView;

constexpr const char* kReceiving = "receiving";
constexpr const char* kChain = "chain";
constexpr const char* kTotals = "totals";
constexpr const char* kApproval = "approval";

bool concerns(const AlertView& alert, const Situation& situation) {
  // Replays are told of with who asked and what for.
  if (alert.state != AlertState::open || alert.kind == AlertKind::approvalWaiting) return false;
  if (situation.name.empty() || alert.owner == situation.name) return true;
  return situation.admin && !situation.people.contains(alert.owner);
}

bool concerns(const ReplayView& replay, const Situation& situation, UtcTime now) {
  const bool waits = replay.state == domain::ReplayState::waiting && (!replay.expiresAt || *replay.expiresAt > now);
  return waits && situation.approves && replay.askedBy != situation.name;
}

/// Whether less than `span` has gone since `then`. A clock that was set back makes nothing wait longer.
bool isWithin(UtcTime then, std::chrono::minutes span, UtcTime now) { return now >= then && now - then < span; }

}  // namespace

std::vector<News> NewsDesk::look(const Situation& situation, UtcTime now) {
  std::vector<News> news;
  lookAtEngine(situation, now, news);
  if (!situation.open) {
    lookAtTotals(situation, now, news);
    return news;
  }
  m_toldTotal.reset();
  follow(situation);
  forgetEnded(situation);
  if (m_first || (m_sumAgain && mayTell(kTotals, false, now))) sumUp(situation, now, news);
  m_first = false;
  lookAtAlerts(situation, now, news);
  lookAtApprovals(situation, now, news);
  return news;
}

void NewsDesk::follow(const Situation& situation) {
  if (m_person == situation.name) return;
  m_person = situation.name;
  m_first = true;
  m_sumAgain = false;
  m_toldAlerts.clear();
  m_toldReplays.clear();
  m_toldAt.clear();
  m_laterUntil.clear();
}

bool NewsDesk::mayTell(const std::string& cause, bool breaksQuiet, UtcTime now) const {
  if (!breaksQuiet && quietUntil(now)) return false;
  const auto later = m_laterUntil.find(cause);
  if (later != m_laterUntil.end() && now < later->second) return false;
  const auto told = m_toldAt.find(cause);
  return told == m_toldAt.end() || !isWithin(told->second, kOncePerCause, now);
}

void NewsDesk::tell(std::vector<News>& news, News one, UtcTime now) {
  one.at = now;
  m_toldAt[one.cause] = now;
  news.push_back(std::move(one));
}

void NewsDesk::lookAtEngine(const Situation& situation, UtcTime now, std::vector<News>& news) {
  const auto about = [&](News::About what, const char* cause, bool isSo, bool& told) {
    if (!isSo) told = false;
    if (!isSo || told || !mayTell(cause, true, now)) return;
    told = true;
    News one;
    one.about = what;
    one.cause = cause;
    one.totalsOnly = true;  // it names nothing
    tell(news, std::move(one), now);
  };
  m_received = m_received || situation.receiving;
  about(News::About::notReceiving, kReceiving, m_received && !situation.receiving, m_toldStopped);
  about(News::About::chainBroken, kChain, situation.chainBroken, m_toldBroken);
}

void NewsDesk::lookAtTotals(const Situation& situation, UtcTime now, std::vector<News>& news) {
  // What was open when the door was shut is known; fewer is no news.
  if (!m_toldTotal || situation.openAlerts < *m_toldTotal) m_toldTotal = situation.openAlerts;
  if (situation.openAlerts <= *m_toldTotal || !mayTell(kTotals, false, now)) return;
  m_toldTotal = situation.openAlerts;
  News one;
  one.about = News::About::waiting;
  one.cause = kTotals;
  one.count = situation.openAlerts;
  one.totalsOnly = true;
  tell(news, std::move(one), now);
}

void NewsDesk::sumUp(const Situation& situation, UtcTime now, std::vector<News>& news) {
  std::vector<const AlertView*> theirs;
  for (const AlertView& alert : situation.alerts)
    if (concerns(alert, situation) && !domain::breaksQuiet(alert.kind)) theirs.push_back(&alert);
  m_sumAgain = m_sumAgain && !theirs.empty();
  if (theirs.size() < (m_sumAgain ? 1U : 2U) || quietUntil(now)) return;
  m_sumAgain = false;
  News one;
  one.about = News::About::waiting;
  one.cause = kTotals;
  one.count = static_cast<std::int64_t>(theirs.size());
  for (const AlertView* alert : theirs) {
    m_toldAlerts[alert->id.value] = alert->count;
    one.ids.push_back(alert->id.value);
  }
  tell(news, std::move(one), now);
}

/// What is over, or was taken on, and stands open again under its old ID is news again.
void NewsDesk::forgetEnded(const Situation& situation) {
  std::set<std::int64_t> open;
  for (const AlertView& alert : situation.alerts)
    if (alert.state == AlertState::open) open.insert(alert.id.value);
  std::erase_if(m_toldAlerts, [&open](const auto& told) { return !open.contains(told.first); });
}

bool NewsDesk::isNew(const AlertView& alert) const {
  const auto told = m_toldAlerts.find(alert.id.value);
  return told == m_toldAlerts.end() || alert.count / 2 >= std::max<std::int64_t>(told->second, 1);
}

void NewsDesk::lookAtAlerts(const Situation& situation, UtcTime now, std::vector<News>& news) {
  // In the order in which they came: the worst first.
  std::vector<std::string> causes;
  Found found;
  for (const AlertView& alert : situation.alerts) {
    if (!concerns(alert, situation) || !isNew(alert)) continue;
    const std::string cause(domain::toText(alert.kind));
    if (!found.contains(cause)) causes.push_back(cause);
    found[cause].push_back(alert);
  }
  for (const std::string& cause : causes) {
    const std::vector<AlertView>& alerts = found[cause];
    if (!mayTell(cause, domain::breaksQuiet(alerts.front().kind), now)) continue;
    News one;
    one.about = News::About::alert;
    one.cause = cause;
    one.alert = alerts.front();
    one.count = static_cast<std::int64_t>(alerts.size());
    for (const AlertView& alert : alerts) {
      m_toldAlerts[alert.id.value] = alert.count;
      one.ids.push_back(alert.id.value);
    }
    tell(news, std::move(one), now);
  }
}

void NewsDesk::lookAtApprovals(const Situation& situation, UtcTime now, std::vector<News>& news) {
  News one;
  one.about = News::About::approval;
  one.cause = kApproval;
  for (const ReplayView& replay : situation.waiting) {
    if (!concerns(replay, situation, now) || m_toldReplays.contains(replay.id.value)) continue;
    if (!one.replay) one.replay = replay;
    one.ids.push_back(replay.id.value);
  }
  if (one.ids.empty() || !mayTell(kApproval, false, now)) return;
  m_toldReplays.insert(one.ids.begin(), one.ids.end());
  one.count = static_cast<std::int64_t>(one.ids.size());
  tell(news, std::move(one), now);
}

std::int64_t NewsDesk::requestsFor(const Situation& situation, UtcTime now) {
  return std::count_if(situation.waiting.begin(), situation.waiting.end(),
                       [&](const ReplayView& replay) { return concerns(replay, situation, now); });
}

bool NewsDesk::holds(const News& news, const Situation& situation) {
  if (!news.totalsOnly && !situation.open) return false;
  const auto has = [&news](std::int64_t id) {
    return std::find(news.ids.begin(), news.ids.end(), id) != news.ids.end();
  };
  const auto anyAlert = [&] {
    return std::any_of(situation.alerts.begin(), situation.alerts.end(),
                       [&](const AlertView& alert) { return concerns(alert, situation) && has(alert.id.value); });
  };
  switch (news.about) {
  case News::About::alert:
    return anyAlert();
  case News::About::approval:
    return std::any_of(situation.waiting.begin(), situation.waiting.end(), [&](const ReplayView& replay) {
      return replay.state == domain::ReplayState::waiting && has(replay.id.value);
    });
  case News::About::waiting:
    // Who has signed in since is told what it is about.
    return news.totalsOnly ? !situation.open && situation.openAlerts > 0 : anyAlert();
  case News::About::notReceiving:
    return !situation.receiving;
  case News::About::chainBroken:
    return situation.chainBroken;
  }
  return false;
}

void NewsDesk::later(const News& news, UtcTime now) {
  m_laterUntil[news.cause] = now + kLater;
  switch (news.about) {
  case News::About::alert:
  case News::About::approval:
    for (const std::int64_t id : news.ids) {
      m_toldAlerts.erase(id);
      m_toldReplays.erase(id);
    }
    break;
  case News::About::waiting:
    // What it sums up stays told; the sum comes again.
    if (news.totalsOnly)
      m_toldTotal = news.count - 1;
    else
      m_sumAgain = true;
    break;
  case News::About::notReceiving:
    m_toldStopped = false;
    break;
  case News::About::chainBroken:
    m_toldBroken = false;
    break;
  }
}

void NewsDesk::setQuiet(bool quiet, UtcTime now) {
  m_quietUntil = quiet ? std::optional(now + kQuiet) : std::nullopt;
}

std::optional<UtcTime> NewsDesk::quietUntil(UtcTime now) const {
  if (!m_quietUntil || now >= *m_quietUntil || *m_quietUntil - now > kQuiet) return std::nullopt;
  return m_quietUntil;
}

}  // namespace ack::ui::shell
