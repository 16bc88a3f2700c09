#pragma once
// The first page: is everything finished, how old is what isn't, whose is it, what needs a person, and the proof that
// each event was charged once. Live within a second of a change.
#include "core/query/views.h"
#include "ui/session/freshness.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <optional>

class QBoxLayout;
class QGridLayout;
class QStackedWidget;

namespace ack {
namespace ui::session {
class Session;
}
namespace ui::charts {
class AgingChart;
class ThroughputChart;
}  // namespace ui::charts
namespace ui::widgets {
class Banner;
class Card;
class EmptyState;
class Label;
class SegmentedControl;
}  // namespace ui::widgets
}  // namespace ack

namespace ack::ui::overview {

class AttentionList;
class CompletionCard;
class KpiCard;
class OwnersCard;
class ProofCard;

/// Thread: gui.
class OverviewPage : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows only what present() gives it (tests, previews).
  OverviewPage(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  [[nodiscard]] QString title() const override;
  [[nodiscard]] access::Permission permission() const override { return access::Permission::viewFigures; }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  void readAgain() override;

  void present(const query::Overview& overview, UtcTime now);
  /// No store yet, or it can't be read.
  void presentTrouble(const Error& error);
  void presentStale(bool stale, UtcTime now);
  [[nodiscard]] std::chrono::hours window() const { return m_window; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildRows();
  QWidget* buildThroughput();
  QWidget* buildAging();
  void arrange(bool narrow);
  void chooseWindow(int index);
  void ask();
  void everySecond();
  void presentFigures(UtcTime now);
  void presentFacts(UtcTime now);

  const style::Theme& m_theme;
  session::Session* m_session;
  session::Freshness m_freshness;
  std::chrono::hours m_window{24};
  bool m_active{false}, m_narrow{false}, m_stale{false};
  std::optional<query::Overview> m_overview;

  widgets::SegmentedControl* m_segment;
  QStackedWidget* m_states;
  QWidget* m_loading;
  widgets::EmptyState* m_empty;
  QWidget* m_content;
  QGridLayout* m_top;
  QBoxLayout* m_charts;
  widgets::Banner* m_trouble;
  CompletionCard* m_completion;
  KpiCard* m_unfinished;
  KpiCard* m_oldest;
  KpiCard* m_unknown;
  OwnersCard* m_owners;
  charts::ThroughputChart* m_throughput;
  widgets::Label* m_throughputCaption;
  widgets::Label* m_accepted;
  widgets::Label* m_completed;
  charts::AgingChart* m_aging;
  widgets::Card* m_agingCard{nullptr};
  AttentionList* m_attention;
  ProofCard* m_proof;
};

}  // namespace ack::ui::overview
