#include "ui/ledger/proof_band.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPainter>

namespace ack::ui::ledger {

using style::Role;
using style::Token;
using widgets::Label;

ProofBand::ProofBand(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme),
      m_icon(new widgets::IconLabel(theme, QStringLiteral("shield-check"), 24, Token::completed)),
      m_title(new Label(theme, Role::section, Token::text)), m_caption(new Label(theme, Role::small, Token::text3)),
      m_events(nullptr), m_sign(new widgets::IconLabel(theme, QStringLiteral("equals"), 18, Token::text3)),
      m_lines(nullptr), m_second(nullptr), m_duplicates(nullptr) {
  style::fixHeight(theme, this, 76);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(20, 0, 20, 0);
  row->setSpacing(16);
  row->addWidget(m_icon);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(m_title);
  words->addWidget(m_caption);
  words->addStretch(1);
  m_caption->setElide(Qt::ElideRight);
  style::leastWidth(theme, m_title, 216);
  row->addLayout(words);
  row->addSpacing(16);
  m_events = addFigure(row, tr("events that cost money"));
  row->addWidget(m_sign);
  m_lines = addFigure(row, tr("charge lines"));
  row->addSpacing(16);
  m_second = addFigure(row, tr("second charges"));
  row->addSpacing(16);
  m_duplicates = addFigure(row, tr("duplicates absorbed"));
  row->addStretch(1);
  present({}, {});
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

Label* ProofBand::addFigure(QHBoxLayout* row, const QString& caption) {
  auto* column = new QVBoxLayout;
  column->setSpacing(0);
  column->addStretch(1);
  auto* figure = new Label(m_theme, Role::proof, Token::text);
  column->addWidget(figure);
  column->addWidget(new Label(m_theme, Role::small, Token::text3, caption));
  column->addStretch(1);
  row->addLayout(column);
  return figure;
}

void ProofBand::present(const query::LedgerWindow& window, const QString& twiceCharged) {
  m_holds = window.chargedEvents == window.chargeLines && window.secondCharges == 0;
  m_icon->setIcon(m_holds ? QStringLiteral("shield-check") : QStringLiteral("error"),
                  m_holds ? Token::completed : Token::dead);
  m_title->setText(m_holds ? tr("One event ID = one charge") : tr("An event was charged more than once"));
  m_title->setToken(m_holds ? Token::text : Token::dead);
  m_caption->setText(m_holds                  ? tr("True for every event in this window")
                     : twiceCharged.isEmpty() ? tr("Find the event in the lines below, then trace it.")
                                              : tr("Event %1. Trace it before anything else.").arg(twiceCharged));
  m_caption->setToken(m_holds ? Token::text3 : Token::text2);
  m_events->setText(text::count(window.chargedEvents));
  m_lines->setText(text::count(window.chargeLines));
  m_second->setText(text::count(window.secondCharges));
  m_second->setToken(window.secondCharges == 0 ? Token::text : Token::dead);
  m_duplicates->setText(text::count(window.duplicatesAbsorbed));
  const bool equal = window.chargedEvents == window.chargeLines;
  m_sign->setIcon(equal ? QStringLiteral("equals") : QStringLiteral("not-equal"), equal ? Token::text3 : Token::dead);
  setAccessibleName(
      tr("%1. %2 events that cost money, %3 charge lines, %4 second charges, %5 duplicates absorbed")
          .arg(m_title->text(), m_events->text(), m_lines->text(), m_second->text(), m_duplicates->text()));
  update();
}

void ProofBand::setStale(bool stale) {
  for (Label* figure : {m_events, m_lines, m_duplicates}) figure->setToken(stale ? Token::text3 : Token::text);
}

void ProofBand::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(m_theme.color(m_holds ? Token::surface : Token::deadTint));
  painter.setPen(QPen(m_theme.color(m_holds ? Token::border : Token::deadSolid), 1));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  painter.setPen(m_theme.color(m_holds ? Token::border : Token::deadSolid));
  // Rules between the proof and the two figures beside it.
  for (const Label* figure : {m_second, m_duplicates})
    painter.drawLine(figure->x() - 17, 18, figure->x() - 17, height() - 19);
}

}  // namespace ack::ui::ledger
