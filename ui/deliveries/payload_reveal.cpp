#include "ui/deliveries/payload_reveal.h"

#include "core/operate/reveal_command.h"
#include "ui/commands/command_list.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QTimer>

#include <algorithm>

namespace ack::ui::deliveries {

using style::Role;
using style::Token;
using widgets::Button;

PayloadReveal::PayloadReveal(const style::Theme& theme, session::Session& session, const Clock& clock,
                             QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_clock(clock), m_ticker(new QTimer(this)),
      m_reveal(new Button(theme, Button::Kind::secondary, {}, QStringLiteral("eye"))),
      m_copy(new Button(theme, Button::Kind::secondary, {}, QStringLiteral("copy"))),
      m_hide(new Button(theme, Button::Kind::secondary, tr("Hide"), QStringLiteral("eye-off"))),
      m_time(new widgets::Label(theme, Role::smallStrong, Token::retry)) {
  commands::bind(&session, QStringLiteral("payload.reveal"), m_reveal);
  commands::bind(&session, QStringLiteral("payload.copy"), m_copy);
  m_reveal->setObjectName(QStringLiteral("payloadReveal"));
  m_copy->setObjectName(QStringLiteral("payloadCopy"));
  for (Button* button : {m_reveal, m_copy, m_hide}) button->setSmall(true);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(m_reveal);
  row->addWidget(m_hide);
  row->addWidget(m_copy);
  row->addWidget(m_time, 1);
  m_ticker->setInterval(std::chrono::seconds(1));
  connect(m_ticker, &QTimer::timeout, this, &PayloadReveal::countDown);
  connect(m_reveal, &QPushButton::clicked, this, &PayloadReveal::ask);
  connect(m_hide, &QPushButton::clicked, this, &PayloadReveal::conceal);
  connect(m_copy, &QPushButton::clicked, this, &PayloadReveal::copy);
  // Whoever may no more sees no more.
  connect(&session.attendance(), &session::Attendance::changed, this, [this] {
    if (!m_session.attendance().may(access::Permission::revealPayload)) conceal();
  });
  conceal();
}

void PayloadReveal::setDelivery(std::optional<DeliveryId> delivery) {
  if (m_delivery != delivery) conceal();
  m_delivery = delivery;
  m_reveal->setVisible(delivery.has_value() && !isRevealed());
}

void PayloadReveal::ask() {
  if (!m_delivery) return;
  const DeliveryId wanted = *m_delivery;
  widgets::Question question;
  question.title = tr("Reveal the payload?");
  question.icon = QStringLiteral("eye");
  question.body = tr("It shows personal data for %n seconds. Who, what and why is written to the audit trail first.",
                     nullptr, kShownSeconds);
  question.verb = tr("Reveal");
  // The text travels in the deed's own box: it is shown only if the person still looks at this delivery.
  const auto box = std::make_shared<std::pair<std::string, std::string>>();
  commands::confirmAndPerform(
      m_theme, m_session, m_reveal, question,
      [box, wanted](const operate::Desk& desk, const operate::Caller& caller,
                    const std::string& reason) -> Result<void> {
        auto clear = operate::reveal(desk, caller, wanted, reason);
        if (!clear) return std::move(clear).error();
        *box = {std::move(clear->body), reason};
        return {};
      },
      [this, box, wanted] {
        if (m_delivery == wanted && isVisible()) show(text::fromUtf8(box->first), box->second);
      });
}

void PayloadReveal::show(const QString& clearText, const std::string& reason) {
  m_clear = clearText;
  m_reason = reason;
  m_since = m_clock.now();
  m_sinceMonotonic = m_clock.monotonic();
  m_reveal->hide();
  m_hide->show();
  m_copy->show();
  m_time->show();
  m_ticker->start();
  m_time->setText(tr("Hides in %1", "0:43").arg(QStringLiteral("1:00")));
  m_hide->setFocus(Qt::OtherFocusReason);
  Q_EMIT revealed(m_clear);
}

void PayloadReveal::conceal() {
  const bool was = isRevealed();
  m_ticker->stop();
  m_clear.fill(QChar(0));
  m_clear.clear();
  m_reason.clear();
  m_hide->hide();
  m_copy->hide();
  m_time->hide();
  m_reveal->setVisible(m_delivery.has_value());
  if (was) Q_EMIT concealed();
}

std::chrono::seconds PayloadReveal::left() const {
  const auto passed = std::max<std::chrono::microseconds>(
      m_clock.now() - m_since,
      std::chrono::duration_cast<std::chrono::microseconds>(m_clock.monotonic() - m_sinceMonotonic));
  return std::chrono::ceil<std::chrono::seconds>(std::chrono::seconds(kShownSeconds) - passed);
}

void PayloadReveal::countDown() {
  const auto seconds = left().count();
  if (seconds <= 0) return conceal();
  m_time->setText(tr("Hides in %1", "0:43")
                      .arg(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'))));
}

void PayloadReveal::copy() {
  if (!m_delivery || !isRevealed()) return;
  const DeliveryId wanted = *m_delivery;
  m_session.perform<void>(
      this,
      [wanted, reason = m_reason](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::noteCopy(desk, caller, wanted, reason);
      },
      [this, wanted](const Result<void>& noted) {
        if (m_delivery != wanted || !isRevealed()) return;
        if (!noted) {
          m_time->setText(text::fromUtf8(noted.error().message));
          return;
        }
        QGuiApplication::clipboard()->setText(m_clear);
        widgets::Toast::show(m_theme, this, QStringLiteral("copy"),
                             tr("Payload copied, and written to the audit trail"));
      });
}

void PayloadReveal::hideEvent(QHideEvent* event) {
  conceal();
  QWidget::hideEvent(event);
}

}  // namespace ack::ui::deliveries
