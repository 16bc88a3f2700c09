#include "ui/shell/main_window.h"

#include "ui/session/session.h"
#include "ui/shell/navigation_rail.h"
#include "ui/shell/page.h"
#include "ui/shell/page_header.h"
#include "ui/shell/status_strip.h"
#include "ui/shell/tray.h"
#include "ui/widgets/focus_ring.h"

#include <QApplication>
#include <QCloseEvent>
#include <QGridLayout>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace ack::ui::shell {
namespace {

constexpr int kCollapseUnder = 1280;
/// Without an answer for so long, figures are marked as old (DESIGN-UI 7.10).
constexpr std::chrono::seconds kSilentAfter{3};

QString modeWord(style::Mode mode) {
  switch (mode) {
  case style::Mode::system:
    return QStringLiteral("system");
  case style::Mode::light:
    return QStringLiteral("light");
  case style::Mode::dark:
    return QStringLiteral("dark");
  }
  return {};
}

}  // namespace

MainWindow::MainWindow(style::Theme& theme, session::Session& session, const QList<PageEntry>& pages, QWidget* parent)
    : QMainWindow(parent), m_theme(theme), m_session(session), m_pages(pages), m_rail(new NavigationRail(theme)),
      m_header(new PageHeader(theme)), m_stack(new QStackedWidget), m_strip(new StatusStrip(theme)) {
  setWindowTitle(QStringLiteral("Acknowledger"));
  setWindowIcon(theme.icon(QStringLiteral("app-icon"), 64, style::Token::text));
  setMinimumSize(1120, 680);
  resize(1440, 900);
  arrange();
  addShortcuts();
  connect(&session, &session::Session::changed, this, &MainWindow::askStatus);
  connect(&session, &session::Session::tick, this, &MainWindow::everySecond);
  QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  if (!m_pages.isEmpty()) openPage(m_pages.first().key);
  askStatus();
  everySecond();
}

MainWindow::~MainWindow() = default;

void MainWindow::arrange() {
  auto* centre = new QWidget;
  auto* grid = new QGridLayout(centre);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(0);
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  column->addWidget(m_header);
  column->addWidget(m_stack, 1);
  grid->addWidget(m_rail, 0, 0);
  grid->addLayout(column, 0, 1);
  grid->addWidget(m_strip, 1, 0, 1, 2);
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(0, 1);
  setCentralWidget(centre);
  new widgets::FocusRing(m_theme, this);

  for (const PageEntry& entry : std::as_const(m_pages)) {
    m_rail->addPage(entry.key, entry.page->title());
    m_header->addPage(entry.page);
    m_stack->addWidget(entry.page);
    connect(entry.page, &Page::traceRequested, this,
            [this](const QString& id) { openPage(QStringLiteral("trace"), id); });
    connect(entry.page, &Page::pageRequested, this, &MainWindow::openPage);
  }
  connect(m_rail, &NavigationRail::pageChosen, this, [this](const QString& key) { openPage(key); });
  connect(m_rail, &NavigationRail::modeChosen, this, [this](style::Mode mode) {
    m_theme.setMode(mode);
    QSettings().setValue(QStringLiteral("window/theme"), modeWord(mode));
  });
  connect(m_header, &PageHeader::traceRequested, this,
          [this](const QString& id) { openPage(QStringLiteral("trace"), id); });
  connect(m_strip, &StatusStrip::pageRequested, this, &MainWindow::openPage);
}

void MainWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& keys, auto&& action) {
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this, action);
  };
  for (int i = 0; i < m_pages.size() && i < 9; ++i)
    add(QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_1 + i)), [this, i] { openPage(m_pages.at(i).key); });
  add(QKeySequence(Qt::CTRL | Qt::Key_K), [this] { focusTrace(); });
  const auto search = [this] {
    auto* page = qobject_cast<Page*>(m_stack->currentWidget());
    if (page == nullptr || page->searchField() == nullptr) return;
    page->searchField()->setFocus(Qt::ShortcutFocusReason);
  };
  add(QKeySequence(Qt::CTRL | Qt::Key_F), search);
  add(QKeySequence(Qt::Key_Slash), search);
  add(QKeySequence(Qt::Key_F5), [this] {
    askStatus();
    if (auto* page = qobject_cast<Page*>(m_stack->currentWidget())) page->readAgain();
  });
  add(QKeySequence(Qt::Key_F6), [this] { cyclePanes(1); });
  add(QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { cyclePanes(-1); });
}

