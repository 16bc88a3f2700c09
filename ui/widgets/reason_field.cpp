#include "ui/widgets/reason_field.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QStyle>
#include <QVBoxLayout>

namespace ack::ui::widgets {

using style::Role;
using style::Token;

ReasonField::ReasonField(const style::Theme& theme, const QString& name, int least, int most, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_least(least), m_most(most),
      m_name(new Label(theme, Role::smallStrong, Token::text2, name)),
      m_count(new Label(theme, Role::small, Token::text3)), m_edit(new QPlainTextEdit), m_trouble(new QWidget),
      m_error(new Label(theme, Role::small, Token::danger)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new QHBoxLayout;
  head->addWidget(m_name);
  head->addStretch(1);
  head->addWidget(m_count);
  column->addLayout(head);
  column->addSpacing(8);
  m_edit->setTabChangesFocus(true);
  style::keepFont(theme, m_edit, Role::body);
  style::fixHeight(theme, m_edit, 72);
  m_edit->setAccessibleName(name);
  m_name->setBuddy(m_edit);
  column->addWidget(m_edit);
  auto* row = new QHBoxLayout(m_trouble);
  row->setContentsMargins(0, 6, 0, 0);
  row->setSpacing(6);
  row->addWidget(new IconLabel(theme, QStringLiteral("error"), 14, Token::danger), 0, Qt::AlignTop);
  m_error->setWordWrap(true);
  row->addWidget(m_error, 1);
  m_trouble->hide();
  column->addWidget(m_trouble);
  connect(m_edit, &QPlainTextEdit::textChanged, this, &ReasonField::count);
  count();
}

QString ReasonField::text() const { return m_edit->toPlainText().trimmed(); }
void ReasonField::setText(const QString& text) { m_edit->setPlainText(text); }
void ReasonField::setEditHeight(int height) { style::fixHeight(m_theme, m_edit, height); }
QWidget* ReasonField::editor() const { return m_edit; }

void ReasonField::count() {
  m_count->setText(
      tr("required · %1 of %2", "characters").arg(text::count(static_cast<int>(text().size())), text::count(m_most)));
  m_trouble->hide();
  m_edit->setProperty("error", false);
  m_edit->style()->unpolish(m_edit);
  m_edit->style()->polish(m_edit);
}

bool ReasonField::isGood(bool complain) {
  const qsizetype size = text().size();
  if (size >= m_least && size <= m_most) return true;
  if (!complain) return false;
  const QString error = size < m_least ? tr("Write at least %n characters.", nullptr, m_least)
                                       : tr("Write at most %n characters.", nullptr, m_most);
  m_error->setText(error);
  m_trouble->show();
  m_edit->setAccessibleDescription(error);
  m_edit->setProperty("error", true);
  m_edit->style()->unpolish(m_edit);
  m_edit->style()->polish(m_edit);
  m_edit->setFocus();
  return false;
}

}  // namespace ack::ui::widgets
