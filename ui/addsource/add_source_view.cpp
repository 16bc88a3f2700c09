#include "ui/addsource/add_source_view.h"

#include "ui/addsource/effects_step.h"
#include "ui/addsource/promise_step.h"
#include "ui/addsource/provider_step.h"
#include "ui/addsource/request_tester.h"
#include "ui/addsource/signature_step.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::addsource {
namespace {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

constexpr int kStepsWidth = 224;

int indexOf(WizardStep step) { return static_cast<int>(step); }

}  // namespace

AddSourceView::AddSourceView(const style::Theme& theme, session::Session* session, SourceCommands commands,
                             QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_commands(std::move(commands)),
      m_provider(new ProviderStep(theme, m_commands.providers ? m_commands.providers()
                                                              : std::vector<query::ProviderView>())),
      m_signature(new SignatureStep(theme)), m_promise(new PromiseStep(theme)), m_effects(new EffectsStep(theme)),
      m_tester(new RequestTester(theme)), m_pages(new QStackedWidget),
      m_title(new Label(theme, Role::dialog, Token::text)), m_lead(new Label(theme, Role::body, Token::text2)),
      m_stepOf(new Label(theme, Role::small, Token::text3)), m_note(new Label(theme, Role::small, Token::text3)),
      m_back(new Button(theme, Button::Kind::secondary, tr("Back"))),
      m_next(new Button(theme, Button::Kind::primary, tr("Next"))) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(24, 0, 24, 16);
  row->setSpacing(16);
  row->addWidget(buildSteps());
  row->addWidget(buildSheet(), 1);
  for (QWidget* one : std::initializer_list<QWidget*>{m_provider, m_signature, m_promise, m_effects, m_tester})
    m_pages->addWidget(one);
  connect(m_provider, &WizardPage::nextWanted, this, &AddSourceView::next);
  connect(m_tester, &RequestTester::checkWanted, this, &AddSourceView::tryRequest);
  connect(m_next, &QPushButton::clicked, this, &AddSourceView::next);
  connect(m_back, &QPushButton::clicked, this, &AddSourceView::back);
  auto* enter = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
  enter->setContext(Qt::WidgetWithChildrenShortcut);
  connect(enter, &QShortcut::activated, m_next, &QPushButton::click);
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &AddSourceView::cancelled);
  showStep(WizardStep::provider);
}

QWidget* AddSourceView::buildSteps() {
  auto* card = new widgets::Card(m_theme);
  style::fixWidth(m_theme, card, kStepsWidth);
  card->body()->addWidget(m_stepOf);
  card->body()->addSpacing(12);
  for (const QString& name :
       {tr("Provider"), tr("Signature and window"), tr("If we don't answer"), tr("Effects"), tr("Test request")}) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 10, 0, 10);
    row->setSpacing(12);
    auto* icon = new widgets::IconLabel(m_theme, QStringLiteral("state-queued"), 18, Token::text3);
    auto* label = new Label(m_theme, Role::body, Token::text2, name);
    label->setWordWrap(true);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(label, 1);
    card->body()->addLayout(row);
    m_names.append({icon, label});
  }
  card->body()->addStretch(1);
  return card;
}

QWidget* AddSourceView::buildSheet() {
  auto* card = new widgets::Card(m_theme, {}, false);
  auto* column = new QVBoxLayout;
  column->setContentsMargins(32, 24, 32, 24);
  column->setSpacing(0);
  m_title->setWordWrap(true);
  m_lead->setWordWrap(true);
  column->addWidget(m_title);
  column->addSpacing(4);
  column->addWidget(m_lead);
  column->addSpacing(20);
  column->addWidget(m_pages, 1);
  card->body()->addLayout(column, 1);
  card->body()->addWidget(buildFooter());
  return card;
}

QWidget* AddSourceView::buildFooter() {
  auto* footer = new QFrame;
  footer->setProperty("surface", QStringLiteral("sunken"));
  footer->setProperty("edge", QStringLiteral("top"));
  style::fixHeight(m_theme, footer, 64);
  auto* row = new QHBoxLayout(footer);
  row->setContentsMargins(24, 0, 24, 0);
  row->setSpacing(8);
  auto* cancel = new Button(m_theme, Button::Kind::ghost, tr("Cancel"));
  connect(cancel, &QPushButton::clicked, this, &AddSourceView::cancelled);
  row->addWidget(cancel);
  row->addStretch(1);
  m_note->setElide(Qt::ElideRight);
  m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row->addWidget(m_note, 1);
  row->addSpacing(8);
  row->addWidget(m_back);
  row->addWidget(m_next);
  return footer;
}

WizardPage* AddSourceView::page(WizardStep step) const {
  switch (step) {
  case WizardStep::provider:
    return m_provider;
  case WizardStep::signature:
    return m_signature;
  case WizardStep::promise:
    return m_promise;
  case WizardStep::effects:
    return m_effects;
  case WizardStep::test:
    return nullptr;
  }
  return nullptr;
}

QString AddSourceView::facts() const {
  const QString step = tr("Add source, step %1 of %2").arg(indexOf(m_step) + 1).arg(kWizardSteps);
  return m_draft.providerName.isEmpty() ? step : m_draft.providerName + QStringLiteral(" · ") + step;
}

