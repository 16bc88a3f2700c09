#include "ui/widgets/card.h"

#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::widgets {

Card::Card(const style::Theme& theme, const QString& title, bool padded, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_body(new QVBoxLayout(this)) {
  setProperty("card", true);
  setAccessibleName(title);
  const int padding = padded ? 16 : 0;
  m_body->setContentsMargins(padding, padding, padding, padding);
  m_body->setSpacing(0);
  if (!title.isEmpty()) setTitle(title);
}

void Card::setTitle(const QString& title) {
  if (m_title == nullptr) {
    m_titleRow = new QHBoxLayout;
    m_titleRow->setSpacing(8);
    m_title = new Label(m_theme, style::Role::section, style::Token::text);
    m_title->setElide(Qt::ElideRight);
    m_titleRow->addWidget(m_title);
    m_titleRow->addStretch(1);
    m_body->insertLayout(0, m_titleRow);
  }
  m_title->setText(title);
  setAccessibleName(title);
}

void Card::setCaption(const QString& caption) {
  if (m_caption == nullptr) {
    m_caption = new Label(m_theme, style::Role::small, style::Token::text3);
    m_body->insertWidget(m_title == nullptr ? 0 : 1, m_caption);
  }
  m_caption->setText(caption);
}

}  // namespace ack::ui::widgets
