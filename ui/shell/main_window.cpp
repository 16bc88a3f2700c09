#include "ui/shell/main_window.h"

#include "ui/commands/gate.h"
#include "ui/session/session.h"
#include "ui/shell/account_foot.h"
#include "ui/shell/doorway.h"
#include "ui/shell/keys_sheet.h"
#include "ui/shell/navigation_rail.h"
#include "ui/shell/outside.h"
#include "ui/shell/page.h"
#include "ui/shell/page_header.h"
#include "ui/shell/status_strip.h"
#include "ui/signin/change_password_sheet.h"
#include "ui/signin/first_admin_sheet.h"
#include "ui/text/formats.h"
#include "ui/widgets/confirm_sheet.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/focus_ring.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace ack::ui::shell {
namespace {

constexpr int kCollapseUnder = 1280;
const QString kTextKey = QStringLiteral("window/textPercent");
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
    : QMainWindow(parent), m_theme(theme), m_session(session), m_pages(pages),
      m_rail(new NavigationRail(theme, session)), m_header(new PageHeader(theme)), m_stack(new QStackedWidget),
      m_forbidden(new widgets::EmptyState(theme, QStringLiteral("lock"), {}, {})), m_strip(new StatusStrip(theme)) {
  setWindowTitle(QStringLiteral("Acknowledger"));
  setWindowIcon(theme.icon(QStringLiteral("app-icon"), 64, style::Token::text));
  setMinimumSize(1120, 680);
  resize(1440, 900);
  arrange();
  buildAccount();
  addShortcuts();
  connect(&session, &session::Session::changed, this, &MainWindow::askStatus);
  connect(&session, &session::Session::tick, this, &MainWindow::everySecond);
  QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  // A larger text leaves less room beside the rail.
  connect(&theme, &style::Theme::changed, this, &MainWindow::fitRail);
  m_theme.setTextPercent(settings.value(kTextKey, 100).toInt());
  if (!m_pages.isEmpty()) openPage(m_pages.first().key);
  askStatus();
  everySecond();
}

MainWindow::~MainWindow() = default;

void MainWindow::arrange() {
  auto* work = new QWidget;
  auto* row = new QHBoxLayout(work);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  column->addWidget(m_header);
  column->addWidget(m_stack, 1);
  row->addWidget(m_rail);
  row->addLayout(column, 1);
  m_doorway = new Doorway(m_theme, m_session, work);
  auto* centre = new QWidget;
  centre->setProperty("sheetHost", true);
  auto* rows = new QVBoxLayout(centre);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  rows->addWidget(m_doorway, 1);
  rows->addWidget(m_strip);
  setCentralWidget(centre);
  new widgets::FocusRing(m_theme, this);
  m_stack->addWidget(m_forbidden);

  for (const PageEntry& entry : std::as_const(m_pages)) {
    if (entry.inRail) m_rail->addPage(entry.key, entry.page->title());
    m_header->addPage(entry.page);
    m_stack->addWidget(entry.page);
    connect(entry.page, &Page::traceRequested, this,
            [this](const QString& id) { openPage(QStringLiteral("trace"), id); });
    connect(entry.page, &Page::pageRequested, this, &MainWindow::openPage);
  }
  connect(m_rail, &NavigationRail::pageChosen, this, [this](const QString& key) { openPage(key); });
  connect(m_header, &PageHeader::traceRequested, this,
          [this](const QString& id) { openPage(QStringLiteral("trace"), id); });
  connect(m_strip, &StatusStrip::pageRequested, this, &MainWindow::openPage);
}

void MainWindow::buildAccount() {
  AccountFoot* foot = m_rail->foot();
  foot->setIdleMinutes(m_doorway->idleMinutes());
  connect(foot, &AccountFoot::modeChosen, this, [this](style::Mode mode) {
    m_theme.setMode(mode);
    QSettings().setValue(QStringLiteral("window/theme"), modeWord(mode));
  });
  connect(foot, &AccountFoot::textPercentChosen, this, [this](int percent) {
    m_theme.setTextPercent(percent);
    QSettings().setValue(kTextKey, m_theme.textPercent());
  });
  connect(foot, &AccountFoot::idleMinutesChosen, this, [this, foot](int minutes) {
    m_doorway->setIdleMinutes(minutes);
    foot->setIdleMinutes(m_doorway->idleMinutes());
  });
  connect(foot, &AccountFoot::rightsWanted, this, [this] { openPage(QStringLiteral("rights")); });
  connect(foot, &AccountFoot::firstAdminWanted, this,
          [this, foot] { (new signin::FirstAdminSheet(m_theme, foot, m_session.attendance()))->open(); });
  connect(foot, &AccountFoot::passwordWanted, this,
          [this, foot] { (new signin::ChangePasswordSheet(m_theme, foot, m_session.attendance()))->open(); });
  connect(&m_session.attendance(), &session::Attendance::changed, this, &MainWindow::showCurrent);
  connect(m_doorway, &Doorway::opened, this, [this] { presentStatus(); });
  connect(m_doorway, &Doorway::shut, this, [this] { presentStatus(); });
}

void MainWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& keys, auto&& action) {
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this, [this, action] {
      // Behind the door no key leads anywhere.
      if (m_doorway->isOpen()) action();
    });
  };
  int number = 0;
  for (const PageEntry& entry : std::as_const(m_pages))
    if (entry.inRail && entry.numbered && number < 9)
      add(QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_1 + number++)),
          [this, key = entry.key] { openPage(key); });
  QStringList names;
  for (const PageEntry& entry : std::as_const(m_pages))
    if (entry.inRail && entry.numbered && names.size() < 9) names << entry.page->title();
  add(QKeySequence(Qt::CTRL | Qt::Key_Slash), [this, names] { (new KeysSheet(m_theme, m_doorway, names))->open(); });
  add(QKeySequence(Qt::CTRL | Qt::Key_K), [this] { focusTrace(); });
  add(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), [this] { openPage(QStringLiteral("alerts")); });
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

