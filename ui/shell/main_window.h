#pragma once
// Arranges the rail, the header, the pages and the status strip, and leads from one to the other. Everything a page
// shows is the page's own.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QList>
#include <QMainWindow>

#include <optional>

class QStackedWidget;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::widgets {
class EmptyState;
}

namespace ack::ui::shell {

class Doorway;
class NavigationRail;
class Outside;
class Page;
class PageHeader;
class StatusStrip;

struct PageEntry {
  QString key;  ///< "overview", "deliveries", "dead-letters", "trace", "ledger", "sources"; also its icon's name
  Page* page{nullptr};
  bool inRail{true};    ///< otherwise it is led to from elsewhere
  bool numbered{true};  ///< in the rail, and has one of Ctrl+1 to Ctrl+9
};

/// Thread: gui. Owns the pages given to it; theme and session must outlive it.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  MainWindow(style::Theme& theme, session::Session& session, const QList<PageEntry>& pages,
             QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Shows the page, opened on `argument` where that is not empty. An unknown key changes nothing.
  void openPage(const QString& key, const QString& argument = {});
  [[nodiscard]] QString currentKey() const;
  [[nodiscard]] const QList<PageEntry>& pages() const { return m_pages; }
  /// What the last check of the audit chain said, for the status strip.
  void presentChain(const QString& icon, style::Token ink, const QString& words);
  /// Whether that check found the chain broken.
  void presentChainBroken(bool broken);
  /// Notifications, and a tray icon where the desktop has a tray: then closing the window keeps receiving. Call once,
  /// after show().
  void goOutside();
  [[nodiscard]] Doorway& doorway() const { return *m_doorway; }

 protected:
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  void buildAccount();
  void addShortcuts();
  void showCurrent();
  void fitRail();
  [[nodiscard]] bool mayTrace() const;
  void cyclePanes(int step);
  void focusTrace();
  void askStatus();
  void everySecond();
  void presentStatus();
  void comeBack(const QString& page, const QString& filter);
  /// Asks first where receiving ends with it.
  void quit();

  style::Theme& m_theme;
  session::Session& m_session;
  QList<PageEntry> m_pages;
  NavigationRail* m_rail;
  PageHeader* m_header;
  QStackedWidget* m_stack;
  widgets::EmptyState* m_forbidden;  ///< in the place of a page that the person may not see
  StatusStrip* m_strip;
  Doorway* m_doorway{nullptr};
  QString m_current;
  Outside* m_outside{nullptr};
  bool m_chainBroken{false};
  std::optional<query::Status> m_status;
  std::optional<UtcTime> m_askedAt;  ///< a question about the status is under way since
};

}  // namespace ack::ui::shell
