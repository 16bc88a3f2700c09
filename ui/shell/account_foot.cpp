#include "ui/shell/account_foot.h"

#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/role_words.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/button.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

#include <array>

namespace ack::ui::shell {

using session::Presence;
using style::Role;
using style::Token;

namespace {
constexpr std::array kIdleChoices{1, 5, 10, 15, 30, 60};
}

/// Avatar and two lines, as one button.
class AccountFoot::Person final : public QAbstractButton {
 public:
  explicit Person(const style::Theme& theme) : m_theme(theme) {
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("accountButton"));
    style::fixHeight(theme, this, 48);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }
  void present(const QString& name, const QString& line, const QString& icon, bool person) {
    m_name = name;
    m_line = line;
    m_icon = icon;
    m_person = person;
    setAccessibleName(AccountFoot::tr("%1, %2. Opens a menu.", "name, role").arg(name, line));
    setToolTip(m_collapsed ? accessibleName() : QString());
    update();
  }
  void setCollapsed(bool collapsed) {
    m_collapsed = collapsed;
    setToolTip(m_collapsed ? accessibleName() : QString());
    update();
  }
  [[nodiscard]] QSize sizeHint() const override { return {m_collapsed ? 40 : 120, m_theme.scaled(48)}; }

 protected:
  void enterEvent(QEnterEvent* event) override {
    update();
    QAbstractButton::enterEvent(event);
  }
  void leaveEvent(QEvent* event) override {
    update();
    QAbstractButton::leaveEvent(event);
  }
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(m_theme.color(Token::hover));
      painter.drawRoundedRect(rect(), 6, 6);
    }
    constexpr int kAvatar = 28;
    const int left = m_collapsed ? (width() - kAvatar) / 2 : 8;
    const QRect face(left, (height() - kAvatar) / 2, kAvatar, kAvatar);
    if (m_person)
      widgets::paintAvatar(painter, m_theme, face, m_name, widgets::AvatarShape::person, devicePixelRatioF());
    else
      painter.drawPixmap(face.x() + 4, face.y() + 4, m_theme.pixmap(m_icon, 20, Token::text2, devicePixelRatioF()));
    if (m_collapsed) return;
    const int x = face.right() + 9;
    const int room = width() - x - 4;
    painter.setFont(m_theme.font(Role::smallStrong));
    painter.setPen(m_theme.color(Token::text));
    const int line = m_theme.scaled(16);
    const int middle = height() / 2;
    painter.drawText(QRect(x, middle - line, room, line), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, room));
    int from = x;
    if (m_person) {
      painter.drawPixmap(from, middle + (line - 12) / 2,
                         m_theme.pixmap(QStringLiteral("role"), 12, Token::text2, devicePixelRatioF()));
      from += 16;
    }
    painter.setFont(m_theme.font(Role::caption));
    painter.setPen(m_theme.color(m_person ? Token::text2 : Token::text3));
    painter.drawText(QRect(from, middle, x + room - from, line), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_line, Qt::ElideRight, x + room - from));
  }

 private:
  const style::Theme& m_theme;
  QString m_name, m_line, m_icon;
  bool m_person{false};
  bool m_collapsed{false};
};

AccountFoot::AccountFoot(style::Theme& theme, session::Session& session, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_session(session), m_person(new Person(theme)),
      m_lock(widgets::Button::tool(theme, QStringLiteral("lock"), tr("Lock (Ctrl+L)"))) {
  setProperty("edge", QStringLiteral("top"));
  style::fixHeight(theme, this, kHeight);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 0, 8, 0);
  row->setSpacing(4);
  row->addWidget(m_person, 1);
  m_lock->setProperty("kind", QStringLiteral("ghost"));
  m_lock->setSmall(true);
  row->addWidget(m_lock);
  connect(m_lock, &QPushButton::clicked, this, [this] { m_session.attendance().lock(session::Reason::asked); });
  connect(m_person, &QAbstractButton::clicked, this, &AccountFoot::openMenu);
  connect(&session.attendance(), &session::Attendance::changed, this, &AccountFoot::follow);
  follow();
}

void AccountFoot::setCollapsed(bool collapsed) {
  m_collapsed = collapsed;
  m_person->setCollapsed(collapsed);
  follow();
}

void AccountFoot::setPlace(bool embedded, const QString& line, const QString& detail) {
  if (embedded == m_embedded && line == m_place && detail == m_detail) return;
  m_embedded = embedded;
  m_place = line;
  m_detail = detail;
  follow();
}

