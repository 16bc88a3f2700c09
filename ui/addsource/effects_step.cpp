#include "ui/addsource/effects_step.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/segmented_control.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::addsource {

using style::Role;
using style::Token;
using widgets::FormField;

EffectsStep::EffectsStep(const style::Theme& theme, QWidget* parent)
    : WizardPage(parent), m_theme(theme), m_kind(new widgets::SegmentedControl(theme)), m_consent(new QCheckBox),
      m_consentField(new FormField(theme, tr("Content not proven"), m_consent)), m_stack(new QStackedWidget) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(20);
  m_kind->addSegment(tr("Nothing yet"));
  m_kind->addSegment(tr("Row in the inbox"));
  m_kind->addSegment(tr("Charge"));
  auto* kinds = new QHBoxLayout;
  kinds->addWidget(m_kind);
  kinds->addStretch(1);
  column->addLayout(kinds);
  m_stack->addWidget(
      new widgets::Label(theme, Role::body, Token::text2,
                         tr("Events are accepted, kept and shown. Rules can be added in the configuration file.")));
  m_stack->addWidget(buildInbox());
  m_stack->addWidget(buildCharge());
  column->addWidget(m_stack, 1);
  connect(m_kind, &widgets::SegmentedControl::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
}

QLineEdit* EffectsStep::ask(QWidget* into, const char* path, const QString& label, const QString& example,
                            const QString& help) {
  auto* edit = new QLineEdit;
  style::keepFont(m_theme, edit, Role::mono);
  edit->setPlaceholderText(example);
  auto* field = new FormField(m_theme, label, edit, help);
  into->layout()->addWidget(field);
  m_asked.push_back({path, edit, field});
  return edit;
}

QWidget* EffectsStep::buildInbox() {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  m_thread =
      ask(holder, "thread", tr("Thread"), QStringLiteral("/data/customer"),
          tr("A place in the body (/data/id), header:Name, or a fixed text. Events of one thread stand together."));
  m_text = ask(holder, "text", tr("Text"), QStringLiteral("/data/description"));
  m_sender = ask(holder, "sender", tr("Sender (may be empty)"), QStringLiteral("/data/email"));
  m_recipient = ask(holder, "recipient", tr("Recipient (may be empty)"), {});
  column->addStretch(1);
  return holder;
}

QWidget* EffectsStep::buildCharge() {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  m_type = ask(holder, "when.type", tr("Only for events of the type"), QStringLiteral("charge.succeeded"),
               tr("'*' stands for anything; empty is every event. One event is one charge."));
  m_account = ask(holder, "account", tr("Account"), QStringLiteral("/data/object/customer"),
                  tr("A place in the body (/data/id), header:Name, or a fixed text."));
  m_amount = ask(holder, "amount", tr("Amount"), QStringLiteral("/data/object/amount"));
  m_currency = ask(holder, "currency", tr("Currency"), QStringLiteral("/data/object/currency"));
  m_consent->setText(tr("Charge from content that the signature does not cover"));
  m_consentField->setHelp(tr("Anybody who can send a request could change the amount. Read it back from the provider "
                             "where you can."));
  column->addWidget(m_consentField);
  column->addStretch(1);
  return holder;
}

void EffectsStep::setProven(bool proven) {
  m_proven = proven;
  m_consentField->setVisible(!proven);
  if (proven) m_consent->setChecked(false);
}

void EffectsStep::enter(const SourceDraft&) { m_consentField->setVisible(!m_proven); }

void EffectsStep::collect(SourceDraft& draft) const {
  draft.rule = static_cast<SourceDraft::FirstRule>(m_kind->current());
  draft.type = draft.rule == SourceDraft::FirstRule::charge ? m_type->text() : QString();
  draft.account = m_account->text();
  draft.amount = m_amount->text();
  draft.currency = m_currency->text();
  draft.thread = m_thread->text();
  draft.sender = m_sender->text();
  draft.recipient = m_recipient->text();
  draft.text = m_text->text();
  draft.chargeUnproven = draft.rule == SourceDraft::FirstRule::charge && m_consent->isChecked();
}

void EffectsStep::showErrors(const std::vector<config::ApplyError>& errors) {
  for (const Asked& asked : m_asked) asked.field->setError({});
  m_consentField->setError({});
  QWidget* first = nullptr;
  for (const config::ApplyError& error : errors) {
    if (stepOf(error.path) != WizardStep::effects) continue;
    const QString words = text::fromUtf8(error.message);
    FormField* place = m_consentField;
    for (const Asked& asked : m_asked)
      if (error.path.ends_with(asked.path) && asked.field->isVisibleTo(this)) place = asked.field;
    if (place == m_consentField) m_consentField->show();
    if (place->error().isEmpty()) place->setError(words);
    if (first == nullptr) first = place->field();
  }
  if (first != nullptr) first->setFocus();
}

}  // namespace ack::ui::addsource
