#include "ui/deliveries/filter_bar.h"

#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"

#include <QKeyEvent>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace ack::ui::deliveries {

using domain::DeliveryState;
using widgets::Chip;

FilterBar::FilterBar(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_search(new widgets::SearchField(theme, tr("Event ID, source or type"), {QStringLiteral("/")},
                                        widgets::SearchField::Size::small)),
      m_source(new Chip(theme, tr("Source"), QStringLiteral("filter"))), m_typing(new QTimer(this)) {
  auto* row = new FlowRow(this);
  row->setContentsMargins(24, 4, 24, 12);
  style::fixWidth(theme, m_search, 208);
  row->addWidget(m_search);
  for (const auto state : {DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying,
                           DeliveryState::unresolved, DeliveryState::dead, DeliveryState::completed}) {
    const text::Look look = text::look(state);
    auto* chip = new Chip(theme, look.word, look.icon, look.text);
    chip->setObjectName(QStringLiteral("state-") + text::key(state));
    row->addWidget(chip);
    m_chips.emplace_back(state, chip);
    connect(chip, &QAbstractButton::toggled, this, &FilterBar::changed);
  }
  m_source->setObjectName(QStringLiteral("sourceFilter"));
  row->addWidget(m_source);
  connect(m_source, &QAbstractButton::clicked, this, &FilterBar::chooseSource);
  m_typing->setSingleShot(true);
  m_typing->setInterval(200);
  connect(m_search, &QLineEdit::textChanged, this, [this] {
    if (!m_quiet) m_typing->start();
  });
  connect(m_search, &QLineEdit::returnPressed, this, &FilterBar::changed);
  connect(m_typing, &QTimer::timeout, this, &FilterBar::changed);
}

Chip* FilterBar::chip(DeliveryState state) const {
  for (const auto& [of, chip] : m_chips)
    if (of == state) return chip;
  return nullptr;
}

query::DeliveryFilter FilterBar::filter() const {
  query::DeliveryFilter filter;
  for (const auto& [state, chip] : m_chips)
    if (chip->isChecked()) filter.states.push_back(state);
  filter.source = m_chosenSource.toStdString();
  filter.search = m_search->text().trimmed().toStdString();
  return filter;
}

bool FilterBar::isFiltering() const {
  const query::DeliveryFilter now = filter();
  return !now.states.empty() || !now.source.empty() || !now.search.empty();
}

void FilterBar::setFilter(const query::DeliveryFilter& filter) {
  m_quiet = true;
  for (const auto& [state, chip] : m_chips)
    chip->setChecked(std::find(filter.states.begin(), filter.states.end(), state) != filter.states.end());
  m_search->setText(text::fromUtf8(filter.search));
  setSource(text::fromUtf8(filter.source));
  m_quiet = false;
  changed();
}

void FilterBar::setCounts(const query::StateCounts& counts) {
  for (const auto& [state, chip] : m_chips) chip->setCount(counts.of(state));
}

void FilterBar::setSources(const QStringList& names) { m_sources = names; }

void FilterBar::setSource(const QString& name) {
  m_chosenSource = name;
  m_source->setChecked(!name.isEmpty());
  m_source->setWord(name.isEmpty() ? tr("Source") : name);
  m_source->setRemovable(!name.isEmpty());
}

void FilterBar::chooseSource() {
  if (!m_chosenSource.isEmpty()) {
    setSource({});
    changed();
    return;
  }
  setSource({});  // a click alone must not look like a filter
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (m_sources.isEmpty()) menu->addAction(tr("No source yet"))->setEnabled(false);
  for (const QString& name : m_sources)
    connect(menu->addAction(name), &QAction::triggered, this, [this, name] {
      setSource(name);
      changed();
    });
  menu->popup(m_source->mapToGlobal(QPoint(0, m_source->height() + 4)));
}

void FilterBar::changed() {
  if (m_quiet) return;
  m_typing->stop();
  Q_EMIT filterChanged();
}

void FilterBar::keyPressEvent(QKeyEvent* event) {
  auto* focused = qobject_cast<Chip*>(focusWidget());
  if (event->key() == Qt::Key_Backspace && focused != nullptr && focused->isChecked()) {
    focused->click();
    return;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace ack::ui::deliveries
