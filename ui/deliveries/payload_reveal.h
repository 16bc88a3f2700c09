#pragma once
// The way from the masked payload to the clear one: a reason, an audit entry that is on disk before anything is
// shown, 60 seconds with the time left, and out of sight again as soon as the person looks elsewhere.
#include "core/base/clock.h"
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <chrono>
#include <optional>

class QTimer;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::widgets {
class Button;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::deliveries {

/// The line of buttons above a payload. Thread: gui. `session` and `clock` must outlive it.
class PayloadReveal final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kShownSeconds = 60;

  PayloadReveal(const style::Theme& theme, session::Session& session, const Clock& clock, QWidget* parent = nullptr);
  /// The delivery that is shown; whatever was revealed of another is hidden. nullopt: nothing to reveal.
  void setDelivery(std::optional<DeliveryId> delivery);
  [[nodiscard]] bool isRevealed() const { return !m_clear.isEmpty(); }
  /// Forgets what was revealed.
  void conceal();

 Q_SIGNALS:
  void revealed(const QString& clearText);
  void concealed();

 protected:
  /// Another tab, another page, a locked window.
  void hideEvent(QHideEvent* event) override;

 private:
  void ask();
  void show(const QString& clearText, const std::string& reason);
  void copy();
  void countDown();
  [[nodiscard]] std::chrono::seconds left() const;

  const style::Theme& m_theme;
  session::Session& m_session;
  const Clock& m_clock;
  std::optional<DeliveryId> m_delivery;
  QString m_clear;
  std::string m_reason;
  UtcTime m_since{};  ///< by both clocks: one stands still while the machine sleeps, the other may be set back
  MonotonicTime m_sinceMonotonic{};
  QTimer* m_ticker;
  widgets::Button* m_reveal;
  widgets::Button* m_copy;
  widgets::Button* m_hide;
  widgets::Label* m_time;
};

}  // namespace ack::ui::deliveries
