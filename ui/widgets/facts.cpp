#include "ui/widgets/facts.h"

#include "ui/style/room.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::widgets {

using style::Role;
using style::Token;

FactsStrip::FactsStrip(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_row(new QHBoxLayout(this)) {
  setProperty("card", true);
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(0);
}

void FactsStrip::setFacts(const QList<Fact>& facts) {
  if (facts.size() != m_cells.size()) {
    while (QLayoutItem* item = m_row->takeAt(0)) {
      delete item->widget();
      delete item;
    }
    m_cells.clear();
    for (qsizetype i = 0; i < facts.size(); ++i) {
      auto* cell = new QFrame;
      if (i > 0) cell->setProperty("edge", QStringLiteral("left"));
      auto* column = new QVBoxLayout(cell);
      column->setContentsMargins(12, 7, 8, 7);
      column->setSpacing(0);
      auto* name = new Label(m_theme, Role::small, Token::text3);
      auto* value = new Label(m_theme, Role::bodyStrong, Token::text);
      name->setElide(Qt::ElideRight);
      value->setElide(Qt::ElideRight);
      column->addWidget(name);
      column->addWidget(value);
      m_row->addWidget(cell, 1);
      m_cells.append(std::pair<Label*, Label*>(name, value));
    }
  }
  QStringList spoken;
  for (qsizetype i = 0; i < facts.size(); ++i) {
    m_cells.at(i).first->setText(facts.at(i).name);
    m_cells.at(i).second->setText(facts.at(i).value);
    spoken << facts.at(i).name + QLatin1Char(' ') + facts.at(i).value;
  }
  setAccessibleName(spoken.join(QStringLiteral(", ")));
}

FactsList::FactsList(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(0);
}

void FactsList::setFact(const QString& name, const QString& value, const QString& icon, Token iconToken,
                        const QString& tooltip) {
  for (const Row& row : m_rows) {
    if (row.name != name) continue;
    row.value->setText(value);
    row.value->setHint(tooltip);
    if (row.icon != nullptr) row.icon->setIcon(icon, iconToken);
    return;
  }
  m_column->addWidget(makeRule());
  auto* line = new QHBoxLayout;
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  Row row{name, nullptr, new Label(m_theme, Role::smallStrong, Token::text, value)};
  if (!icon.isEmpty()) {
    row.icon = new IconLabel(m_theme, icon, 16, iconToken);
    line->addWidget(row.icon);
  }
  auto* label = new Label(m_theme, Role::small, Token::text2, name);
  line->addWidget(label);
  line->addSpacing(8);
  row.value->setElide(Qt::ElideMiddle);
  row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row.value->setHint(tooltip);
  row.value->setAccessibleDescription(name);
  line->addWidget(row.value, 1);
  auto* holder = new QWidget;
  style::fixHeight(m_theme, holder, 31);
  holder->setLayout(line);
  m_column->addWidget(holder);
  m_rows.append(row);
}

void FactsList::clear() {
  while (QLayoutItem* item = m_column->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  m_rows.clear();
}

}  // namespace ack::ui::widgets
