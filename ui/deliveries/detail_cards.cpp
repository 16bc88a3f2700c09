#include "ui/deliveries/detail_cards.h"

#include "ui/widgets/badge.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace ack::ui::deliveries {

using style::Role;
using style::Token;
using widgets::Label;

DetailCards::DetailCards(const style::Theme& theme, QWidget* parent) : QScrollArea(parent), m_theme(theme) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::StrongFocus);
}

void DetailCards::present(const QList<DetailCard>& cards, const QString& note, const QString& empty) {
  if (m_built && cards == m_cards && note == m_note && empty == m_empty) return;
  m_built = true;
  m_cards = cards;
  m_note = note;
  m_empty = empty;
  auto* sheet = new QWidget;
  sheet->setProperty("surface", QStringLiteral("surface"));
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  for (const DetailCard& card : cards) column->addWidget(build(card));
  if (cards.isEmpty()) {
    auto* words = new Label(m_theme, Role::body, Token::text2, empty);
    words->setWordWrap(true);
    column->addWidget(words);
  } else if (!note.isEmpty()) {
    auto* banner = new widgets::Banner(m_theme);
    banner->present(widgets::Banner::Tone::neutral, {}, note);
    column->addWidget(banner);
  }
  column->addStretch(1);
  setWidget(sheet);  // deletes the one before
}

QWidget* DetailCards::build(const DetailCard& card) {
  auto* frame = new QFrame;
  frame->setProperty("card", true);
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(16, 11, 16, 11);
  column->setSpacing(8);
  if (!card.title.isEmpty()) {
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    if (!card.icon.isEmpty()) head->addWidget(new widgets::IconLabel(m_theme, card.icon, 16, Token::text2));
    auto* title = new Label(m_theme, Role::bodyStrong, Token::text, card.title);
    title->setElide(Qt::ElideRight);
    head->addWidget(title, 1);
    if (!card.badge.isEmpty())
      head->addWidget(new widgets::Badge(m_theme, card.badge, card.badgeText, card.badgeTint, card.badgeIcon));
    column->addLayout(head);
  }
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  for (int row = 0; row < card.facts.size(); ++row) {
    const DetailFact& fact = card.facts.at(row);
    auto* name = new Label(m_theme, fact.monoName ? Role::mono : Role::small, Token::text3, fact.name);
    auto* value = new Label(m_theme, fact.mono ? Role::mono : Role::small, Token::text, fact.value);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (fact.mono)
      value->setElide(Qt::ElideMiddle);
    else
      value->setWordWrap(true);
    value->setAccessibleName(fact.name + QLatin1Char(' ') + fact.value);
    grid->addWidget(name, row, 0);
    grid->addWidget(value, row, 1);
  }
  column->addLayout(grid);
  return frame;
}

}  // namespace ack::ui::deliveries
