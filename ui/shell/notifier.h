#pragma once
// Watches what is new for whoever sits here and tells it by notifications: reads alerts and requests when the store
// has changed, asks the news desk, and leads to the page when one is pressed.
#include "core/query/views.h"

#include "ui/shell/news_words.h"

#include <QObject>

#include <functional>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::shell {

class NotificationStack;

/// Thread: gui.
class Notifier final : public QObject {
  Q_OBJECT
 public:
  /// In place of windows of our own, for desktops that have no place for them.
  using Plain = std::function<void(const NewsWords& words)>;

  /// `clock` is the time of people, not that of a demo's day.
  Notifier(const style::Theme& theme, session::Session& session, const Clock& clock, QObject* parent);
  void setPlain(Plain plain) { m_plain = std::move(plain); }
  /// Each time the totals are known.
  void presentStatus(bool receiving, std::int64_t openAlerts);
  void presentChainBroken(bool broken);
  void setQuiet(bool quiet);

  [[nodiscard]] std::optional<UtcTime> quietUntil() const { return m_desk.quietUntil(m_clock.now()); }
  [[nodiscard]] std::int64_t requests() const;
  /// Dead letters without an owner, as their alert says.
  [[nodiscard]] std::int64_t withoutOwner() const;
  [[nodiscard]] NotificationStack& stack() const { return *m_stack; }

 Q_SIGNALS:
  /// Show the window, on this page where one is named.
  void windowWanted(const QString& page, const QString& filter);
  /// What requests(), withoutOwner() or quietUntil() say differs.
  void changed();

 private:
  struct Living {
    query::AlertList alerts;
    std::vector<query::ReplayView> waiting;
  };
  void everySecond();
  void follow();
  void ask();
  void look();

  session::Session& m_session;
  const Clock& m_clock;
  NewsDesk m_desk;
  NotificationStack* m_stack;
  Plain m_plain;
  Situation m_situation;
  bool m_changed{true};  ///< the store, since it was read
  bool m_asking{false}, m_known{false}, m_haveStatus{false};
};

}  // namespace ack::ui::shell
