#pragma once
// The panel at the right of a list: one delivery with its badges, four facts, and tabs for its time line, effects,
// attempts, masked payload and headers. Used by the Deliveries, Dead letters and Trace pages.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QFrame>

#include <optional>

class QHBoxLayout;
class QListView;
class QStackedWidget;

namespace ack::ui::models {
class TimelineModel;
}
namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Badge;
class Banner;
class Button;
class FactsStrip;
class Label;
class TabStrip;
}  // namespace ack::ui::widgets

namespace ack::ui::deliveries {

class DetailCards;
class PayloadPane;

/// Thread: gui.
class DeliveryPanel final : public QFrame {
  Q_OBJECT
 public:
  enum Tab { Timeline, Effects, Attempts, Payload, Headers };
  static constexpr int kWidth = 424;
  static constexpr int kMinimumWidth = 312;

  explicit DeliveryPanel(const style::Theme& theme, QWidget* parent = nullptr);

  /// Which delivery is shown, nullopt before the first.
  [[nodiscard]] std::optional<DeliveryId> delivery() const { return m_id; }
  /// A row that was chosen: its head is shown at once, the rest when the story comes.
  void begin(const query::DeliveryRow& row);
  void present(const query::DeliveryStory& story, UtcTime now);
  void presentPayload(const query::PayloadView& payload);
  /// The story could not be read; what was shown stays.
  void presentTrouble(const QString& sentence);
  void setNow(UtcTime now);
  [[nodiscard]] int currentTab() const;
  void setCurrentTab(int tab);
  /// Where there is a session: a way to the clear payload, for whoever may. Call once.
  void offerReveal(session::Session& session, const Clock& clock);
  /// Ctrl+Tab.
  void nextTab(int step);

 Q_SIGNALS:
  void closeRequested();
  void traceRequested(const QString& eventId);
  /// The payload or headers tab was opened.
  void payloadWanted(ack::DeliveryId id);

 private:
  QWidget* buildHead();
  QWidget* buildTabs();
  void presentHead(const query::DeliveryRow& row);
  void presentBanner(const query::DeliveryRow& row);
  void wantPayload();

  const style::Theme& m_theme;
  std::optional<DeliveryId> m_id;
  QString m_eventId, m_bodyHash;
  bool m_payloadAsked{false};
  widgets::Label* m_idLabel;
  widgets::Button* m_copy;
  widgets::Badge* m_state;
  widgets::Badge* m_source;
  widgets::Badge* m_type;
  widgets::Banner* m_banner;
  widgets::FactsStrip* m_facts;
  widgets::TabStrip* m_tabs;
  QStackedWidget* m_stack;
  QListView* m_timeline;
  models::TimelineModel* m_timelineModel;
  DetailCards* m_effects;
  DetailCards* m_attempts;
  PayloadPane* m_payload;
  DetailCards* m_headers;
};

}  // namespace ack::ui::deliveries
