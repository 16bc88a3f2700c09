#include "ui/deadletters/dead_letters_page.h"

#include "ui/commands/command_list.h"
#include "ui/commands/gate.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/letter_filter_bar.h"
#include "ui/deadletters/selection_bar.h"
#include "ui/deliveries/deliveries_feed.h"
#include "ui/deliveries/delivery_panel.h"
#include "ui/deliveries/detail_split.h"
#include "ui/models/dead_letter_model.h"
#include "ui/models/live_gate.h"
#include "ui/models/roles.h"
#include "ui/replay/replay_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::deadletters {

using deliveries::DeliveriesFeed;
using deliveries::DeliveryPanel;
using models::DeadLetterModel;
using Grouping = query::DeadLetterFilter::Grouping;

namespace {
constexpr int kMostTicked = 10'000;
}

DeadLettersPage::DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                                 std::chrono::milliseconds calm, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_feed(new DeliveriesFeed(session, clock, this)), m_model(new DeadLetterModel(this)),
      m_gate(new models::LiveGate(calm, this)), m_filters(new LetterFilterBar(theme)),
      m_bar(new SelectionBar(theme, session)), m_deeds(new LetterDeeds(theme, session, clock, {}, this)),
      m_heldChip(new widgets::Chip(theme, tr("The list has changed"))),
      m_waiting(
          new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Replays"), QStringLiteral("replay"))),
      m_troubleHost(new QWidget), m_trouble(new widgets::Banner(theme)), m_tree(new DeadLetterTree(theme)),
      m_panel(new DeliveryPanel(theme)),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("dead-letters"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, 36)) {
  build();
  connectParts();
  connectDeeds();
  showOverlay();
}

void DeadLettersPage::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_filters);
  auto* troubleRow = new QVBoxLayout(m_troubleHost);
  troubleRow->setContentsMargins(24, 0, 24, 12);
  troubleRow->addWidget(m_trouble);
  m_troubleHost->hide();
  column->addWidget(m_troubleHost);
  auto* sheet = new QFrame;
  sheet->setProperty("edge", QStringLiteral("top"));
  auto* inside = new QVBoxLayout(sheet);
  inside->setContentsMargins(0, 1, 0, 0);
  inside->setSpacing(0);
  m_tree->setObjectName(QStringLiteral("deadLettersTree"));
  m_tree->setAccessibleName(tr("Dead letters"));
  m_tree->setModel(m_model);
  m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
  m_tree->setActionOf([this](const query::DeadLetterGroup& group) { return actionOf(group); });
  inside->addWidget(m_tree, 1);
  inside->addWidget(m_bar);
  m_split = new deliveries::DetailSplit(sheet, m_panel, DeliveryPanel::kWidth);
  column->addWidget(m_split, 1);
  m_heldChip->setObjectName(QStringLiteral("deadHeldChip"));
  m_heldChip->setCheckable(false);
  m_heldChip->setToolTip(tr("Held while you point at the list or have a row chosen. Click shows the present list."));
  m_heldChip->hide();
  m_waiting->setObjectName(QStringLiteral("openReplays"));
  m_waiting->setToolTip(tr("Replays that wait, run and are over."));
  auto* again = new widgets::Button(m_theme, widgets::Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &DeadLettersPage::refresh);
  m_empty->hide();
  m_failed->hide();
}

