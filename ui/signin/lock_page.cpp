#include "ui/signin/lock_page.h"

#include "ui/signin/password_field.h"
#include "ui/signin/wait_line.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/text/role_words.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace ack::ui::signin {

using session::Presence;
using session::Reason;
using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

namespace {
constexpr int kWidth = 400;
}

/// A large avatar with a small lock at its edge.
class LockPage::Portrait final : public QWidget {
 public:
  explicit Portrait(const style::Theme& theme) : m_theme(theme) {
    setFixedSize(72, 64);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }
  void setName(const QString& name) {
    m_name = name;
    update();
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    widgets::paintAvatar(painter, m_theme, QRect(4, 0, 64, 64), m_name, widgets::AvatarShape::person,
                         devicePixelRatioF());
    const QRect badge(48, 40, 24, 24);
    painter.setPen(QPen(m_theme.color(Token::border), 1));
    painter.setBrush(m_theme.color(Token::surface));
    painter.drawEllipse(QRectF(badge).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.drawPixmap(badge.x() + 5, badge.y() + 5,
                       m_theme.pixmap(QStringLiteral("lock"), 14, Token::text, devicePixelRatioF()));
  }

 private:
  const style::Theme& m_theme;
  QString m_name;
};

LockPage::LockPage(const style::Theme& theme, session::Attendance& attendance, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_attendance(attendance), m_portrait(new Portrait(theme)),
      m_name(new Label(theme, Role::dialog, Token::text)),
      m_role(new widgets::Badge(theme, {}, Token::link, Token::accentTint, QStringLiteral("role"))),
      m_why(new Label(theme, Role::small, Token::text2)), m_password(new PasswordField(theme, tr("Password"))),
      m_trouble(new WaitLine(theme, tr("The password is wrong."))),
      m_unlock(new Button(theme, Button::Kind::primary, tr("Unlock"), QStringLiteral("unlock"))),
      m_totals(new widgets::FactsList(theme)) {
  setAccessibleName(tr("Locked"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 18, 24, 24);
  column->setSpacing(0);
  auto* brand = new QHBoxLayout;
  brand->setSpacing(8);
  brand->addWidget(new widgets::IconLabel(theme, QStringLiteral("app-icon-small"), 28, Token::text));
  brand->addWidget(new Label(theme, Role::section, Token::text, QStringLiteral("Acknowledger")), 1);
  column->addLayout(brand);
  column->addStretch(2);
  column->addWidget(buildCard(), 0, Qt::AlignHCenter);
  column->addSpacing(16);
  auto* totals = new QFrame;
  totals->setProperty("card", true);
  style::fixWidth(theme, totals, kWidth);
  auto* inside = new QVBoxLayout(totals);
  inside->setContentsMargins(16, 6, 16, 6);
  inside->addWidget(m_totals);
  column->addWidget(totals, 0, Qt::AlignHCenter);
  column->addSpacing(12);
  auto* only =
      new Label(theme, Role::small, Token::text3, tr("Only totals are shown while locked. No IDs, no payloads."));
  only->setAlignment(Qt::AlignHCenter);
  column->addWidget(only);
  column->addStretch(3);

  connect(m_unlock, &QPushButton::clicked, this, &LockPage::unlock);
  connect(m_trouble, &WaitLine::over, this, [this] { m_unlock->setEnabled(true); });
  connect(&attendance, &session::Attendance::changed, this, &LockPage::follow);
  connect(&attendance, &session::Attendance::refused, this, [this](const session::Refusal& refusal) {
    if (m_attendance.presence().state != Presence::State::locked) return;
    m_trouble->present(refusal);
    m_unlock->setText(tr("Unlock"));
    m_unlock->setEnabled(!m_trouble->isWaiting());
    m_password->setFocus();
  });
  presentTotals(false, std::nullopt);
}

QWidget* LockPage::buildCard() {
  auto* card = new QFrame;
  card->setProperty("card", true);
  style::fixWidth(m_theme, card, kWidth);
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(32, 32, 32, 32);
  column->setSpacing(0);
  column->addWidget(m_portrait, 0, Qt::AlignHCenter);
  column->addSpacing(16);
  m_name->setAlignment(Qt::AlignHCenter);
  column->addWidget(m_name);
  column->addSpacing(4);
  column->addWidget(m_role, 0, Qt::AlignHCenter);
  column->addSpacing(16);
  m_why->setAlignment(Qt::AlignHCenter);
  m_why->setWordWrap(true);
  column->addWidget(m_why);
  column->addSpacing(16);
  m_password->setPlaceholderText(tr("Password"));
  column->addWidget(m_password);
  column->addSpacing(8);
  column->addWidget(m_trouble);
  column->addSpacing(4);
  m_unlock->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addWidget(m_unlock);
  column->addSpacing(12);
  auto* ways = new QHBoxLayout;
  auto* other = new Button(m_theme, Button::Kind::link, tr("Switch person"));
  auto* out = new Button(m_theme, Button::Kind::link, tr("Sign out"));
  // Both end the session; the sign-in page that follows is the same.
  for (Button* button : {other, out})
    connect(button, &QPushButton::clicked, this, [this] { m_attendance.signOut(); });
  ways->addWidget(other);
  ways->addStretch(1);
  ways->addWidget(out);
  column->addLayout(ways);
  return card;
}

void LockPage::setIdleMinutes(int minutes) { m_idleMinutes = minutes; }

void LockPage::presentTotals(bool receiving, const std::optional<query::Status>& status) {
  const bool runs = receiving || (status && status->enginePid > 0);
  m_totals->setFact(tr("Receiving and working"), runs ? tr("yes") : tr("no"),
                    runs ? QStringLiteral("state-completed") : QStringLiteral("state-rejected"),
                    runs ? Token::completed : Token::dead);
  const auto figure = [&status](domain::DeliveryState state) {
    return status ? text::count(status->states.of(state)) : text::missing();
  };
  m_totals->setFact(tr("Dead letters"), figure(domain::DeliveryState::dead), QStringLiteral("state-dead"),
                    Token::dead);
  m_totals->setFact(tr("Outcomes unknown"), figure(domain::DeliveryState::unresolved),
                    QStringLiteral("state-unknown"), Token::unknown);
}

void LockPage::follow() {
  const Presence& presence = m_attendance.presence();
  if (presence.state != Presence::State::locked) return;
  m_portrait->setName(presence.name);
  m_name->setText(presence.name);
  m_role->setText(text::roleWord(presence.role));
  const QString at = text::utcMinute(presence.since);
  switch (m_attendance.reason()) {
  case Reason::idle:
    m_why->setText(tr("Locked at %1 UTC after %n minutes without input", nullptr, m_idleMinutes).arg(at));
    return;
  case Reason::screen:
    m_why->setText(tr("Locked at %1 UTC with the screen").arg(at));
    return;
  case Reason::none:
  case Reason::asked:
  case Reason::elsewhere:
  case Reason::disabled:
    m_why->setText(tr("Locked at %1 UTC").arg(at));
    return;
  }
}

void LockPage::enter() {
  follow();
  (void)m_password->take();
  m_unlock->setText(tr("Unlock"));
  m_unlock->setEnabled(!m_trouble->isWaiting());
  m_trouble->clear();
  m_password->setFocus(Qt::OtherFocusReason);
}

void LockPage::unlock() {
  if (!m_unlock->isEnabled()) return;
  if (m_password->text().isEmpty()) {
    m_password->setFocus();
    return m_trouble->say(tr("Write your password."));
  }
  m_trouble->clear();
  m_unlock->setText(tr("Unlocking…"));
  m_unlock->setEnabled(false);
  m_attendance.unlock(m_password->take());
}

void LockPage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), m_theme.color(Token::window)); }

void LockPage::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && m_password->hasFocus()) return unlock();
  QWidget::keyPressEvent(event);
}

}  // namespace ack::ui::signin