void AccountFoot::follow() {
  const Presence& presence = m_session.attendance().presence();
  const bool person = !presence.name.isEmpty();
  m_lock->setVisible(person && !m_collapsed);
  if (person)
    m_person->present(presence.name, text::roleWord(presence.role), {}, true);
  else
    m_person->present(m_place, m_detail, m_embedded ? QStringLiteral("live") : QStringLiteral("eye"), false);
}

QAction* AccountFoot::add(QMenu* menu, const QString& icon, const QString& words) const {
  return menu->addAction(m_theme.icon(icon, 16, Token::text2), words);
}

void AccountFoot::addPersonEntries(QMenu* menu) {
  connect(add(menu, QStringLiteral("key"), tr("Change password…")), &QAction::triggered, this,
          &AccountFoot::passwordWanted);
  connect(add(menu, QStringLiteral("lock"), tr("Lock now\tCtrl+L")), &QAction::triggered, this,
          [this] { m_session.attendance().lock(session::Reason::asked); });
  addIdleMenu(menu);
  addThemeMenu(menu);
  addTextMenu(menu);
  menu->addSeparator();
  connect(add(menu, QStringLiteral("sign-out"), tr("Sign out")), &QAction::triggered, this,
          [this] { m_session.attendance().signOut(); });
}

void AccountFoot::addIdleMenu(QMenu* menu) {
  QMenu* idle = menu->addMenu(m_theme.icon(QStringLiteral("clock"), 16, Token::text2), tr("Lock automatically"));
  auto* group = new QActionGroup(idle);
  for (const int minutes : kIdleChoices) {
    QAction* action = idle->addAction(tr("After %n minute(s) without input", nullptr, minutes));
    action->setCheckable(true);
    action->setChecked(minutes == m_idleMinutes);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, minutes] { Q_EMIT idleMinutesChosen(minutes); });
  }
}

void AccountFoot::addThemeMenu(QMenu* menu) {
  QMenu* modes =
      menu->addMenu(m_theme.icon(m_theme.isDark() ? QStringLiteral("moon") : QStringLiteral("sun"), 16, Token::text2),
                    tr("Light or dark"));
  auto* group = new QActionGroup(modes);
  const auto addMode = [&](style::Mode mode, const QString& word) {
    QAction* action = modes->addAction(word);
    action->setCheckable(true);
    action->setChecked(m_theme.mode() == mode);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, mode] { Q_EMIT modeChosen(mode); });
  };
  addMode(style::Mode::system, tr("As the system"));
  addMode(style::Mode::light, tr("Light"));
  addMode(style::Mode::dark, tr("Dark"));
}

void AccountFoot::addTextMenu(QMenu* menu) {
  QMenu* sizes = menu->addMenu(m_theme.icon(QStringLiteral("eye"), 16, Token::text2), tr("Text size"));
  sizes->setObjectName(QStringLiteral("textSizes"));
  auto* group = new QActionGroup(sizes);
  for (const int percent : style::Theme::kTextPercents) {
    QAction* action = sizes->addAction(tr("%1%", "text size in percent").arg(percent));
    action->setCheckable(true);
    action->setChecked(m_theme.textPercent() == percent);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, percent] { Q_EMIT textPercentChosen(percent); });
  }
}

QMenu* AccountFoot::makeMenu() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const Presence& presence = m_session.attendance().presence();
  menu->addAction(presence.name.isEmpty()
                      ? m_place
                      : tr("%1, %2", "name, role").arg(presence.name, text::roleWord(presence.role)))
      ->setEnabled(false);
  if (!presence.name.isEmpty() && !m_place.isEmpty())
    menu->addAction(tr("%1, %2", "where the engine is, its port").arg(m_place, m_detail))->setEnabled(false);
  menu->addSeparator();
  connect(add(menu, QStringLiteral("role"), tr("What I may do")), &QAction::triggered, this,
          &AccountFoot::rightsWanted);
  if (presence.state == Presence::State::signedIn) {
    addPersonEntries(menu);
    return menu;
  }
  connect(add(menu, QStringLiteral("users"), tr("Create the first admin…")), &QAction::triggered, this,
          &AccountFoot::firstAdminWanted);
  addThemeMenu(menu);
  addTextMenu(menu);
  return menu;
}

void AccountFoot::openMenu() {
  QMenu* menu = makeMenu();
  menu->popup(mapToGlobal(QPoint(8, -menu->sizeHint().height() - 4)));
}

}  // namespace ack::ui::shell
