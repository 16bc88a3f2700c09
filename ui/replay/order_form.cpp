#include "ui/replay/order_form.h"

#include "core/operate/reason.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
#include "ui/widgets/choice_button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ack::ui::replay {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

QStringList kinds() {
  QStringList words;
  for (const domain::ReplayReason reason : text::allReplayReasons()) words << text::reasonWord(reason);
  return words;
}

QSpinBox* spin(int least, int most, int value, const QString& unit, const QString& name) {
  auto* box = new QSpinBox;
  box->setRange(least, most);
  box->setValue(value);
  box->setSuffix(QLatin1Char(' ') + unit);
  box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  box->setAccessibleName(name);
  box->setToolTip(name);
  // Three stand side by side in a narrow column.
  box->setStyleSheet(QStringLiteral("padding: 0 4px;"));
  box->setMinimumWidth(40);
  box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return box;
}

}  // namespace

OrderForm::OrderForm(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_kind(new widgets::ChoiceButton(theme, tr("Why now"), kinds())),
      m_reason(new widgets::ReasonField(theme, tr("Reason"), static_cast<int>(operate::kMinReasonCharacters),
                                        static_cast<int>(operate::kMaxReasonCharacters))),
      m_corrected(new QCheckBox(tr("I confirm that the cause is corrected"))),
      m_correctedField(new widgets::FormField(theme, tr("Statement"), m_corrected)),
      m_batch(spin(1, 10'000, 20, tr("per batch"), tr("Deliveries put back together"))),
      m_interval(spin(0, 3'600, 10, tr("s apart"), tr("Seconds from one batch to the next"))),
      m_atATime(spin(1, 1'000, 4, tr("at a time"), tr("Deliveries under way at once"))),
      m_time(new Label(theme, Role::small, Token::text3)), m_stop(new QCheckBox(tr("Stop at the first failure"))),
      m_secondHost(new QWidget), m_second(new Label(theme, Role::small, Token::text)),
      m_counter(new Label(theme, Role::smallStrong, Token::text)) {
  m_kind->setObjectName(QStringLiteral("replayKind"));
  m_reason->editor()->setObjectName(QStringLiteral("replayReason"));
  m_corrected->setObjectName(QStringLiteral("replayCorrected"));
  m_batch->setObjectName(QStringLiteral("replayBatch"));
  m_interval->setObjectName(QStringLiteral("replayInterval"));
  m_atATime->setObjectName(QStringLiteral("replayAtATime"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(14);
  column->addWidget(m_reason);
  column->addWidget(m_kind);
  column->addWidget(m_correctedField);
  column->addWidget(buildPace(theme));
  m_stop->setChecked(true);
  column->addWidget(m_stop);
  auto* second = new QVBoxLayout(m_secondHost);
  second->setContentsMargins(0, 0, 0, 0);
  second->setSpacing(4);
  second->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("Second person")));
  m_second->setWordWrap(true);
  second->addWidget(m_second);
  second->addWidget(new Label(theme, Role::small, Token::text3, tr("Can't be the person who asks.")));
  column->addWidget(m_secondHost);
  column->addWidget(widgets::makeRule());
  buildTruths(theme, column);
  column->addStretch(1);
  for (QSpinBox* box : {m_batch, m_interval, m_atATime})
    connect(box, &QSpinBox::valueChanged, this, &OrderForm::showTime);
  connect(m_corrected, &QCheckBox::toggled, this, [this] { m_correctedField->setError({}); });
}

QWidget* OrderForm::buildPace(const style::Theme& theme) {
  auto* host = new QWidget;
  auto* column = new QVBoxLayout(host);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("Pace")));
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(m_batch, 13);
  row->addWidget(m_interval, 11);
  row->addWidget(m_atATime, 11);
  column->addLayout(row);
  column->addWidget(m_time);
  return host;
}

void OrderForm::buildTruths(const style::Theme& theme, QVBoxLayout* into) {
  const auto add = [&](const QString& name, Label* value) {
    auto* row = new QHBoxLayout;
    row->addWidget(new Label(theme, Role::small, Token::text3, name));
    row->addStretch(1);
    row->addWidget(value);
    into->addLayout(row);
  };
  into->setSpacing(12);
  add(tr("Attempt counter"), m_counter);
  add(tr("If it fails again"), new Label(theme, Role::small, Token::text, tr("set aside again")));
  add(tr("Audit entry"), new Label(theme, Role::small, Token::text, tr("written first, then it runs")));
}

void OrderForm::present(const operate::ReplayPreview& preview, const QString& attempts,
                        const QStringList& approvers) {
  m_runs = preview.counts.runs;
  m_needsCorrection = preview.needsCorrection;
  m_correctedField->setVisible(m_needsCorrection);
  m_secondHost->setVisible(!preview.whySecond.empty());
  m_second->setText(approvers.isEmpty() ? tr("Nobody else may approve it yet.")
                                        : approvers.join(QStringLiteral(", ")));
  m_counter->setText(attempts.isEmpty() ? tr("continues") : tr("continues, %1", "5 → 6").arg(attempts));
  showTime();
}

void OrderForm::showTime() {
  const std::int64_t batches = (m_runs + m_batch->value() - 1) / m_batch->value();
  const std::int64_t seconds = batches > 1 ? (batches - 1) * m_interval->value() : 0;
  m_time->setText(tr("%n batch(es)", nullptr, static_cast<int>(batches)) +
                  (seconds > 0 ? tr(", at least %1", "a duration").arg(text::duration(std::chrono::seconds(seconds)))
                               : QString()));
}

operate::ReplayOrder OrderForm::order() const {
  operate::ReplayOrder order;
  order.kind = text::allReplayReasons().at(m_kind->current());
  order.reason = m_reason->text().toStdString();
  order.corrected = m_needsCorrection && m_corrected->isChecked();
  order.pace.batch = m_batch->value();
  order.pace.interval = std::chrono::seconds(m_interval->value());
  order.pace.atATime = m_atATime->value();
  order.pace.stopAtFailure = m_stop->isChecked();
  return order;
}

bool OrderForm::isGood() {
  if (!m_reason->isGood(true)) return false;
  if (m_needsCorrection && !m_corrected->isChecked()) {
    m_correctedField->setError(tr("Without it they would fail in the same way."));
    m_corrected->setFocus();
    return false;
  }
  return true;
}

QWidget* OrderForm::firstFocus() const { return m_reason->editor(); }

}  // namespace ack::ui::replay