QString MainWindow::currentKey() const { return m_current; }

void MainWindow::openPage(const QString& key, const QString& argument) {
  for (const PageEntry& entry : std::as_const(m_pages)) {
    if (entry.key != key) continue;
    m_current = key;
    showCurrent();
    if (!argument.isEmpty()) entry.page->open(argument);
    return;
  }
}

void MainWindow::showCurrent() {
  const session::Attendance& attendance = m_session.attendance();
  for (const PageEntry& entry : std::as_const(m_pages)) {
    if (entry.key != m_current) continue;
    const access::Permission permission = entry.page->permission();
    const bool shown = !attendance.presence().isOpen() || attendance.may(permission);
    QWidget* wanted = shown ? static_cast<QWidget*>(entry.page) : m_forbidden;
    auto* before = qobject_cast<Page*>(m_stack->currentWidget());
    if (before != nullptr && before != wanted) before->setActive(false);
    m_stack->setCurrentWidget(wanted);
    m_rail->setCurrent(m_current);
    m_strip->setCurrent(m_current);
    m_header->setCurrent(entry.page, shown && m_current != QLatin1String("trace") && mayTrace());
    m_header->setActionsShown(shown);
    if (!shown)
      m_forbidden->present(QStringLiteral("lock"), tr("This page is not for your role"),
                           commands::refusal(attendance, permission));
    if (shown && before != entry.page) entry.page->setActive(true);
    return;
  }
}

bool MainWindow::mayTrace() const {
  return !m_session.attendance().presence().isOpen() || m_session.attendance().may(access::Permission::viewWork);
}

void MainWindow::askStatus() {
  if (!m_askedAt) m_askedAt = base::SystemClock().now();
  m_session.askTotals(this, [this](const Result<query::Status>& status) {
    m_askedAt.reset();
    if (status) m_status = *status;
    presentStatus();
  });
}

