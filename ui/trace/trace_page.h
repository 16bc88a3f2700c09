#pragma once
// The Trace page: any ID to its event, a verdict in one sentence, and both sides of one time line.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/views.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"
#include "ui/trace/evidence_export.h"

#include <optional>

class QListView;
class QListWidget;
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
class EmptyState;
class Label;
class SearchField;
}  // namespace ack::ui::widgets

namespace ack::ui::trace {

class TraceCards;

/// An ID as people paste it: without spaces and quotes around it.
QString cleanedId(const QString& pasted);

/// Thread: gui.
class TracePage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows what present…() is given.
  TracePage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent = nullptr);

  [[nodiscard]] QString title() const override { return tr("Trace"); }
  void setActive(bool active) override;
  QWidget* searchField() override;
  /// Traces that ID.
  void open(const QString& argument) override;
  void readAgain() override { ask(false); }

  /// In place of the system's dialog for files.
  void setAskForFile(AskForFile ask) { m_askForFile = std::move(ask); }
  void present(const QString& id, const query::TraceAnswer& answer);
  void presentNotFound(const QString& id);
  void presentTrouble(const Error& error);

 Q_SIGNALS:
  /// The question that present() or presentNotFound() answers; for a page without a session.
  void asked(const QString& id);

 private:
  QWidget* buildField();
  QWidget* buildStory();
  void buildVerdictButtons();
  void search();
  void ask(bool fresh);
  void showMatch(std::size_t index);
  void showRejected();
  void showHits();
  void tick();

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  widgets::SearchField* m_field;
  widgets::Badge* m_kind;
  widgets::Label* m_found;
  QWidget* m_hitsHost;
  QListWidget* m_hits;
  QStackedWidget* m_stack;
  widgets::EmptyState* m_nothing;
  QWidget* m_searchInstead;
  widgets::Banner* m_trouble;
  widgets::Banner* m_verdict;
  QWidget* m_openDelivery;
  QWidget* m_copySummary;
  QWidget* m_exportEvidence;
  EvidenceExport* m_export;
  AskForFile m_askForFile{askForEvidenceFile};
  TraceCards* m_cards;
  QListView* m_timeline;
  models::TimelineModel* m_model;
  models::RefreshGate m_refresh;
  QString m_id;
  query::TraceAnswer m_answer;
  std::optional<DeliveryId> m_shown;
  qsizetype m_lengthBefore{0};
  bool m_active{false};
};

}  // namespace ack::ui::trace
