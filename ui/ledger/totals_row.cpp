#include "ui/ledger/totals_row.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"

#include <QPainter>

namespace ack::ui::ledger {

using style::Role;
using style::Token;

TotalsRow::TotalsRow(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  present({});
}

void TotalsRow::present(const std::vector<query::LedgerWindow::Total>& totals) {
  m_totals = totals;
  setVisible(!totals.empty());
  style::fixHeight(m_theme, this, static_cast<int>(totals.size()) * kRowHeight + 8);
  QStringList spoken;
  for (const auto& total : totals)
    spoken << tr("%1 in %n line(s)", nullptr, static_cast<int>(total.lines))
                  .arg(text::money({total.minor, total.currency}));
  setAccessibleName(tr("Total of the whole window: %1").arg(spoken.join(QStringLiteral(", "))));
  update();
}

void TotalsRow::setAmountRight(int x) {
  m_amountRight = x;
  update();
}

void TotalsRow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Token::surface));
  painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(Token::text2));
  const int right = m_amountRight > 0 ? m_amountRight : width() - 24;
  const int high = m_theme.scaled(kRowHeight);
  int y = 1;
  for (const auto& total : m_totals) {
    painter.setFont(m_theme.font(Role::bodyStrong));
    painter.setPen(m_theme.color(Token::text));
    painter.drawText(QRect(24, y, right - 24, high), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Total of the window, %n line(s)", nullptr, static_cast<int>(total.lines)));
    painter.drawText(QRect(24, y, right - 24, high), Qt::AlignRight | Qt::AlignVCenter,
                     text::money({total.minor, total.currency}));
    y += high;
  }
  // Two lines of 1 px, 1 px apart: only under a proven total.
  painter.fillRect(QRect(24, y, right - 24, 1), m_theme.color(Token::text2));
  painter.fillRect(QRect(24, y + 2, right - 24, 1), m_theme.color(Token::text2));
}

}  // namespace ack::ui::ledger
