#include "ui/outcomes/review_sheet.h"

#include "ui/models/outcome_table_model.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ack::ui::outcomes {
namespace {

using domain::OutcomeVerdict;
using style::Role;
using style::Token;
using widgets::Label;

constexpr int kWidth = 560;
constexpr int kLeast = 10, kMost = 500;

widgets::Question questionFor(const query::UncertainOutcome& outcome) {
  widgets::Question question;
  question.title = ReviewSheet::tr("Did %1 do it?", "a destination").arg(text::fromUtf8(outcome.destination));
  question.icon = QStringLiteral("effect-reconcile");
  question.body =
      ReviewSheet::tr("We sent it and heard nothing we can trust. Nothing is repeated until this is settled.");
  question.verb = ReviewSheet::tr("Decide");
  question.leastReason = kLeast;
  question.mostReason = kMost;
  question.width = kWidth;
  return question;
}

}  // namespace

ReviewSheet::ReviewSheet(const style::Theme& theme, QWidget* opener, const query::UncertainOutcome& outcome,
                         UtcTime now)
    : ConfirmSheet(theme, opener, questionFor(outcome)), m_verdicts(new QButtonGroup(this)),
      m_evidence(new widgets::ReasonField(theme, tr("Evidence: where you looked and what you saw"), kLeast, kMost)),
      m_missing(new Label(theme, Role::small, Token::danger, tr("Choose what you found out."))) {
  setObjectName(QStringLiteral("reviewSheet"));
  addFacts(theme, outcome, now);
  addVerdicts(theme);
  m_missing->hide();
  extra()->addWidget(m_missing);
  m_evidence->setEditHeight(52);
  m_evidence->editor()->setObjectName(QStringLiteral("reviewEvidence"));
  extra()->addWidget(m_evidence);
  if (outcome.canAsk && outcome.state == domain::DeliveryState::unresolved) {
    auto* ask = new widgets::Button(theme, widgets::Button::Kind::ghost,
                                    tr("Ask %1 now", "a destination").arg(text::fromUtf8(outcome.destination)),
                                    QStringLiteral("effect-reconcile"));
    ask->setObjectName(QStringLiteral("askNow"));
    footer()->insertWidget(0, ask);
    connect(ask, &QPushButton::clicked, this, &ReviewSheet::askNowRequested);
  }
  setFirstFocus(m_verdicts->buttons().first());
}

void ReviewSheet::addFacts(const style::Theme& theme, const query::UncertainOutcome& outcome, UtcTime now) {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto add = [&](const QString& name, const QString& value, Role role = Role::small) {
    if (value.isEmpty()) return;
    grid->addWidget(new Label(theme, Role::small, Token::text3, name), row, 0, Qt::AlignTop);
    auto* label = new Label(theme, role, Token::text, value);
    label->setElide(Qt::ElideMiddle);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(label, row++, 1);
  };
  add(tr("Event"), text::fromUtf8(outcome.eventId), Role::mono);
  add(tr("From"), text::fromUtf8(outcome.source) + QStringLiteral(" · ") + text::fromUtf8(outcome.type));
  add(tr("Key sent along"), text::fromUtf8(outcome.key), Role::mono);
  add(tr("Attempt"),
      tr("%1, since %2 UTC", "number, time").arg(text::count(outcome.attempt), text::utcInTable(outcome.since, now)));
  add(tr("Known"), models::knownWords(outcome));
  add(tr("Last answer"), text::fromUtf8(outcome.lastAnswer));
  add(tr("What goes on"), models::askingWords(outcome, now));
  extra()->addLayout(grid);
}

void ReviewSheet::addVerdicts(const style::Theme& theme) {
  for (const OutcomeVerdict verdict :
       {OutcomeVerdict::applied, OutcomeVerdict::notApplied, OutcomeVerdict::compensated}) {
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    auto* choice = new QRadioButton(text::verdictWord(verdict));
    choice->setAccessibleDescription(text::verdictExplained(verdict));
    m_verdicts->addButton(choice, static_cast<int>(verdict));
    column->addWidget(choice);
    auto* more = new Label(theme, Role::small, Token::text3, text::verdictExplained(verdict));
    more->setWordWrap(true);
    more->setContentsMargins(24, 0, 0, 0);
    column->addWidget(more);
    extra()->addLayout(column);
  }
  connect(m_verdicts, &QButtonGroup::idToggled, this, [this] { m_missing->hide(); });
}

std::optional<OutcomeVerdict> ReviewSheet::verdict() const {
  const int id = m_verdicts->checkedId();
  return id < 0 ? std::nullopt : std::optional(static_cast<OutcomeVerdict>(id));
}

QString ReviewSheet::evidence() const { return m_evidence->text(); }

bool ReviewSheet::extraIsGood() {
  if (!verdict()) {
    m_missing->show();
    m_verdicts->buttons().first()->setFocus();
    return false;
  }
  return m_evidence->isGood(true);
}

}  // namespace ack::ui::outcomes
