#include "ui/ledger/line_panel.h"

#include "ui/deliveries/detail_cards.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>

namespace ack::ui::ledger {

using deliveries::DetailCard;
using deliveries::DetailFact;
using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

namespace {

Button* ghostTool(const style::Theme& theme, const QString& icon, const QString& name) {
  auto* button = new Button(theme, Button::Kind::ghost, {}, icon);
  button->setProperty("iconOnly", true);
  button->setSmall(true);
  button->setToolTip(name);
  button->setAccessibleName(name);
  return button;
}

}  // namespace

LinePanel::LinePanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme),
      m_icon(new widgets::IconLabel(theme, QStringLiteral("charge"), 16, Token::text2)),
      m_title(new Label(theme, Role::section, Token::text)), m_event(new Label(theme, Role::mono, Token::text)),
      m_cards(new deliveries::DetailCards(theme)) {
  setObjectName(QStringLiteral("linePanel"));
  setProperty("surface", QStringLiteral("surface"));
  setAttribute(Qt::WA_StyledBackground);
  style::leastWidth(theme, this, 280);
  setAccessibleName(tr("Details of the ledger line"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildHead());
  column->addWidget(m_cards, 1);
  column->addWidget(buildFoot());
}

QWidget* LinePanel::buildHead() {
  auto* head = new QWidget;
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(16, 14, 16, 0);
  column->setSpacing(6);
  auto* first = new QHBoxLayout;
  first->setSpacing(8);
  first->addWidget(m_icon);
  m_title->setElide(Qt::ElideRight);
  first->addWidget(m_title, 1);
  auto* close = ghostTool(m_theme, QStringLiteral("close"), tr("Close details"));
  close->setObjectName(QStringLiteral("lineClose"));
  first->addWidget(close);
  column->addLayout(first);
  auto* second = new QHBoxLayout;
  second->setSpacing(8);
  m_event->setElide(Qt::ElideMiddle);
  second->addWidget(m_event, 1);
  auto* copy = ghostTool(m_theme, QStringLiteral("copy"), tr("Copy event ID"));
  second->addWidget(copy);
  column->addLayout(second);
  connect(close, &QPushButton::clicked, this, &LinePanel::closeRequested);
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_eventId); });
  return head;
}

QWidget* LinePanel::buildFoot() {
  auto* foot = new QWidget;
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(16, 0, 16, 16);
  column->setSpacing(12);
  auto* words = new Label(m_theme, Role::small, Token::text3,
                          tr("A line is never changed. A refund is a line of its own and names this event."));
  words->setWordWrap(true);
  column->addWidget(words);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  auto* trace = new Button(m_theme, Button::Kind::secondary, tr("Trace"), QStringLiteral("trace"));
  trace->setObjectName(QStringLiteral("lineTrace"));
  auto* open = new Button(m_theme, Button::Kind::secondary, tr("Open delivery"), QStringLiteral("deliveries"));
  open->setObjectName(QStringLiteral("lineDelivery"));
  row->addWidget(trace);
  row->addWidget(open);
  row->addStretch(1);
  column->addLayout(row);
  connect(trace, &QPushButton::clicked, this, [this] {
    if (m_id) Q_EMIT traceRequested(QString::fromStdString(toText(*m_id)));
  });
  connect(open, &QPushButton::clicked, this, [this] { Q_EMIT deliveryRequested(m_delivery); });
  return foot;
}

void LinePanel::present(const query::LedgerView& line) {
  m_id = line.id;
  m_delivery = line.delivery;
  m_eventId = text::fromUtf8(line.eventId);
  m_icon->setIcon(line.refund ? QStringLiteral("refund") : QStringLiteral("charge"), Token::text2);
  m_title->setText(
      tr("%1, %2", "kind, amount").arg(line.refund ? tr("Refund") : tr("Charge"), text::money(line.amount)));
  m_event->setText(m_eventId);
  DetailCard card;
  card.facts << DetailFact{tr("Ledger ID"), QString::fromStdString(toText(line.id)), true};
  card.facts << DetailFact{tr("Written, UTC"),
                           tr("%1, %2", "date, time").arg(text::utcDay(line.at), text::utcClockMillis(line.at))};
  card.facts << DetailFact{tr("Source"), text::fromUtf8(line.source), false};
  if (!line.tenant.empty()) card.facts << DetailFact{tr("Tenant"), text::fromUtf8(line.tenant), true};
  card.facts << DetailFact{tr("Account"), text::fromUtf8(line.account), true};
  card.facts << DetailFact{tr("Delivery"), QString::fromStdString(toText(line.delivery)), true};
  if (line.refundOf) card.facts << DetailFact{tr("Refunds"), QString::fromStdString(toText(*line.refundOf)), true};
  m_cards->present({card}, {}, {});
}

}  // namespace ack::ui::ledger
