#include "ui/sources/receiver_bar.h"

#include "ui/sources/certificate_words.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>

namespace ack::ui::sources {

using style::Role;
using style::Token;
using widgets::Label;

ReceiverBar::ReceiverBar(const style::Theme& theme, QWidget* parent)
    : Card(theme, {}, false, parent), m_icon(new widgets::IconLabel(theme, QStringLiteral("lock"), 16, Token::text2)),
      m_fact(new Label(theme, Role::bodyStrong, Token::text)), m_more(new Label(theme, Role::body, Token::text2)),
      m_open(new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Certificate…"))) {
  style::fixHeight(theme, this, 48);
  setAccessibleName(tr("How requests come in"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(16, 0, 10, 0);
  row->setSpacing(8);
  row->addWidget(m_icon);
  row->addWidget(m_fact);
  m_more->setElide(Qt::ElideRight);
  row->addWidget(m_more, 1);
  m_open->setSmall(true);
  row->addWidget(m_open);
  body()->addLayout(row, 1);
  connect(m_open, &QPushButton::clicked, this, &ReceiverBar::certificateWanted);
  hide();
}

void ReceiverBar::present(bool engineRuns, const std::optional<domain::TlsState>& tls, UtcTime now) {
  setVisible(engineRuns);
  m_open->setVisible(tls.has_value());
  if (!tls || tls->certificates.empty()) {
    m_icon->setIcon(QStringLiteral("unlock"), Token::text2);
    m_fact->setText(tr("Plain HTTP."));
    m_more->setText(
        tr("Well behind a proxy that speaks HTTPS. Else start the engine with --tls-cert and --tls-key."));
    return;
  }
  const CertificateVerdict verdict = verdictOf(*tls, now);
  if (!verdict.calm) {
    m_icon->setIcon(verdict.icon, verdict.token);
    m_fact->setText(verdict.fact);
    m_more->setText(verdict.more);
    return;
  }
  const domain::CertificateState& first = tls->certificates.front();
  m_icon->setIcon(QStringLiteral("lock"), Token::completed);
  m_fact->setText(tr("HTTPS for %1", "host names").arg(namesInShort(first)));
  const QString end = first.selfSigned
                          ? tr("self-signed, until %1", "a day and how long that is").arg(endInWords(first, now))
                          : tr("until %1", "a day and how long that is").arg(endInWords(first, now));
  m_more->setText(tls->clientsMustProve ? tr("%1 · senders show a certificate").arg(end) : end);
}

}  // namespace ack::ui::sources