void DeadLettersPage::connectParts() {
  connect(m_tree, &DeadLetterTree::openRequested, this, &DeadLettersPage::openRow);
  connect(m_tree, &DeadLetterTree::attentionChanged, this, [this] {
    m_gate->setAttention(m_tree->pointerOver(), m_tree->hasFocus() && m_tree->currentIndex().isValid(),
                         m_tree->isAtTop());
  });
  connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
    if (const auto* group = m_model->groupAt(index)) m_folded.insert(m_model->keyOf(*group));
  });
  connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& index) {
    if (const auto* group = m_model->groupAt(index)) m_folded.erase(m_model->keyOf(*group));
  });
  const auto release = [this] {
    if (!m_model->hasHeld()) return;
    m_model->releaseHeld();
    afterReset();
  };
  connect(m_gate, &models::LiveGate::opened, this, release);
  connect(m_heldChip, &QPushButton::clicked, this, release);
  connect(m_model, &DeadLetterModel::heldChanged, this, [this] {
    m_heldChip->setVisible(m_model->hasHeld());
    showFacts();
  });
  connect(m_panel, &DeliveryPanel::closeRequested, this, &DeadLettersPage::closePanel);
  connect(m_panel, &DeliveryPanel::traceRequested, this, &Page::traceRequested);
  connect(m_panel, &DeliveryPanel::payloadWanted, m_feed, &DeliveriesFeed::payload);
  connect(m_feed, &DeliveriesFeed::storyRead, this, &DeadLettersPage::presentStory);
  connect(m_feed, &DeliveriesFeed::payloadRead, this, [this](DeliveryId id, const query::PayloadView& payload) {
    if (m_panel->delivery() == id) m_panel->presentPayload(payload);
  });
  connect(m_feed, &DeliveriesFeed::failed, this,
          [this](const Error& error) { m_panel->presentTrouble(text::fromUtf8(error.message)); });
  auto* copy = new QShortcut(QKeySequence::Copy, m_tree);
  copy->setContext(Qt::WidgetShortcut);
  connect(copy, &QShortcut::activated, this, [this] {
    const QString id = m_tree->currentIndex().data(models::WholeTextRole).toString();
    if (!id.isEmpty()) QGuiApplication::clipboard()->setText(id);
  });
  auto* next = new QShortcut(Qt::CTRL | Qt::Key_Tab, this);
  next->setContext(Qt::WidgetWithChildrenShortcut);
  connect(next, &QShortcut::activated, this, [this] { m_panel->nextTab(1); });
  if (m_session == nullptr) return;
  m_panel->offerReveal(*m_session, m_clock);
  connect(m_session, &session::Session::changed, this, &DeadLettersPage::refresh);
  connect(m_session, &session::Session::tick, this, &DeadLettersPage::tick);
  // What the last person ticked is not for the next one to act on.
  connect(&m_session->attendance(), &session::Attendance::signedOut, this, [this] { m_model->selection().clear(); });
}

void DeadLettersPage::connectDeeds() {
  connect(m_filters, &LetterFilterBar::filterChanged, this, [this] {
    m_force = true;
    m_refresh.forget();
    refresh();
  });
  connect(m_filters, &LetterFilterBar::searchChanged, this, [this] {
    m_model->setSearch(m_filters->search());
    afterReset();
    showSelection();
  });
  connect(m_tree, &DeadLetterTree::tickRequested, this, &DeadLettersPage::tickIndex);
  connect(m_tree, &DeadLetterTree::tickAllRequested, this, &DeadLettersPage::tickAll);
  connect(m_tree, &DeadLetterTree::actionRequested, this, &DeadLettersPage::actOn);
  connect(m_tree, &QWidget::customContextMenuRequested, this, &DeadLettersPage::showMenu);
  models::LetterSelection& selection = m_model->selection();
  connect(&selection, &models::LetterSelection::changed, this, &DeadLettersPage::showSelection);
  connect(m_bar, &SelectionBar::clearRequested, this, [this] {
    m_model->selection().clear();
    m_tree->setFocus();
  });
  connect(m_bar, &SelectionBar::exportRequested, this,
          [this] { m_deeds->exportEvidence(m_model->selection().all(), m_bar); });
  connect(m_bar, &SelectionBar::assignRequested, this, [this] { assign(m_model->selection().all()); });
  connect(m_bar, &SelectionBar::closeRequested, this, [this] { closeLetters(m_model->selection().all()); });
  connect(m_bar, &SelectionBar::replayRequested, this, [this] { openReplay(m_model->selection().all()); });
  connect(m_waiting, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("replay"), {}); });
  connect(m_deeds, &LetterDeeds::done, this, [this] {
    m_force = true;
    refresh();
  });
  connect(m_deeds, &LetterDeeds::failed, this, [this](const QString& sentence) {
    m_trouble->present(widgets::Banner::Tone::danger, tr("The evidence could not be written."), sentence);
    m_troubleHost->show();
  });
  if (m_session != nullptr)
    connect(&m_session->attendance(), &session::Attendance::changed, m_tree->viewport(),
            qOverload<>(&QWidget::update));
}

