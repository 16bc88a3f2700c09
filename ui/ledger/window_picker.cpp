#include "ui/ledger/window_picker.h"

#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/label.h"
#include "ui/widgets/segmented_control.h"

#include <QDateTimeEdit>

namespace ack::ui::ledger {

using style::Role;
using style::Token;

namespace {

QDateTimeEdit* makeEdit(const style::Theme& theme, const QString& name) {
  auto* edit = new QDateTimeEdit;
  edit->setTimeSpec(Qt::UTC);
  edit->setDisplayFormat(QStringLiteral("d MMM yyyy, HH:mm"));
  edit->setButtonSymbols(QAbstractSpinBox::NoButtons);
  style::keepFont(theme, edit, Role::small);
  edit->setAccessibleName(name);
  style::fixWidth(theme, edit, 152);
  edit->setKeyboardTracking(false);
  return edit;
}

QDateTime toQt(UtcTime time) { return QDateTime::fromMSecsSinceEpoch(toMicros(time) / 1'000, Qt::UTC); }
UtcTime fromQt(const QDateTime& time) { return fromMicros(time.toMSecsSinceEpoch() * 1'000); }

}  // namespace

WindowPicker::WindowPicker(const style::Theme& theme, const Clock& clock, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_clock(clock), m_from(makeEdit(theme, tr("From, UTC, included"))),
      m_to(makeEdit(theme, tr("To, UTC, not included"))), m_presets(new widgets::SegmentedControl(theme)),
      m_local(new widgets::Label(theme, Role::small, Token::text3)) {
  auto* row = new deliveries::FlowRow(this);
  row->setContentsMargins(24, 0, 24, 12);
  m_from->setObjectName(QStringLiteral("ledgerFrom"));
  m_to->setObjectName(QStringLiteral("ledgerTo"));
  m_presets->setObjectName(QStringLiteral("ledgerPresets"));
  const auto label = [&theme](const QString& words) {
    auto* text = new widgets::Label(theme, Role::body, Token::text3, words);
    style::fixHeight(theme, text, 32);
    return text;
  };
  row->addWidget(m_from);
  row->addWidget(label(tr("to", "between two times")));
  row->addWidget(m_to);
  row->addWidget(label(tr("UTC")));
  for (const QString& word : {tr("24 h"), tr("7 days"), tr("30 days"), tr("Own")}) m_presets->addSegment(word);
  m_presets->setAccessibleName(tr("Length of the window"));
  row->addWidget(m_presets);
  style::fixHeight(theme, m_local, 32);
  row->addWidget(m_local);
  show(window());
  connect(m_presets, &widgets::SegmentedControl::currentChanged, this,
          [this](int index) { setPreset(static_cast<Preset>(index)); });
  connect(m_from, &QDateTimeEdit::dateTimeChanged, this, &WindowPicker::edited);
  connect(m_to, &QDateTimeEdit::dateTimeChanged, this, &WindowPicker::edited);
}

UtcWindow WindowPicker::window() const {
  if (m_preset == Own) return {fromQt(m_from->dateTime()), fromQt(m_to->dateTime())};
  const UtcTime to = std::chrono::floor<std::chrono::minutes>(m_clock.now()) + std::chrono::minutes(1);
  const int days = m_preset == Day ? 1 : m_preset == Week ? 7 : 30;
  return {to - std::chrono::hours(24 * days), to};
}

void WindowPicker::show(const UtcWindow& window) {
  m_quiet = true;
  if (!m_from->hasFocus()) m_from->setDateTime(toQt(window.from));
  if (!m_to->hasFocus()) m_to->setDateTime(toQt(window.to));
  m_quiet = false;
  m_local->setText(window.from < window.to
                       ? tr("Start included, end not. In %1: %2 to %3.")
                             .arg(text::localPlace(), text::localMinute(window.from), text::localMinute(window.to))
                       : tr("The end must be after the start."));
  m_local->setToken(window.from < window.to ? Token::text3 : Token::danger);
}

void WindowPicker::setPreset(Preset preset) {
  m_preset = preset;
  m_presets->setCurrent(preset);
  show(window());
  Q_EMIT windowChanged();
}

void WindowPicker::setWindow(const UtcWindow& window) {
  m_preset = Own;
  m_presets->setCurrent(Own);
  show(window);
  Q_EMIT windowChanged();
}

void WindowPicker::moveOn() {
  if (m_preset != Own) show(window());
}

void WindowPicker::widen() { setPreset(m_preset == Day ? Week : Month); }

void WindowPicker::edited() {
  if (m_quiet) return;
  m_preset = Own;
  m_presets->setCurrent(Own);
  show(window());
  Q_EMIT windowChanged();
}

}  // namespace ack::ui::ledger
