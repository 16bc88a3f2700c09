#include "ui/replay/gate_card.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::replay {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

GateCard::GateCard(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_icon(new IconLabel(theme, QStringLiteral("state-queued"), 18, Token::text3)),
      m_fact(new Label(theme, Role::smallStrong, Token::text)), m_more(new Label(theme, Role::small, Token::text3)) {
  setProperty("card", true);
  style::fixHeight(theme, this, 52);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 12, 0);
  row->setSpacing(12);
  row->addWidget(m_icon);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addStretch(1);
  lines->addWidget(m_fact);
  lines->addWidget(m_more);
  lines->addStretch(1);
  m_fact->setElide(Qt::ElideRight);
  m_more->setElide(Qt::ElideRight);
  row->addLayout(lines, 1);
}

void GateCard::present(Tone tone, const QString& fact, const QString& more) {
  switch (tone) {
  case Tone::passed:
    m_icon->setIcon(QStringLiteral("state-completed"), Token::completed);
    break;
  case Tone::open:
    m_icon->setIcon(QStringLiteral("info"), Token::text2);
    break;
  case Tone::waiting:
    m_icon->setIcon(QStringLiteral("state-queued"), Token::text3);
    break;
  case Tone::blocked:
    m_icon->setIcon(QStringLiteral("lock"), Token::dead);
    break;
  }
  m_fact->setText(fact);
  m_more->setText(more);
  setAccessibleName(fact + QStringLiteral(". ") + more);
}

TotalCard::TotalCard(const style::Theme& theme, const QString& icon, Token ink, const QString& name,
                     const QString& meaning, QWidget* parent)
    : QFrame(parent), m_name(name), m_meaning(meaning), m_figure(new Label(theme, Role::proof, Token::text)) {
  setProperty("card", true);
  style::fixHeight(theme, this, 58);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 12, 0);
  row->setSpacing(12);
  row->addWidget(new IconLabel(theme, icon, 20, ink));
  row->addWidget(m_figure);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addStretch(1);
  auto* title = new Label(theme, Role::smallStrong, Token::text, name);
  auto* second = new Label(theme, Role::caption, Token::text3, meaning);
  title->setElide(Qt::ElideRight);
  second->setElide(Qt::ElideRight);
  lines->addWidget(title);
  lines->addWidget(second);
  lines->addStretch(1);
  row->addLayout(lines, 1);
  setTotal(0);
}

void TotalCard::setTotal(std::int64_t total) {
  m_figure->setText(text::count(total));
  setAccessibleName(QStringLiteral("%1: %2, %3").arg(m_name, text::count(total), m_meaning));
}

}  // namespace ack::ui::replay
