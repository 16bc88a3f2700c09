#pragma once
// The Settings page: who there is; who may do what, how long what is kept, and by which key; and whether alerts reach
// anybody. It opens on the first of these that is for whoever sits here.
#include "core/operate/people_commands.h"
#include "ui/shell/page.h"
#include "ui/style/theme.h"

#include <optional>

class QBoxLayout;
class QStackedWidget;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class SegmentedControl;
}

namespace ack::ui::people {

class ChannelCard;
class PeopleView;
class PermissionTable;
class RetentionCard;
class VaultCard;

/// Thread: gui.
class SettingsPage final : public shell::Page {
  Q_OBJECT
 public:
  /// `session` null: an empty page. `cost` is that of new passwords.
  SettingsPage(const style::Theme& theme, session::Session* session, crypto::ScryptCost cost = {},
               QWidget* parent = nullptr);
  [[nodiscard]] QString title() const override { return tr("Settings"); }
  [[nodiscard]] access::Permission permission() const override { return access::Permission::viewFigures; }
  void setActive(bool active) override;
  /// "people", "permissions" or "channels".
  void open(const QString& argument) override;
  void readAgain() override { refresh(); }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildPermissions(const style::Theme& theme);
  QWidget* buildChannels(const style::Theme& theme);
  void choose(int index);
  void follow();
  bool chooseFirst();
  void meet(const QString& name);
  void fit();
  void refresh();
  void showFacts();

  const style::Theme& m_theme;
  session::Session* m_session;
  QBoxLayout* m_row{nullptr};
  widgets::SegmentedControl* m_tabs;
  QStackedWidget* m_stack;
  PeopleView* m_people;
  PermissionTable* m_permissions;
  RetentionCard* m_retention;
  VaultCard* m_vault;
  ChannelCard* m_channels;
  std::optional<QString> m_chosenFor;  ///< whose tab is open
  int m_count{-1};
  bool m_active{false};
};

}  // namespace ack::ui::people
