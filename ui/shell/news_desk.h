#pragma once
// What whoever sits here is told by a notification, and when: only what concerns them, once for each cause in ten
// minutes, nothing but the gravest while they want quiet, and no more than totals while nobody is signed in
// (DESIGN-UI 10). Plain rules without a widget; the time is given.
#include "core/query/views.h"

#include "core/query/alert_views.h"
#include "core/query/replay_views.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ack::ui::shell {

/// One thing to tell.
struct News {
  enum class About {
    alert,
    approval,  ///< a replay waits for this person
    waiting,   ///< a total: so many alerts are open
    notReceiving,
    chainBroken,
  };
  About about{};
  std::string cause;  ///< one notification for each at a time
  std::optional<query::AlertView> alert;
  std::optional<query::ReplayView> replay;
  std::vector<std::int64_t> ids;  ///< of all alerts or replays that it stands for, the one above among them
  std::int64_t count{1};          ///< so many of this cause, or the total
  bool totalsOnly{false};         ///< nobody is signed in
  UtcTime at{};
};

/// How things stand, and who looks.
struct Situation {
  bool open{false};   ///< somebody may see more than totals
  std::string name;   ///< of who is signed in; empty: nobody has an account, and everything concerns whoever is here
  bool admin{false};  ///< what is nobody's is theirs
  bool approves{false};
  std::set<std::string> people;            ///< who can own something; any other owner is a team
  std::vector<query::AlertView> alerts;    ///< the living ones, the worst first
  std::vector<query::ReplayView> waiting;  ///< replays that need a second person
  std::int64_t openAlerts{0};              ///< of all
  bool receiving{false}, chainBroken{false};
};

/// Thread: gui.
class NewsDesk {
 public:
  static constexpr std::chrono::minutes kOncePerCause{10};
  static constexpr std::chrono::hours kLater{1}, kQuiet{1};

  /// What is to be told now. What it answers counts as told. The first look for a person sums up what was there
  /// before.
  std::vector<News> look(const Situation& situation, UtcTime now);
  /// Whether it is still so, and may still be seen: otherwise its notification goes.
  [[nodiscard]] static bool holds(const News& news, const Situation& situation);
  /// How many replays wait for whoever sits here.
  [[nodiscard]] static std::int64_t requestsFor(const Situation& situation, UtcTime now);
  /// It is told again in an hour, if it is still so then.
  void later(const News& news, UtcTime now);
  /// For an hour only what breaks quiet is told; false: no longer.
  void setQuiet(bool quiet, UtcTime now);
  [[nodiscard]] std::optional<UtcTime> quietUntil(UtcTime now) const;

 private:
  using Found = std::map<std::string, std::vector<query::AlertView>>;
  void follow(const Situation& situation);
  [[nodiscard]] bool mayTell(const std::string& cause, bool breaksQuiet, UtcTime now) const;
  void tell(std::vector<News>& news, News one, UtcTime now);
  void lookAtEngine(const Situation& situation, UtcTime now, std::vector<News>& news);
  void lookAtTotals(const Situation& situation, UtcTime now, std::vector<News>& news);
  void lookAtAlerts(const Situation& situation, UtcTime now, std::vector<News>& news);
  void lookAtApprovals(const Situation& situation, UtcTime now, std::vector<News>& news);
  void sumUp(const Situation& situation, UtcTime now, std::vector<News>& news);
  [[nodiscard]] bool isNew(const query::AlertView& alert) const;
  void forgetEnded(const Situation& situation);

  std::optional<std::string> m_person;                ///< whose news were told; nullopt: nobody was here yet
  bool m_first{true};                                 ///< of this person
  bool m_sumAgain{false};                             ///< the sum was put off
  std::map<std::int64_t, std::int64_t> m_toldAlerts;  ///< ID -> the count that was told, while it stands open
  std::set<std::int64_t> m_toldReplays;
  std::map<std::string, UtcTime> m_toldAt, m_laterUntil;  ///< by cause
  std::optional<UtcTime> m_quietUntil;
  std::optional<std::int64_t> m_toldTotal;
  bool m_received{false}, m_toldStopped{false}, m_toldBroken{false};
};

}  // namespace ack::ui::shell
