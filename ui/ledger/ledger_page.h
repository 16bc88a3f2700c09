#pragma once
// The Ledger page: the lines of one UTC window, the proof that one event is one charge, the total of the whole
// window, and the window as CSV.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/views.h"
#include "ui/models/refresh_gate.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <chrono>
#include <functional>
#include <optional>

namespace ack::ui::delegates {
class RowTableView;
}
namespace ack::ui::deliveries {
class DetailSplit;
}
namespace ack::ui::models {
class LedgerTableModel;
class LiveGate;
}  // namespace ack::ui::models
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

namespace ack::ui::ledger {

class LinePanel;
class ProofBand;
class TotalsRow;
class WindowPicker;

/// Thread: gui.
class LedgerPage final : public shell::Page {
  Q_OBJECT
 public:
  /// Asks for the file to write; answers an empty text where nobody wants one. Gets the proposed name.
  using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;

  /// `session` may be null: then the page shows what present() is given. `askForFile` empty: the system's own dialog.
  LedgerPage(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile askForFile = {},
             std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, QWidget* parent = nullptr);

  ~LedgerPage() override;

  [[nodiscard]] QString title() const override { return tr("Ledger"); }
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  /// "led_…" is chosen where it is loaded.
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

  /// A window read anew: the list begins again, the selection stays.
  void present(const query::LedgerWindow& window);
  /// The same window read again.
  void presentFresh(const query::LedgerWindow& window);
  void presentTrouble(const Error& error);
  [[nodiscard]] WindowPicker* picker() const { return m_picker; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildTable();
  void connectParts();
  void showFigures(const query::LedgerWindow& window);
  void showOverlay();
  void showFacts();
  void alignTotals();
  void reload();
  void refresh();
  void ask(bool anew);
  void askOlder(const std::string& token);
  void exportCsv();
  void openRow(int row);
  void closePanel();
  void restoreSelection();

  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  AskForFile m_askForFile;
  models::LedgerTableModel* m_model;
  models::LiveGate* m_gate;
  models::RefreshGate m_refresh;
  widgets::Button* m_export;
  widgets::Chip* m_heldChip;
  WindowPicker* m_picker;
  ProofBand* m_proof;
  QWidget* m_messageHost;
  widgets::Banner* m_message;
  delegates::RowTableView* m_table;
  TotalsRow* m_totals;
  LinePanel* m_panel;
  deliveries::DetailSplit* m_split;
  widgets::EmptyState* m_empty;
  widgets::EmptyState* m_failed;
  widgets::LoadingRows* m_loading;
  std::optional<LedgerId> m_selected;
  std::int64_t m_lines{0};
  int m_generation{0};
  bool m_active{false}, m_loaded{false}, m_lost{false};
};

}  // namespace ack::ui::ledger
