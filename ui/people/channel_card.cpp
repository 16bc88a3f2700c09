#include "ui/people/channel_card.h"

#include "core/operate/alert_commands.h"
#include "ui/commands/command_list.h"
#include "ui/session/session.h"
#include "ui/text/alert_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::people {

using domain::AlertChannel;
using domain::AlertMessageState;
using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Button;
using widgets::Label;

ChannelTrial::ChannelTrial(const style::Theme& theme, session::Session* session, AlertChannel channel,
                           QWidget* parent)
    : QWidget(parent), m_session(session), m_channel(channel),
      m_send(new Button(theme, Button::Kind::secondary, {}, QStringLiteral("send"))), m_outcome(new Banner(theme)) {
  const QString word = text::channelWord(channel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(new Label(theme, Role::bodyStrong, Token::text, word), 1);
  commands::bind(session, QStringLiteral("alert.trial"), m_send);
  m_send->setAccessibleName(tr("Send a trial by %1", "e-mail or webhook").arg(word));
  m_send->setObjectName(channel == AlertChannel::email ? QStringLiteral("trialEmail")
                                                       : QStringLiteral("trialWebhook"));
  row->addWidget(m_send);
  column->addLayout(row);
  m_outcome->setObjectName(m_send->objectName() + QStringLiteral("Outcome"));
  m_outcome->hide();
  column->addWidget(m_outcome);
  if (session == nullptr) return;
  connect(m_send, &QPushButton::clicked, this, &ChannelTrial::begin);
  connect(session, &session::Session::tick, this, &ChannelTrial::look);
}

void ChannelTrial::begin() {
  if (!m_send->refusal().isEmpty()) return;
  m_send->setEnabled(false);
  showWaiting();
  // An engine sends it, here or in another process.
  m_session->askTotals(this, [this, turn = m_turn](const Result<query::Status>& status) {
    if (turn != m_turn) return;
    if (status)
      send(status->enginePid > 0);
    else
      presentTrouble(status.error());
  });
}

void ChannelTrial::send(bool engineRuns) {
  m_session->perform<AlertMessageId>(
      this,
      [channel = m_channel, engineRuns](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::AlertCommands(desk).trial(caller, channel, engineRuns);
      },
      [this, turn = m_turn](const Result<AlertMessageId>& message) {
        if (turn != m_turn) return;
        if (!message) return presentTrouble(message.error());
        m_ticks = 0;
        m_trouble.clear();
        m_message = *message;
        look();
      });
}

void ChannelTrial::look() {
  // It is on its way whether or not it can be looked at: a locked window looks again when it is unlocked.
  if (!m_message || !m_session->attendance().presence().isOpen()) return;
  if (++m_ticks > kPatienceTicks) return giveUp();
  m_session->ask<query::AlertMessageView>(
      this, QStringLiteral("trial"),
      [message = *m_message](query::Reader& reader) { return reader.alertMessage(message); },
      [this, asked = *m_message](const Result<query::AlertMessageView>& view) {
        if (m_message != asked) return;
        m_trouble = view ? QString() : text::fromUtf8(view.error().message);
        if (view) present(*view);
      });
}

/// Nothing is said to have been sent or not: whoever believed the latter would send it twice.
void ChannelTrial::giveUp() {
  m_outcome->present(Banner::Tone::unknown, tr("Nothing is known of the trial message yet."),
                     m_trouble.isEmpty() ? tr("It was not tried yet. It is tried once, or dropped after two minutes.")
                                         : m_trouble);
  end();
}

void ChannelTrial::showWaiting() {
  m_outcome->present(Banner::Tone::info, tr("A trial message is on its way."));
  m_outcome->show();
}

void ChannelTrial::present(const query::AlertMessageView& message) {
  const QString said = text::fromUtf8(message.evidence);
  switch (message.state) {
  case AlertMessageState::waiting:
    showWaiting();
    return;
  case AlertMessageState::sent:
    m_outcome->present(Banner::Tone::good, tr("The trial message was sent."), said);
    break;
  case AlertMessageState::givenUp:
    m_outcome->present(Banner::Tone::danger, tr("The trial message was refused."), said);
    break;
  case AlertMessageState::dropped:
    m_outcome->present(Banner::Tone::danger, tr("The trial message could not be sent in time."), said);
    break;
  }
  end();
}

void ChannelTrial::presentTrouble(const Error& error) {
  m_outcome->present(Banner::Tone::danger, tr("No trial message was sent."), text::fromUtf8(error.message));
  end();
}

void ChannelTrial::end() {
  m_message.reset();
  m_outcome->show();
  m_send->setEnabled(true);
}

void ChannelTrial::forget() {
  ++m_turn;
  end();
  m_outcome->hide();
}

ChannelCard::ChannelCard(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Card(theme, tr("Alert channels"), true, parent), m_email(new ChannelTrial(theme, session, AlertChannel::email)),
      m_webhook(new ChannelTrial(theme, session, AlertChannel::webhook)) {
  setObjectName(QStringLiteral("channelCard"));
  body()->addSpacing(4);
  auto* about = new Label(theme, Role::small, Token::text3,
                          tr("Where alerts are sent is set in the configuration file. A trial is a real message that "
                             "names no event; what becomes of it is told here."));
  about->setWordWrap(true);
  body()->addWidget(about);
  for (ChannelTrial* trial : {m_email, m_webhook}) {
    body()->addSpacing(12);
    body()->addWidget(widgets::makeRule());
    body()->addSpacing(12);
    body()->addWidget(trial);
  }
}

ChannelTrial* ChannelCard::trial(AlertChannel channel) const {
  return channel == AlertChannel::email ? m_email : m_webhook;
}

void ChannelCard::forgetTrials() {
  for (ChannelTrial* trial : {m_email, m_webhook}) trial->forget();
}

}  // namespace ack::ui::people