void DeadLettersPage::setAskForFile(LetterDeeds::AskForFile ask) {
  delete m_deeds;
  m_deeds = new LetterDeeds(m_theme, m_session, m_clock, std::move(ask), this);
  connect(m_deeds, &LetterDeeds::done, this, [this] {
    m_force = true;
    refresh();
  });
}

DeadLettersPage::~DeadLettersPage() {
  // The list loses its focus while it is torn down, when this page is already gone.
  disconnect(m_tree, nullptr, this, nullptr);
}

QList<QWidget*> DeadLettersPage::headerActions() { return {m_heldChip, m_waiting}; }
QWidget* DeadLettersPage::searchField() { return m_filters->searchField(); }

void DeadLettersPage::setActive(bool active) {
  m_active = active;
  if (active) refresh();
}

void DeadLettersPage::open(const QString& argument) {
  if (const auto id = domain::deliveryIdFrom(argument.toStdString())) {
    m_selected = *id;
    openRow(m_model->indexOf(*id));
    return;
  }
  m_filters->clear();
  if (argument == QLatin1String("owner=")) m_filters->setNoOwner(true);
  if (argument.startsWith(QLatin1String("search="))) m_filters->setSearch(argument.section(QLatin1Char('='), 1));
}

void DeadLettersPage::refresh() {
  if (m_session == nullptr || !m_active || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::DeadLetterList>(
      this, QStringLiteral("dead"),
      [filter = m_filters->filter()](query::Reader& reader) { return reader.deadLetters(filter); },
      [this](const Result<query::DeadLetterList>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          present(*answer);
        else
          presentTrouble(answer.error());
        if (again) refresh();
      });
  askWaiting();
  askDestinations();
  if (m_split->isPanelVisible() && m_panel->delivery()) m_feed->story(*m_panel->delivery());
}

void DeadLettersPage::askWaiting() {
  m_session->ask<query::ReplayPage>(
      this, QStringLiteral("waiting"), [](query::Reader& reader) { return reader.replays(true, {}, 200); },
      [this](const Result<query::ReplayPage>& page) {
        if (!page) return;
        std::int64_t waiting = 0;
        for (const query::ReplayView& replay : page->rows)
          waiting += replay.state == domain::ReplayState::waiting ? 1 : 0;
        presentWaiting(waiting);
      });
}

void DeadLettersPage::askDestinations() {
  m_session->ask<std::vector<query::DestinationView>>(
      this, QStringLiteral("destinations"), [](query::Reader& reader) { return reader.destinations(); },
      [this](const Result<std::vector<query::DestinationView>>& destinations) {
        if (!destinations) return;
        m_troubles.present(*destinations, m_clock.now());
        m_tree->viewport()->update();
      });
}

void DeadLettersPage::presentWaiting(std::int64_t waiting) {
  m_waiting->setText(waiting == 0 ? tr("Replays")
                                  : tr("%n replay(s) wait", "for a second person", static_cast<int>(waiting)));
}

void DeadLettersPage::present(const query::DeadLetterList& list) {
  const bool first = !m_loaded;
  m_loaded = true;
  m_lost = false;
  m_model->setNow(m_clock.now());
  const bool mayMove = first || m_force || m_gate->open();
  m_force = false;
  if (m_model->present(list, m_filters->filter().grouping, mayMove)) afterReset();
  m_filters->setCounts(m_model->counts());
  keepLiving();
  showSelection();
  showOverlay();
  showFacts();
}

void DeadLettersPage::keepLiving() {
  if (m_session == nullptr || m_model->hiddenSelected() == 0) return;
  m_session->ask<std::vector<DeliveryId>>(
      this, QStringLiteral("living"), [](query::Reader& reader) { return reader.deadLetterIds({}, kMostTicked); },
      [this](const Result<std::vector<DeliveryId>>& ids) {
        // More than that many: whatever is no longer a dead letter is refused when it is acted on.
        if (ids) m_model->selection().keepOnly({ids->begin(), ids->end()});
      });
}

void DeadLettersPage::presentStory(const query::DeliveryStory& story) {
  if (m_panel->delivery() && *m_panel->delivery() != story.delivery.id) return;
  m_panel->present(story, m_clock.now());
}

void DeadLettersPage::presentTrouble(const Error& error) {
  m_lost = true;
  const QString words = text::fromUtf8(error.message);
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), words, true);
  m_trouble->present(widgets::Banner::Tone::danger, tr("Can't read the store, so this list is old."), words);
  showOverlay();
  showFacts();
}