void MainWindow::cyclePanes(int step) {
  const QList<QWidget*> panes{m_rail, m_header, m_stack->currentWidget(), m_strip};
  QWidget* focused = QApplication::focusWidget();
  qsizetype here = -1;
  for (qsizetype i = 0; i < panes.size(); ++i)
    if (focused != nullptr && panes.at(i)->isAncestorOf(focused)) here = i;
  const qsizetype next = (here + step + panes.size()) % panes.size();
  const QList<QWidget*> inside = panes.at(next)->findChildren<QWidget*>();
  for (QWidget* widget : inside) {
    if (!widget->isVisible() || !widget->isEnabled() || (widget->focusPolicy() & Qt::TabFocus) == 0) continue;
    widget->setFocus(Qt::TabFocusReason);
    return;
  }
}

void MainWindow::focusTrace() {
  if (currentKey() != QLatin1String("trace")) {
    m_header->focusTrace();
    return;
  }
  auto* page = qobject_cast<Page*>(m_stack->currentWidget());
  if (page != nullptr && page->searchField() != nullptr) page->searchField()->setFocus(Qt::ShortcutFocusReason);
}

QString MainWindow::currentKey() const {
  for (const PageEntry& entry : m_pages)
    if (entry.page == m_stack->currentWidget()) return entry.key;
  return {};
}

void MainWindow::openPage(const QString& key, const QString& argument) {
  for (const PageEntry& entry : std::as_const(m_pages)) {
    if (entry.key != key) continue;
    auto* before = qobject_cast<Page*>(m_stack->currentWidget());
    if (before != nullptr && before != entry.page) before->setActive(false);
    m_stack->setCurrentWidget(entry.page);
    m_rail->setCurrent(key);
    m_header->setCurrent(entry.page, key != QLatin1String("trace"));
    entry.page->setActive(true);
    if (!argument.isEmpty()) entry.page->open(argument);
    return;
  }
}

void MainWindow::askStatus() {
  if (!m_askedAt) m_askedAt = base::SystemClock().now();
  m_session.ask<query::Status>(
      this, QStringLiteral("status"), [](query::Reader& reader) { return reader.status(); },
      [this](const Result<query::Status>& status) {
        m_askedAt.reset();
        if (status) m_status = *status;
        presentStatus();
      });
}

void MainWindow::everySecond() {
  m_strip->presentTime(base::SystemClock().now());
  presentStatus();
}

void MainWindow::presentStatus() {
  const auto engine = m_session.engineStatus();
  const UtcTime now = base::SystemClock().now();
  m_strip->present(engine, m_status, m_askedAt && now - *m_askedAt > kSilentAfter ? m_askedAt : std::nullopt);
  if (engine)
    m_rail->setPlace(true, tr("Engine runs here"),
                     engine->receiving ? tr("Port %1").arg(QUrl(QString::fromStdString(engine->listenUrl)).port(80))
                                       : tr("Not receiving"));
  else if (m_status && m_status->enginePid > 0)
    m_rail->setPlace(false, tr("Watching engine"), tr("pid %1", "process number").arg(m_status->enginePid));
  else
    m_rail->setPlace(false, tr("No engine runs"), tr("Nothing is received"));
  if (!m_status) return;
  m_rail->setDeadLetters(m_status->states.of(domain::DeliveryState::dead));
  if (m_tray != nullptr) m_tray->present(engine && engine->receiving, *m_status);
}

void MainWindow::addTray() {
  if (!Tray::isAvailable() || m_tray != nullptr) return;
  m_tray = new Tray(m_theme, this);
  QApplication::setQuitOnLastWindowClosed(false);
  presentStatus();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  if (m_tray != nullptr) m_tray->tellOnce();
  QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  m_rail->setCollapsed(width() < kCollapseUnder);
  QMainWindow::resizeEvent(event);
}

}  // namespace ack::ui::shell