void MainWindow::everySecond() {
  m_strip->presentTime(base::SystemClock().now());
  // Behind the door no change is announced, but the totals there are live.
  if (!m_doorway->isOpen()) askStatus();
  presentStatus();
}

void MainWindow::presentStatus() {
  const auto engine = m_session.engineStatus();
  const UtcTime now = base::SystemClock().now();
  m_strip->present(engine, m_status, m_askedAt && now - *m_askedAt > kSilentAfter ? m_askedAt : std::nullopt);
  m_strip->setSafeOnly(!m_doorway->isOpen());
  m_doorway->presentTotals(engine && engine->receiving, m_status);
  AccountFoot* foot = m_rail->foot();
  if (engine)
    foot->setPlace(true, tr("Engine runs here"),
                   engine->receiving ? tr("Port %1").arg(QUrl(QString::fromStdString(engine->listenUrl)).port(80))
                                     : tr("Not receiving"));
  else if (m_status && m_status->enginePid > 0)
    foot->setPlace(false, tr("Watching engine"), tr("pid %1", "process number").arg(m_status->enginePid));
  else
    foot->setPlace(false, tr("No engine runs"), tr("Nothing is received"));
  if (m_outside != nullptr) m_outside->present(engine, m_status, !m_askedAt || now - *m_askedAt <= kSilentAfter);
  if (m_status) m_rail->setDeadLetters(m_status->states.of(domain::DeliveryState::dead));
}

void MainWindow::presentChain(const QString& icon, style::Token ink, const QString& words) {
  m_strip->presentChain(icon, ink, words);
}

void MainWindow::presentChainBroken(bool broken) {
  m_chainBroken = broken;
  if (m_outside != nullptr) m_outside->presentChainBroken(broken);
}

void MainWindow::goOutside() {
  if (m_outside != nullptr) return;
  m_outside = new Outside(m_theme, m_session, this);
  m_outside->presentChainBroken(m_chainBroken);
  connect(m_outside, &Outside::windowWanted, this, &MainWindow::comeBack);
  connect(m_outside, &Outside::quitWanted, this, &MainWindow::quit);
  if (m_outside->hasTray()) QApplication::setQuitOnLastWindowClosed(false);
  presentStatus();
}

void MainWindow::comeBack(const QString& page, const QString& filter) {
  show();
  raise();
  activateWindow();
  if (!page.isEmpty()) openPage(page, filter);
}

void MainWindow::quit() {
  const auto engine = m_session.engineStatus();
  if (!engine || !engine->receiving) return QApplication::quit();
  comeBack({}, {});
  const std::int64_t queued = m_status ? m_status->states.of(domain::DeliveryState::queued) : 0;
  widgets::Question question;
  question.title = tr("Stop receiving?");
  question.icon = QStringLiteral("sign-out");
  question.body =
      tr("New events are not taken until Acknowledger runs again; most providers send them again for a while.") +
      QLatin1Char(' ') +
      (queued == 0 ? tr("Nothing waits in the queue.")
                   : tr("%n event(s) wait in the queue. What waits stays stored, and runs then.", nullptr,
                        static_cast<int>(queued)));
  question.verb = tr("Quit");
  question.danger = true;
  question.reasonNeeded = false;
  auto* sheet = new widgets::ConfirmSheet(m_theme, m_doorway, question);
  sheet->setObjectName(QStringLiteral("quitSheet"));
  connect(sheet, &widgets::ConfirmSheet::confirmed, qApp, &QApplication::quit, Qt::QueuedConnection);
  sheet->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  if (m_outside != nullptr) m_outside->tellClosed();
  QMainWindow::closeEvent(event);
}

void MainWindow::fitRail() { m_rail->setCollapsed(width() < m_theme.scaled(kCollapseUnder)); }

void MainWindow::resizeEvent(QResizeEvent* event) {
  fitRail();
  QMainWindow::resizeEvent(event);
}

}  // namespace ack::ui::shell
