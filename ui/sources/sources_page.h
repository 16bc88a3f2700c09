#pragma once
// Who may send events here, how each is recognised, when it was last heard of, and the URL to give the provider.
#include "ui/addsource/source_commands.h"
#include "ui/session/freshness.h"
#include "ui/shell/page.h"
#include "ui/sources/certificate_commands.h"
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

class CertificatePanel;
class ProviderHelpView;
class QueueHold;
class ReceiverBar;
class SourceModel;
class SourcePanel;
class TurnedAwayCard;

/// Thread: gui.
class SourcesPage : public shell::Page {
  Q_OBJECT
 public:
  /// `session` may be null: then the page shows only what present() gives it. Without commands it only shows.
  SourcesPage(const style::Theme& theme, session::Session* session, addsource::SourceCommands commands = {},
              CertificateCommands certificates = {}, QWidget* parent = nullptr);
  [[nodiscard]] QString title() const override;
  QList<QWidget*> headerActions() override;
  void setActive(bool active) override;
  void readAgain() override;
  /// "source=github" selects that one, "certificate" opens the receiver's, both also when they come with a later
  /// answer; "add" opens the wizard; "hold" and "release" ask about the whole queue.
  void open(const QString& argument) override;

  /// `listen`: the engine's address, "" where none runs.
  void present(std::vector<ShownSource> sources, const QString& listen, UtcTime now);
  /// How the engine receives; `tls` nullopt: plain HTTP.
  void presentReceiver(bool engineRuns, const std::optional<domain::TlsState>& tls, UtcTime now);
  void presentTrouble(const Error& error);
  [[nodiscard]] const SourcePanel* panel() const { return m_panel; }
  [[nodiscard]] const CertificatePanel* certificatePanel() const { return m_certificate; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildTable();
  void buildCommands();
  void buildSecretCommands();
  void buildCertificate();
  void followRights();
  void addSource();
  void showList();
  /// Nothing that the last person wrote or pasted is for the next one.
  void forgetThePerson();
  void showSelected();
  void showHelp(const QString& source);
  void showCertificate();
  void closePanel();
  void fitTable();
  void placePanel();
  void place(QWidget* panel);
  void ask();
  void everySecond();

  const style::Theme& m_theme;
  session::Session* m_session;
  addsource::SourceCommands m_commands;
  CertificateCommands m_certificates;
  session::Freshness m_freshness;
  bool m_active{false}, m_stale{false}, m_certificateWanted{false};
  QString m_wanted, m_listen;
  std::optional<domain::TlsState> m_tls;
  SourceModel* m_model;
  QTableView* m_table;
  SourcePanel* m_panel;
  CertificatePanel* m_certificate;
  ReceiverBar* m_receiver;
  QStackedWidget* m_states;
  widgets::EmptyState* m_empty;
  TurnedAwayCard* m_turnedAway;
  QHBoxLayout* m_row{nullptr};
  widgets::Button* m_add{nullptr};
  addsource::AddSourceView* m_wizard{nullptr};
  addsource::TestRequestView* m_test{nullptr};
  ProviderHelpView* m_help{nullptr};
  QueueHold* m_queueHold{nullptr};
};

}  // namespace ack::ui::sources
