#include "ui/deadletters/dead_letters_page.h"

#include "ui/deadletters/closed_letters_view.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/letter_actions.h"
#include "ui/deadletters/letter_filter_bar.h"
#include "ui/deadletters/selection_bar.h"
#include "ui/delegates/row_table_view.h"
#include "ui/deliveries/deliveries_feed.h"
#include "ui/deliveries/delivery_panel.h"
#include "ui/deliveries/detail_split.h"
#include "ui/models/dead_letter_model.h"
#include "ui/models/live_gate.h"
#include "ui/models/roles.h"
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
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::deadletters {

using deliveries::DeliveriesFeed;
using deliveries::DeliveryPanel;
using models::DeadLetterModel;

DeadLettersPage::DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                                 std::chrono::milliseconds calm, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_feed(new DeliveriesFeed(session, clock, this)), m_model(new DeadLetterModel(this)),
      m_gate(new models::LiveGate(calm, this)), m_filters(new LetterFilterBar(theme)),
      m_bar(new SelectionBar(theme, session)), m_heldChip(new widgets::Chip(theme, tr("The list has changed"))),
      m_waiting(
          new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Replays"), QStringLiteral("replay"))),
      m_troubleHost(new QWidget), m_trouble(new widgets::Banner(theme)), m_tree(new DeadLetterTree(theme)),
      m_closed(new ClosedLettersView(theme, session)), m_stack(new QStackedWidget), m_panel(new DeliveryPanel(theme)),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("dead-letters"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, 36)) {
  build();
  m_actions = new LetterActions(
      theme, session, clock, m_model, m_tree, m_bar, [this] { return m_filters->filter(); }, this);
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
  auto* open = new QWidget;
  auto* openColumn = new QVBoxLayout(open);
  openColumn->setContentsMargins(0, 0, 0, 0);
  openColumn->setSpacing(0);
  openColumn->addWidget(m_tree, 1);
  openColumn->addWidget(m_bar);
  m_stack->addWidget(open);
  m_stack->addWidget(m_closed);
  inside->addWidget(m_stack, 1);
  m_split = new deliveries::DetailSplit(m_theme, sheet, m_panel, DeliveryPanel::kWidth);
  column->addWidget(m_split, 1);
  m_heldChip->setObjectName(QStringLiteral("deadHeldChip"));
  m_heldChip->setCheckable(false);
  m_heldChip->setToolTip(
      tr("Held while you point at the list or have a row chosen. Click to show the present list."));
  m_heldChip->hide();
  m_waiting->setObjectName(QStringLiteral("openReplays"));
  m_waiting->setToolTip(tr("Replays that wait, run or are over."));
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
}

void DeadLettersPage::connectDeeds() {
  connect(m_filters, &LetterFilterBar::filterChanged, this, [this] {
    m_force = true;
    m_refresh.forget();
    m_stack->setCurrentIndex(m_filters->showsClosed() ? 1 : 0);
    showFacts();
    refresh();
  });
  connect(m_filters, &LetterFilterBar::searchChanged, this, [this] {
    m_model->setSearch(m_filters->search());
    m_closed->setSearch(m_filters->search());
    afterReset();
    m_actions->showSelection();
  });
  connect(m_waiting, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("replay"), {}); });
  connect(m_closed, &ClosedLettersView::openRequested, this, &DeadLettersPage::openDelivery);
  connect(m_closed, &ClosedLettersView::traceRequested, this, &Page::traceRequested);
  connect(m_closed, &ClosedLettersView::reopenRequested, this,
          [this](const std::vector<DeliveryId>& letters) { m_actions->reopen(letters, m_closed->table()); });
  connect(m_actions, &LetterActions::traceRequested, this, &Page::traceRequested);
  connect(m_actions, &LetterActions::done, this, [this] {
    m_force = true;
    m_refresh.forget();
    refresh();
  });
  connect(m_actions, &LetterActions::troubled, this, [this](const QString& fact, const QString& more, bool isError) {
    m_trouble->present(isError ? widgets::Banner::Tone::danger : widgets::Banner::Tone::warning, fact, more);
    m_troubleHost->show();
  });
}

void DeadLettersPage::setReplay(replay::CommandsOf commands) { m_actions->setReplay(std::move(commands)); }
void DeadLettersPage::setAskForFile(LetterDeeds::AskForFile ask) { m_actions->setAskForFile(std::move(ask)); }

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
    if (m_filters->showsClosed()) m_filters->clear();
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
  if (m_filters->showsClosed())
    askClosed();
  else
    askLetters();
  askWaiting();
  if (m_split->isPanelVisible() && m_panel->delivery()) m_feed->story(*m_panel->delivery());
}

void DeadLettersPage::askLetters() {
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
  askDestinations();
}

void DeadLettersPage::askClosed() {
  m_session->ask<query::ClosedLetterList>(
      this, QStringLiteral("dead"),
      [](query::Reader& reader) { return reader.closedLetters(query::kMaxClosedLetters); },
      [this](const Result<query::ClosedLetterList>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          presentClosed(*answer);
        else
          m_closed->presentTrouble(text::fromUtf8(answer.error().message));
        if (again) refresh();
      });
}

void DeadLettersPage::presentClosed(const query::ClosedLetterList& list) {
  m_closed->present(list, m_clock.now());
  showFacts();
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
        if (destinations) m_actions->presentDestinations(*destinations);
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
  m_actions->showSelection();
  showOverlay();
  showFacts();
}

void DeadLettersPage::keepLiving() {
  if (m_session == nullptr || m_model->hiddenSelected() == 0) return;
  m_session->ask<std::vector<DeliveryId>>(
      this, QStringLiteral("living"),
      [](query::Reader& reader) { return reader.deadLetterIds({}, LetterActions::kMostTicked); },
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
  if (m_filters->showsClosed()) {
    Q_EMIT factsChanged(m_closed->count() < 0 ? tr("Reading…")
                                              : tr("%n closed without a replay · each can be reopened", nullptr,
                                                   static_cast<int>(m_closed->count())));
    return;
  }
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
  if (const query::DeadLetterRow* row = m_model->rowAt(index)) openDelivery(*row);
}

void DeadLettersPage::openDelivery(const query::DeliveryRow& row) {
  m_selected = row.id;
  m_panel->begin(row);
  m_split->setPanelVisible(true);
  m_feed->story(row.id);
}

void DeadLettersPage::closePanel() {
  if (!m_split->isPanelVisible()) return;
  m_split->setPanelVisible(false);
  if (m_filters->showsClosed())
    m_closed->table()->setFocus();
  else
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
    m_actions->assignTargets();
  } else if (event->key() == Qt::Key_R) {
    m_actions->replayTargets();
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

}  // namespace ack::ui::deadletters
