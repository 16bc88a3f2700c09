#include "ui/widgets/form_field.h"

#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

namespace ack::ui::widgets {

using style::Role;
using style::Token;

FormField::FormField(const style::Theme& theme, const QString& label, QWidget* field, const QString& help,
                     QWidget* parent)
    : QWidget(parent), m_field(field), m_label(new Label(theme, Role::smallStrong, Token::text2, label)),
      m_help(new Label(theme, Role::small, Token::text3, help)), m_trouble(new QWidget),
      m_error(new Label(theme, Role::small, Token::danger)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_label);
  column->addSpacing(8);
  column->addWidget(field);
  m_label->setBuddy(field);
  auto* row = new QHBoxLayout(m_trouble);
  row->setContentsMargins(0, 6, 0, 0);
  row->setSpacing(6);
  row->addWidget(new IconLabel(theme, QStringLiteral("error"), 14, Token::danger), 0, Qt::AlignTop);
  m_error->setWordWrap(true);
  row->addWidget(m_error, 1);
  column->addWidget(m_trouble);
  m_trouble->hide();
  m_help->setWordWrap(true);
  m_help->setContentsMargins(0, 6, 0, 0);
  column->addWidget(m_help);
  m_help->setVisible(!help.isEmpty());
  if (field->accessibleName().isEmpty()) field->setAccessibleName(label);
}

void FormField::setLabel(const QString& label) {
  m_label->setText(label);
  m_field->setAccessibleName(label);
}

void FormField::setHelp(const QString& help) {
  m_help->setText(help);
  m_help->setVisible(!help.isEmpty() && m_error->text().isEmpty());
}

void FormField::setError(const QString& error) {
  m_error->setText(error.left(1).toUpper() + error.mid(1));
  // The one goes before the other comes: a layout that has seen both keeps their room.
  if (!error.isEmpty()) m_help->hide();
  m_trouble->setVisible(!error.isEmpty());
  m_help->setVisible(error.isEmpty() && !m_help->text().isEmpty());
  updateGeometry();
  m_field->setProperty("error", !error.isEmpty());
  m_field->setAccessibleDescription(error);
  m_field->style()->unpolish(m_field);
  m_field->style()->polish(m_field);
}

QString FormField::error() const { return m_error->text(); }

}  // namespace ack::ui::widgets
