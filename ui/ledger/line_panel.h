#pragma once
// The panel of one ledger line: what it is, whose event caused it, and the ways to that event.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QFrame>

#include <optional>

namespace ack::ui::deliveries {
class DetailCards;
}
namespace ack::ui::widgets {
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::ledger {

/// Thread: gui.
class LinePanel final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWidth = 320;

  explicit LinePanel(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::LedgerView& line);
  [[nodiscard]] std::optional<LedgerId> line() const { return m_id; }

 Q_SIGNALS:
  void closeRequested();
  void traceRequested(const QString& id);
  void deliveryRequested(ack::DeliveryId id);

 private:
  QWidget* buildHead();
  QWidget* buildFoot();
  const style::Theme& m_theme;
  std::optional<LedgerId> m_id;
  DeliveryId m_delivery{};
  QString m_eventId;
  widgets::IconLabel* m_icon;
  widgets::Label* m_title;
  widgets::Label* m_event;
  deliveries::DetailCards* m_cards;
};

}  // namespace ack::ui::ledger
