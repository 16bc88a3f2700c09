#include "ui/deadletters/letter_filter_bar.h"

#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

namespace ack::ui::deadletters {

using style::Token;
using Grouping = query::DeadLetterFilter::Grouping;

LetterFilterBar::LetterFilterBar(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_which(new widgets::SegmentedControl(theme)),
      m_search(new widgets::SearchField(theme, tr("Event ID, cause or source"), {QStringLiteral("/")},
                                        widgets::SearchField::Size::small)),
      m_grouping(new widgets::SegmentedControl(theme)),
      m_noOwner(new widgets::Chip(theme, tr("No owner"), QStringLiteral("user"), Token::dead)),
      m_old(new widgets::Chip(theme, tr("Over 4 h"), QStringLiteral("clock"))),
      m_unknown(new widgets::Chip(theme, tr("Has unknown effect"), QStringLiteral("state-unknown"), Token::unknown)) {
  auto* row = new deliveries::FlowRow(this);
  row->setContentsMargins(24, 4, 24, 12);
  m_which->setSmall(true);
  m_which->setObjectName(QStringLiteral("lettersWhich"));
  m_which->setAccessibleName(tr("Which dead letters"));
  m_which->addSegment(tr("Set aside"));
  m_which->addSegment(tr("Closed", "dead letters that somebody closed without a replay"));
  style::fixWidth(theme, m_search, 208);
  m_grouping->setSmall(true);
  m_grouping->setObjectName(QStringLiteral("letterGrouping"));
  m_grouping->setAccessibleName(tr("Grouped"));
  m_grouping->addSegment(tr("By cause"));
  m_grouping->addSegment(tr("By owner"));
  m_grouping->addSegment(tr("By source"));
  m_noOwner->setObjectName(QStringLiteral("noOwnerChip"));
  m_old->setObjectName(QStringLiteral("oldChip"));
  m_unknown->setObjectName(QStringLiteral("unknownChip"));
  row->addWidget(m_which);
  row->addWidget(m_search);
  row->addWidget(m_grouping);
  for (widgets::Chip* chip : {m_noOwner, m_old, m_unknown}) {
    row->addWidget(chip);
    connect(chip, &QAbstractButton::toggled, this, &LetterFilterBar::filterChanged);
  }
  connect(m_which, &widgets::SegmentedControl::currentChanged, this, [this] {
    showParts();
    Q_EMIT filterChanged();
  });
  connect(m_grouping, &widgets::SegmentedControl::currentChanged, this, &LetterFilterBar::filterChanged);
  connect(m_search, &QLineEdit::textChanged, this, &LetterFilterBar::searchChanged);
}

bool LetterFilterBar::showsClosed() const { return m_which->current() == 1; }

void LetterFilterBar::showParts() {
  m_grouping->setVisible(!showsClosed());
  for (widgets::Chip* chip : {m_noOwner, m_old, m_unknown}) chip->setVisible(!showsClosed());
}

query::DeadLetterFilter LetterFilterBar::filter() const {
  query::DeadLetterFilter filter;
  filter.grouping = m_grouping->current() == 1   ? Grouping::byOwner
                    : m_grouping->current() == 2 ? Grouping::bySource
                                                 : Grouping::byCause;
  if (m_noOwner->isChecked()) filter.owner = std::string();
  filter.overFourHours = m_old->isChecked();
  filter.unknownEffect = m_unknown->isChecked();
  return filter;
}

QString LetterFilterBar::search() const { return m_search->text().trimmed(); }
QWidget* LetterFilterBar::searchField() const { return m_search; }

bool LetterFilterBar::isNarrowing() const {
  return !search().isEmpty() || m_noOwner->isChecked() || m_old->isChecked() || m_unknown->isChecked();
}

void LetterFilterBar::setCounts(const query::DeadLetterList::Counts& counts) {
  m_noOwner->setCount(counts.withoutOwner);
  m_old->setCount(counts.overFourHours);
  m_unknown->setCount(counts.withUnknownEffect);
}

void LetterFilterBar::setSearch(const QString& search) { m_search->setText(search); }
void LetterFilterBar::setNoOwner(bool on) { m_noOwner->setChecked(on); }

void LetterFilterBar::clear() {
  if (showsClosed()) {
    m_which->setCurrent(0);
    showParts();
    Q_EMIT filterChanged();
  }
  m_search->clear();
  for (widgets::Chip* chip : {m_noOwner, m_old, m_unknown}) chip->setChecked(false);
}

}  // namespace ack::ui::deadletters
