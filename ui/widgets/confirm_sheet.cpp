#include "ui/widgets/confirm_sheet.h"

#include "ui/style/room.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace ack::ui::widgets {
namespace {
constexpr int kReasonHeight = 60;
}

ConfirmSheet::ConfirmSheet(const style::Theme& theme, QWidget* opener, const Question& question)
    : Sheet(theme, opener, Size::confirm, question.title, question.icon, question.width), m_question(question),
      m_extra(new QVBoxLayout), m_reason(new QPlainTextEdit),
      m_field(new FormField(theme, question.reasonLabel.isEmpty() ? tr("Reason") : question.reasonLabel, m_reason)),
      m_trouble(new Banner(theme)), m_cancel(new Button(theme, Button::Kind::secondary, tr("Cancel"))),
      m_confirm(new Button(theme, question.danger ? Button::Kind::danger : Button::Kind::primary, question.verb)) {
  auto* text = new Label(theme, style::Role::body, style::Token::text2, question.body);
  text->setTextFormat(Qt::RichText);
  text->setWordWrap(true);
  body()->addWidget(text);
  // Shown only once it has its place: before, it would be a window of its own and take the focus with it.
  text->setVisible(!question.body.isEmpty());
  m_extra->setSpacing(16);
  body()->addLayout(m_extra);
  style::fixHeight(theme, m_reason, kReasonHeight);
  m_reason->setTabChangesFocus(true);
  style::keepFont(theme, m_reason, style::Role::body);
  body()->addWidget(m_field);
  m_field->setVisible(question.reasonNeeded);
  m_trouble->hide();
  body()->addWidget(m_trouble);
  connect(m_reason, &QPlainTextEdit::textChanged, this, [this] {
    if (!m_field->error().isEmpty()) m_field->setError({});
  });
  footer()->addWidget(m_cancel);
  footer()->addWidget(m_confirm);
  setPrimary(m_confirm);
  setFirstFocus(question.reasonNeeded ? static_cast<QWidget*>(m_reason) : m_cancel);
  connect(m_cancel, &QPushButton::clicked, this, &ConfirmSheet::leave);
  connect(m_confirm, &QPushButton::clicked, this, &ConfirmSheet::confirm);
}

QString ConfirmSheet::reason() const { return m_reason->toPlainText().simplified(); }

void ConfirmSheet::confirm() {
  if (isBusy() || !extraIsGood()) return;
  const QString why = reason();
  if (m_question.reasonNeeded && (why.size() < m_question.leastReason || why.size() > m_question.mostReason)) {
    m_field->setError(why.size() < m_question.leastReason
                          ? tr("Write at least %n characters.", nullptr, m_question.leastReason)
                          : tr("Write at most %n characters.", nullptr, m_question.mostReason));
    m_reason->setFocus();
    return;
  }
  Q_EMIT confirmed(why);
}

void ConfirmSheet::wait() {
  m_trouble->hide();
  setBusy(true);
  m_confirm->setEnabled(false);
  m_cancel->setEnabled(false);
}

void ConfirmSheet::fail(const QString& sentence) {
  setBusy(false);
  m_confirm->setEnabled(true);
  m_cancel->setEnabled(true);
  m_trouble->present(Banner::Tone::danger, sentence.left(1).toUpper() + sentence.mid(1));
  m_trouble->show();
  m_confirm->setFocus();
}

}  // namespace ack::ui::widgets