void DeadLettersPage::afterReset() {
  m_tree->arrange();
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const QModelIndex index = m_model->index(row, 0);
    const QString key = m_model->keyOf(*m_model->groupAt(index));
    m_tree->setExpanded(index, !m_folded.contains(key));
  }
  const QModelIndex chosen = m_selected ? m_model->indexOf(*m_selected) : QModelIndex();
  if (chosen.isValid()) {
    m_tree->setAutoScroll(false);
    m_tree->setCurrentIndex(chosen);
    m_tree->setAutoScroll(true);
  }
  showOverlay();
}

void DeadLettersPage::showOverlay() {
  m_troubleHost->setVisible(m_lost && m_loaded);
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0)
    overlay = m_empty;
  const std::int64_t all = m_model->counts().all;
  if (overlay == m_empty && m_filters->isNarrowing() && all > 0)
    m_empty->present(QStringLiteral("filter"), tr("No dead letter matches"),
                     tr("%n are set aside. Take a filter away to see them.", nullptr, static_cast<int>(all)));
  else
    m_empty->present(QStringLiteral("dead-letters"), tr("Nothing is set aside"),
                     tr("When an event can't finish, it waits here with its cause, its evidence and an owner."));
  m_tree->setOverlay(overlay);
}

void DeadLettersPage::showFacts() {
  if (!m_loaded) {
    Q_EMIT factsChanged(m_lost ? QString() : tr("Reading…"));
    return;
  }
  const auto oldest = m_model->oldest();
  QString facts = oldest ? tr("%1 set aside · oldest %2 · nothing here runs until someone replays it")
                               .arg(text::count(m_model->counts().all), text::duration(m_clock.now() - *oldest))
                         : tr("Nothing is set aside");
  if ((m_lost || m_refresh.isLate(m_clock.now())) && m_refresh.answeredAt())
    facts += tr(" · as of %1 UTC").arg(text::utcClock(*m_refresh.answeredAt()));
  Q_EMIT factsChanged(facts);
}

void DeadLettersPage::openRow(const QModelIndex& index) {
  const query::DeadLetterRow* row = m_model->rowAt(index);
  if (row == nullptr) return;
  m_selected = row->id;
  m_panel->begin(*row);
  m_split->setPanelVisible(true);
  m_feed->story(row->id);
}

void DeadLettersPage::closePanel() {
  if (!m_split->isPanelVisible()) return;
  m_split->setPanelVisible(false);
  m_tree->setFocus();
}

void DeadLettersPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_split->isPanelVisible()) {
    closePanel();
    return;
  }
  if (event->modifiers() != Qt::NoModifier || !m_tree->hasFocus()) return Page::keyPressEvent(event);
  const QString id = m_tree->currentIndex().siblingAtColumn(0).data(models::WholeTextRole).toString();
  if (event->key() == Qt::Key_T && !id.isEmpty()) {
    Q_EMIT traceRequested(id);
  } else if (event->key() == Qt::Key_O) {
    withTargets([this](const Ids& ids) { assign(ids); });
  } else if (event->key() == Qt::Key_R) {
    withTargets([this](const Ids& ids) { openReplay(ids); });
  } else {
    Page::keyPressEvent(event);
  }
}

void DeadLettersPage::tick() {
  if (!m_active) return;
  m_model->setNow(m_clock.now());
  m_panel->setNow(m_clock.now());
  showFacts();
}

QString DeadLettersPage::counters() const {
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

void DeadLettersPage::showSelection() {
  m_bar->present(m_model->selection().size(), m_model->hiddenSelected(), counters());
}

query::DeadLetterFilter DeadLettersPage::filterOf(const query::DeadLetterGroup& group) const {
  query::DeadLetterFilter filter = m_filters->filter();
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

void DeadLettersPage::withIdsOf(const QModelIndex& index, std::function<void(const Ids&)> use) {
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
        m_trouble->present(widgets::Banner::Tone::warning, tr("That are too many at once."),
                           text::fromUtf8(ids.error().message));
        m_troubleHost->show();
      });
}

void DeadLettersPage::withTargets(const std::function<void(const Ids&)>& use) {
  if (!m_model->selection().isEmpty()) return use(m_model->selection().all());
  const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
  if (current.isValid()) withIdsOf(current, use);
}

void DeadLettersPage::tickIndex(const QModelIndex& index, bool ticked) {
  withIdsOf(index, [this, ticked](const Ids& ids) { m_model->selection().set(ids, ticked); });
}

void DeadLettersPage::tickAll() { m_model->selection().set(m_model->shownIds(), true); }

QString DeadLettersPage::ownerOf(const Ids& ids) const {
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

void DeadLettersPage::assign(const Ids& ids) {
  if (m_bar->assignButton()->refusal().isEmpty()) m_deeds->assign(ids, ownerOf(ids), m_tree);
}

void DeadLettersPage::closeLetters(const Ids& ids) {
  if (m_bar->closeButton()->refusal().isEmpty()) m_deeds->close(ids, m_tree);
}

void DeadLettersPage::openReplay(const Ids& ids) {
  if (m_session == nullptr || !m_replay || ids.empty() || !m_bar->replayButton()->refusal().isEmpty()) return;
  const replay::ReplayPlace place{m_theme, *m_session, m_clock, m_replay};
  operate::ReplaySelection selection;
  selection.deliveries = ids;
  auto* sheet = replay::ReplaySheet::ask(place, m_tree, std::move(selection));
  connect(sheet, &replay::ReplaySheet::asked, this, [this] {
    m_model->selection().clear();
    m_force = true;
    refresh();
  });
  connect(sheet, &replay::ReplaySheet::traceRequested, this, &Page::traceRequested);
}

GroupAction DeadLettersPage::actionOf(const query::DeadLetterGroup& group) const {
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

void DeadLettersPage::actOn(const QModelIndex& group) {
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

void DeadLettersPage::showMenu(const QPoint& at) {
  // The Menu key comes without a place of its own.
  const QModelIndex under = m_tree->indexAt(at);
  const QModelIndex index = (under.isValid() ? under : m_tree->currentIndex()).siblingAtColumn(0);
  if (!index.isValid()) return;
  m_tree->setCurrentIndex(index);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillMenu(menu, index);
  menu->popup(m_tree->viewport()->mapToGlobal(under.isValid() ? at : m_tree->visualRect(index).bottomLeft()));
}

void DeadLettersPage::fillMenu(QMenu* menu, const QModelIndex& index) {
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