void AddSourceView::showStep(WizardStep step) {
  m_step = step;
  m_pages->setCurrentIndex(indexOf(step));
  const QString who = m_draft.providerName;
  switch (step) {
  case WizardStep::provider:
    m_title->setText(tr("Who sends the events?"));
    m_lead->setText(tr("What is known of a provider comes with it: its signature, its answers, its retries."));
    break;
  case WizardStep::signature:
    m_title->setText(tr("How does %1 prove an event is real?", "provider").arg(who));
    m_lead->setText(tr("The scheme is chosen for you. The secret comes from the provider's page."));
    break;
  case WizardStep::promise:
    m_title->setText(tr("What if we don't answer %1?", "provider").arg(who));
    m_lead->setText(tr("Only what was seen, and where. Nothing to fill in."));
    break;
  case WizardStep::effects:
    m_title->setText(tr("What does an event do?"));
    m_lead->setText(tr("Each effect is applied once per event, however often the event arrives."));
    break;
  case WizardStep::test:
    m_title->setText(tr("Does a real request pass?"));
    m_lead->setText(tr("Paste one that the provider sent. This page can also be left out."));
    m_tester->clearResult();
    break;
  }
  const bool last = step == WizardStep::test;
  m_next->setText(last ? tr("Add source") : tr("Next"));
  m_back->setVisible(step != WizardStep::provider);
  m_note->setToken(Token::text3);
  m_note->setText(last ? tr("The provider's URL ends with /hooks/%1", "name of the source").arg(m_draft.name)
                       : tr("Nothing is received until the source is added."));
  m_stepOf->setText(tr("Step %1 of %2").arg(indexOf(step) + 1).arg(kWizardSteps));
  for (int i = 0; i < m_names.size(); ++i) {
    const bool done = i < indexOf(step);
    const bool now = i == indexOf(step);
    m_names[i].first->setIcon(done  ? QStringLiteral("state-completed")
                              : now ? QStringLiteral("state-processing")
                                    : QStringLiteral("state-queued"),
                              done  ? Token::completed
                              : now ? Token::processing
                                    : Token::text3);
    m_names[i].second->setRole(now ? Role::bodyStrong : Role::body);
    m_names[i].second->setToken(now || done ? Token::text : Token::text2);
  }
  if (WizardPage* current = page(step)) current->enter(m_draft);
  Q_EMIT factsChanged(facts());
}

void AddSourceView::applyProvider() {
  const query::ProviderView* provider = m_provider->chosen();
  m_signature->setProvider(provider);
  m_draft.extraField = m_signature->extraField();
  m_promise->setProvider(provider);
  m_effects->setProven(provider == nullptr || provider->coverage != "none");
}

void AddSourceView::next() {
  if (!m_next->isEnabled()) return;
  if (m_step == WizardStep::test) return save();
  page(m_step)->collect(m_draft);
  if (m_step == WizardStep::provider) applyProvider();
  if (m_session == nullptr || !m_commands.read) return showStep(static_cast<WizardStep>(indexOf(m_step) + 1));
  setBusy(true);
  m_session->ask<config::SourceReading>(
      this, QStringLiteral("read"),
      [read = m_commands.read, text = toSourceText(m_draft)](query::Reader& reader) -> Result<config::SourceReading> {
        auto present = reader.catalogue();
        if (!present) return std::move(present).error();
        return read(text, **present);
      },
      [this](const Result<config::SourceReading>& reading) { checked(reading); });
}

void AddSourceView::checked(const Result<config::SourceReading>& reading) {
  setBusy(false);
  if (!reading) return fail(reading.error());
  std::vector<config::ApplyError> here;
  for (const config::ApplyError& error : reading->errors)
    if (stepOf(error.path, m_draft) == m_step) here.push_back(error);
  page(m_step)->showErrors(here);
  if (here.empty()) showStep(static_cast<WizardStep>(indexOf(m_step) + 1));
}

void AddSourceView::back() {
  if (m_step == WizardStep::provider) return;
  if (const WizardPage* current = page(m_step)) current->collect(m_draft);
  showStep(static_cast<WizardStep>(indexOf(m_step) - 1));
}

void AddSourceView::tryRequest(const QString& pasted) {
  if (m_session == nullptr || !m_commands.read) return;
  m_tester->setBusy(true);
  m_session->ask<query::RequestTrial>(
      this, QStringLiteral("try"),
      [commands = m_commands, text = toSourceText(m_draft),
       request = pasted.toStdString()](query::Reader& reader) -> Result<query::RequestTrial> {
        auto present = reader.catalogue();
        if (!present) return std::move(present).error();
        const config::SourceReading reading = commands.read(text, **present);
        if (!reading.ok()) return config::toError(reading);
        return commands.tryRequest(**present, reading.source, request);
      },
      [this](const Result<query::RequestTrial>& trial) { m_tester->present(trial); });
}

void AddSourceView::save() {
  if (m_session == nullptr || !m_commands.add) return;
  setBusy(true);
  m_session->perform<config::SavedCatalogue>(
      this,
      [add = m_commands.add, text = toSourceText(m_draft)](const operate::Desk&, const operate::Caller& caller) {
        return add(caller, text);
      },
      [this](const Result<config::SavedCatalogue>& saved) {
        setBusy(false);
        if (!saved) return fail(saved.error());
        Q_EMIT added(m_draft.name.trimmed());
      });
}

void AddSourceView::setBusy(bool busy) {
  m_next->setEnabled(!busy);
  m_back->setEnabled(!busy);
}

void AddSourceView::fail(const Error& error) {
  m_note->setToken(Token::danger);
  m_note->setText(text::fromUtf8(error.message));
}

}  // namespace ack::ui::addsource
