#include "ui/deadletters/letter_actions.h"

#include "ui/commands/command_list.h"
#include "ui/commands/gate.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/selection_bar.h"
#include "ui/models/dead_letter_model.h"
#include "ui/models/roles.h"
#include "ui/replay/replay_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace ack::ui::deadletters {

using Grouping = query::DeadLetterFilter::Grouping;

LetterActions::LetterActions(const style::Theme& theme, session::Session* session, const Clock& clock,
                             models::DeadLetterModel* model, DeadLetterTree* tree, SelectionBar* bar,
                             std::function<query::DeadLetterFilter()> filter, QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session), m_clock(clock), m_model(model), m_tree(tree), m_bar(bar),
      m_filter(std::move(filter)) {
  m_tree->setActionOf([this](const query::DeadLetterGroup& group) { return actionOf(group); });
  m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
  adoptDeeds(new LetterDeeds(theme, session, clock, {}, this));
  connectParts();
}

LetterActions::~LetterActions() = default;

void LetterActions::connectParts() {
  connect(m_tree, &DeadLetterTree::tickRequested, this, &LetterActions::tickIndex);
  connect(m_tree, &DeadLetterTree::tickAllRequested, this, &LetterActions::tickAll);
  connect(m_tree, &DeadLetterTree::actionRequested, this, &LetterActions::actOn);
  connect(m_tree, &QWidget::customContextMenuRequested, this, &LetterActions::showMenu);
  models::LetterSelection& selection = m_model->selection();
  connect(&selection, &models::LetterSelection::changed, this, &LetterActions::showSelection);
  connect(m_bar, &SelectionBar::clearRequested, this, [this] {
    m_model->selection().clear();
    m_tree->setFocus();
  });
  connect(m_bar, &SelectionBar::exportRequested, this,
          [this] { m_deeds->exportEvidence(m_model->selection().all(), m_bar); });
  connect(m_bar, &SelectionBar::assignRequested, this, [this] { assign(m_model->selection().all()); });
  connect(m_bar, &SelectionBar::closeRequested, this, [this] { closeLetters(m_model->selection().all()); });
  connect(m_bar, &SelectionBar::replayRequested, this, [this] { openReplay(m_model->selection().all()); });
  if (m_session == nullptr) return;
  connect(&m_session->attendance(), &session::Attendance::changed, m_tree->viewport(), qOverload<>(&QWidget::update));
  // What the last person ticked is not for the next one to act on.
  connect(&m_session->attendance(), &session::Attendance::signedOut, this, [this] { m_model->selection().clear(); });
}

void LetterActions::adoptDeeds(LetterDeeds* deeds) {
  delete m_deeds;
  m_deeds = deeds;
  connect(m_deeds, &LetterDeeds::done, this, &LetterActions::done);
  connect(m_deeds, &LetterDeeds::failed, this,
          [this](const QString& fact, const QString& sentence) { Q_EMIT troubled(fact, sentence, true); });
}

void LetterActions::setAskForFile(LetterDeeds::AskForFile ask) {
  adoptDeeds(new LetterDeeds(m_theme, m_session, m_clock, std::move(ask), this));
}

void LetterActions::presentDestinations(const std::vector<query::DestinationView>& destinations) {
  m_troubles.present(destinations, m_clock.now());
  m_tree->viewport()->update();
}

void LetterActions::assignTargets() {
  withTargets([this](const Ids& ids) { assign(ids); });
}

void LetterActions::replayTargets() {
  withTargets([this](const Ids& ids) { openReplay(ids); });
}

void LetterActions::reopen(const Ids& letters, QWidget* opener) { m_deeds->reopen(letters, opener); }

QString LetterActions::counters() const {
  std::int64_t least = 0, most = 0;
  for (const DeliveryId id : m_model->selection().all()) {
    const query::DeadLetterRow* row = m_model->rowAt(m_model->indexOf(id));
    if (row == nullptr) return {};
    const std::int64_t next = row->attempts + 1;
    least = least == 0 ? next : std::min(least, next);
    most = std::max(most, next);
  }
  if (most == 0) return {};
  return least == most ? text::count(most) : tr("%1 to %2", "two counts").arg(text::count(least), text::count(most));
}

void LetterActions::showSelection() {
  m_bar->present(m_model->selection().size(), m_model->hiddenSelected(), counters());
}

query::DeadLetterFilter LetterActions::filterOf(const query::DeadLetterGroup& group) const {
  query::DeadLetterFilter filter = m_filter();
  switch (m_model->grouping()) {
  case Grouping::byCause:
    filter.cause = group.cause;
    (group.ofSource ? filter.source : filter.destination) = group.destination;
    break;
  case Grouping::byOwner:
    filter.owner = group.rows.empty() ? group.owner : group.rows.front().owner;
    break;
  case Grouping::bySource:
    filter.source = group.destination;
    break;
  }
  return filter;
}

void LetterActions::withIdsOf(const QModelIndex& index, std::function<void(const Ids&)> use) {
  const query::DeadLetterGroup* group = m_model->groupAt(index);
  const Ids listed = m_model->idsOf(index);
  if (group == nullptr || m_session == nullptr || group->count <= static_cast<std::int64_t>(listed.size()))
    return use(listed);
  // Not all of a large group are listed; all of them are meant.
  m_session->ask<Ids>(
      this, QStringLiteral("ids"),
      [filter = filterOf(*group)](query::Reader& reader) { return reader.deadLetterIds(filter, kMostTicked); },
      [this, use = std::move(use)](const Result<Ids>& ids) {
        if (ids) return use(*ids);
        Q_EMIT troubled(tr("That is too many at once."), text::fromUtf8(ids.error().message), false);
      });
}

