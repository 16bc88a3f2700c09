#pragma once
// Who may send events here, how each is recognised, when it was last heard of, and the URL to give the provider.
#include "ui/addsource/source_commands.h"
#include "ui/session/freshness.h"
#include "ui/shell/page.h"
#include "ui/sources/source_words.h"

#include <QList>

class QHBoxLayout;
class QStackedWidget;
class QTableView;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Button;
class EmptyState;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {
class AddSourceView;
class TestRequestView;
}  // namespace ack::ui::addsource

namespace ack::ui::sources {

class SourceModel;
class SourcePanel;
class TurnedAwayCard;

/// Thread: gui.
class SourcesPage : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows only what present() gives it. Without commands it only shows.
  SourcesPage(const style::Theme& theme, session::Session* session, addsource::SourceCommands commands = {},
              QWidget* parent = nullptr);
  [[nodiscard]] QString title() const override;
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  void readAgain() override;
  /// "source=github" selects that one, also when it comes with a later answer; "add" opens the wizard.
  void open(const QString& argument) override;

  /// `listen`: the engine's address, "" where none runs.
  void present(std::vector<ShownSource> sources, const QString& listen, UtcTime now);
  void presentTrouble(const Error& error);
  [[nodiscard]] const SourcePanel* panel() const { return m_panel; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildTable();
  void buildCommands();
  void addSource();
  void showList();
  void showSelected();
  void closePanel();
  void placePanel();
  void ask();
  void everySecond();

  const style::Theme& m_theme;
  session::Session* m_session;
  addsource::SourceCommands m_commands;
  session::Freshness m_freshness;
  bool m_active{false}, m_stale{false};
  QString m_wanted, m_listen;
  SourceModel* m_model;
  QTableView* m_table;
  SourcePanel* m_panel;
  QStackedWidget* m_states;
  widgets::EmptyState* m_empty;
  TurnedAwayCard* m_turnedAway;
  QHBoxLayout* m_row{nullptr};
  widgets::Button* m_add{nullptr};
  addsource::AddSourceView* m_wizard{nullptr};
  addsource::TestRequestView* m_test{nullptr};
};

}  // namespace ack::ui::sources
