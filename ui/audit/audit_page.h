#pragma once
// The Audit trail page: whether the chain holds, what people did and were refused, one entry with its place in the
// chain, and the trail as files that a stranger can prove. Nothing here changes an entry.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/audit_views.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <functional>

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::deliveries {
class DetailSplit;
}
namespace ack::ui::models {
class LiveGate;
}
namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class Chip;
class EmptyState;
class LoadingRows;
}  // namespace ack::ui::widgets

namespace ack::ui::audit {

class AuditFilterBar;
class AuditTableModel;
class ChainBanner;
class ChainWatch;
class EntryPanel;

/// Thread: gui.
class AuditPage final : public shell::Page {
  Q_OBJECT
 public:
  /// Asks for the folder to write into; answers an empty text where nobody wants one. Gets the proposed name.
  using AskForFolder = std::function<QString(QWidget* parent, const QString& proposed)>;

  /// `session` may be null: then the page shows what present() is given; `watch` too: then nothing is known of the
  /// chain. Both must outlive the page. An export is a deed of its own in the trail. `askForFolder` empty: the
  /// system's own dialog.
  AuditPage(const style::Theme& theme, session::Session* session, ChainWatch* watch, const Clock& clock,
            AskForFolder askForFolder = {}, std::chrono::milliseconds calm = std::chrono::milliseconds{1'000},
            QWidget* parent = nullptr);
  ~AuditPage() override;

  [[nodiscard]] QString title() const override { return tr("Audit trail"); }
  [[nodiscard]] access::Permission permission() const override { return access::Permission::viewAudit; }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  QWidget* searchField() override;
  /// "18204" is shown; "actor=NAME", "target=ID" and "search=TEXT" filter.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  void present(const query::AuditPage& page);
  void presentFresh(const query::AuditPage& page);
  void presentTrouble(const Error& error);
  void presentChain();
  void presentEntry(const query::AuditEntry& entry);
  [[nodiscard]] AuditFilterBar* filters() const { return m_filters; }
  [[nodiscard]] ChainBanner* banner() const { return m_banner; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* buildTable();
  void connectParts();
  void connectTable();
  void connectPanel();
  void showOverlay();
  void showFacts();
  void reload();
  void refresh();
  void ask(bool anew);
  void askOlder(const std::string& token);
  void askCounts();
  void goOnWhileEmpty();
  void askEntry(std::int64_t number, bool check);
  void openRow(int row);
  void closePanel();
  void restoreSelection();
  void rememberActors(const query::AuditPage& page);
  void exportTrail();
  void writeTrail(const QString& folder);
  void presentExport(const Result<std::int64_t>& entries, const QString& folder);

  const style::Theme& m_theme;
  session::Session* m_session;
  ChainWatch* m_watch;
  const Clock& m_clock;
  AskForFolder m_askForFolder;
  AuditTableModel* m_model;
  models::LiveGate* m_gate;
  models::RefreshGate m_refresh;
  widgets::Button* m_export;
  widgets::Chip* m_heldChip;
  ChainBanner* m_banner;
  QWidget* m_messageHost;
  widgets::Banner* m_message;
  AuditFilterBar* m_filters;
  delegates::RowTableView* m_table;
  EntryPanel* m_panel;
  deliveries::DetailSplit* m_split;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::Button* m_again;
  widgets::Button* m_clear;
  widgets::LoadingRows* m_loading;
  QStringList m_actors;
  std::int64_t m_selected{0};  ///< number of the chosen entry
  std::int64_t m_newest{0};
  int m_generation{0};
  bool m_active{false}, m_loaded{false}, m_lost{false}, m_refused{false};
};

}  // namespace ack::ui::audit