void LetterActions::withTargets(const std::function<void(const Ids&)>& use) {
  if (!m_model->selection().isEmpty()) return use(m_model->selection().all());
  const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
  if (current.isValid()) withIdsOf(current, use);
}

void LetterActions::tickIndex(const QModelIndex& index, bool ticked) {
  withIdsOf(index, [this, ticked](const Ids& ids) { m_model->selection().set(ids, ticked); });
}

void LetterActions::tickAll() { m_model->selection().set(m_model->shownIds(), true); }

QString LetterActions::ownerOf(const Ids& ids) const {
  QString owner;
  for (const DeliveryId id : ids) {
    const query::DeadLetterRow* row = m_model->rowAt(m_model->indexOf(id));
    if (row == nullptr) return {};
    const QString one = text::fromUtf8(row->owner);
    if (!owner.isEmpty() && one != owner) return {};
    owner = one;
  }
  return owner;
}

void LetterActions::assign(const Ids& ids) {
  if (m_bar->assignButton()->refusal().isEmpty()) m_deeds->assign(ids, ownerOf(ids), m_tree);
}

void LetterActions::closeLetters(const Ids& ids) {
  if (m_bar->closeButton()->refusal().isEmpty()) m_deeds->close(ids, m_tree);
}

void LetterActions::openReplay(const Ids& ids) {
  if (m_session == nullptr || !m_replay || ids.empty() || !m_bar->replayButton()->refusal().isEmpty()) return;
  const replay::ReplayPlace place{m_theme, *m_session, m_clock, m_replay};
  operate::ReplaySelection selection;
  selection.deliveries = ids;
  auto* sheet = replay::ReplaySheet::ask(place, m_tree, std::move(selection));
  connect(sheet, &replay::ReplaySheet::asked, this, [this] {
    m_model->selection().clear();
    Q_EMIT done();
  });
  connect(sheet, &replay::ReplaySheet::traceRequested, this, &LetterActions::traceRequested);
}

GroupAction LetterActions::actionOf(const query::DeadLetterGroup& group) const {
  const bool nobody = group.withoutOwner == group.count;
  const QString why = m_session == nullptr
                          ? QString()
                          : commands::refusal(m_session->attendance(),
                                              nobody ? access::Permission::assignOwner : access::Permission::replay);
  if (nobody) return {tr("Assign…"), QStringLiteral("user"), why};
  if (!why.isEmpty()) return {tr("Replay…"), QStringLiteral("replay"), why};
  if (m_model->grouping() == Grouping::byCause && !group.ofSource)
    if (const QString trouble = m_troubles.of(text::fromUtf8(group.destination)); !trouble.isEmpty())
      return {tr("Replay…"), QStringLiteral("replay"), trouble};
  return {tr("Replay %1…", "a count").arg(text::count(group.count)), QStringLiteral("replay"), {}};
}

void LetterActions::actOn(const QModelIndex& group) {
  const query::DeadLetterGroup* of = m_model->groupAt(group);
  if (of == nullptr || !actionOf(*of).why.isEmpty()) return;
  const bool nobody = of->withoutOwner == of->count;
  withIdsOf(group, [this, nobody](const Ids& ids) {
    if (nobody)
      assign(ids);
    else
      openReplay(ids);
  });
}

void LetterActions::showMenu(const QPoint& at) {
  // The Menu key comes without a place of its own.
  const QModelIndex under = m_tree->indexAt(at);
  const QModelIndex index = (under.isValid() ? under : m_tree->currentIndex()).siblingAtColumn(0);
  if (!index.isValid()) return;
  m_tree->setCurrentIndex(index);
  auto* menu = new QMenu(m_tree);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillMenu(menu, index);
  menu->popup(m_tree->viewport()->mapToGlobal(under.isValid() ? at : m_tree->visualRect(index).bottomLeft()));
}

void LetterActions::fillMenu(QMenu* menu, const QModelIndex& index) {
  const QString id = index.data(models::WholeTextRole).toString();
  const bool ticked = m_model->tickOf(index) == Qt::Checked;
  connect(menu->addAction(ticked ? tr("Untick") : tr("Tick")), &QAction::triggered, this,
          [this, at = QPersistentModelIndex(index), ticked] { tickIndex(at, !ticked); });
  if (!id.isEmpty()) {
    connect(menu->addAction(tr("Trace") + QStringLiteral("\tT")), &QAction::triggered, this,
            [this, id] { Q_EMIT traceRequested(id); });
    connect(menu->addAction(tr("Copy event ID")), &QAction::triggered, this,
            [id] { QGuiApplication::clipboard()->setText(id); });
  }
  menu->addSeparator();
  const auto add = [this, menu](const char* command, auto deed) {
    QAction* action = commands::bind(m_session, m_theme, QLatin1String(command), menu->addAction(QString()));
    connect(action, &QAction::triggered, this, [this, deed] { withTargets(deed); });
  };
  add("letter.assign", [this](const Ids& ids) { assign(ids); });
  add("letter.close", [this](const Ids& ids) { closeLetters(ids); });
  add("evidence.export", [this](const Ids& ids) { m_deeds->exportEvidence(ids, m_tree); });
  add("replay.request", [this](const Ids& ids) { openReplay(ids); });
}

}  // namespace ack::ui::deadletters
