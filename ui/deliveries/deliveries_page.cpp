#include "ui/deliveries/deliveries_page.h"

#include "ui/delegates/row_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/deliveries/column_chooser.h"
#include "ui/deliveries/deliveries_feed.h"
#include "ui/deliveries/delivery_panel.h"
#include "ui/deliveries/detail_split.h"
#include "ui/deliveries/export_button.h"
#include "ui/deliveries/filter_bar.h"
#include "ui/models/delivery_table_model.h"
#include "ui/models/live_gate.h"
#include "ui/models/roles.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::deliveries {

using models::DeliveryTableModel;
using style::Role;
using style::Token;
using widgets::Button;

namespace {

constexpr int kRowHeight = 32;

/// "unexpected end of file" is no sentence for people; it goes behind what is true.
QString troubleWords(const Error& error) { return text::fromUtf8(error.message); }

}  // namespace

DeliveriesPage::DeliveriesPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                               std::chrono::milliseconds calm, AskForFile askForFile, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_feed(new DeliveriesFeed(session, clock, this)), m_model(new DeliveryTableModel(this)),
      m_gate(new models::LiveGate(calm, this)), m_filters(new FilterBar(theme)), m_troubleHost(new QWidget),
      m_trouble(new widgets::Banner(theme)), m_table(new delegates::RowTableView(theme, kRowHeight)),
      m_panel(new DeliveryPanel(theme)), m_split(nullptr), m_heldChip(new widgets::Chip(theme, {})),
      m_live(new widgets::SegmentedControl(theme)),
      m_export(new ExportButton(theme, session, clock, std::move(askForFile),
                                {[this] { return m_filters->filter(); }, [this] { return m_columns->shown(); }})),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("deliveries"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_filters);
  auto* troubleRow = new QVBoxLayout(m_troubleHost);
  troubleRow->setContentsMargins(24, 0, 24, 12);
  troubleRow->addWidget(m_trouble);
  m_troubleHost->hide();
  column->addWidget(m_troubleHost);
  m_split = new DetailSplit(m_theme, buildTable(), m_panel, DeliveryPanel::kWidth);
  column->addWidget(m_split, 1);

  m_heldChip->setObjectName(QStringLiteral("heldChip"));
  m_heldChip->hide();
  m_live->setObjectName(QStringLiteral("liveSwitch"));
  m_live->addSegment(tr("Live"), QStringLiteral("live"));
  m_live->addSegment(tr("Pause"), QStringLiteral("pause"));
  m_live->setAccessibleName(tr("Live list"));
  m_live->setToolTip(tr("Pausing freezes this list only. Receiving goes on. (F8)"));

  auto* again = new Button(m_theme, Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &DeliveriesPage::reload);
  m_empty->hide();
  m_failed->hide();
  connectFeed();
  connectList();
  const auto tellOfExport = [this](const QString& trouble) {
    m_exportTrouble = trouble;
    showOverlay();
  };
  connect(m_export, &ExportButton::begun, this, [tellOfExport] { tellOfExport({}); });
  connect(m_export, &ExportButton::failed, this, tellOfExport);
  buildKeys();
  if (m_session != nullptr) m_panel->offerReveal(*m_session, m_clock);
  showOverlay();
}

QWidget* DeliveriesPage::buildTable() {
  using Look = delegates::RowDelegate::Look;
  m_table->setObjectName(QStringLiteral("deliveriesTable"));
  m_table->setAccessibleName(tr("Deliveries, newest first"));
  m_table->setProperty("focusRing", false);
  m_table->setModel(m_model);
  m_table->setContextMenuPolicy(Qt::CustomContextMenu);
  const Look state{Role::body, Token::text, Qt::AlignLeft, Qt::ElideRight, 24, 8};
  const Look mono{Role::mono, Token::text, Qt::AlignLeft, Qt::ElideNone, 8, 8};
  const Look words{Role::body, Token::text, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look quiet{Role::body, Token::text2, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look figures{Role::small, Token::text, Qt::AlignRight, Qt::ElideNone, 8, 8};
  const Look wait{Role::bodyStrong, Token::retry, Qt::AlignRight, Qt::ElideRight, 8, 8};
  const Look age{Role::body, Token::text2, Qt::AlignRight, Qt::ElideRight, 8, 8};
  const Look times{Role::captionStrong, Token::text2, Qt::AlignLeft, Qt::ElideNone, 8, 8};
  const auto use = [this](int column, delegates::RowDelegate* delegate, const QStringList& widest, int extra = 0) {
    m_table->setItemDelegateForColumn(column, delegate);
    const int head = QFontMetrics(m_theme.font(Role::smallStrong))
                         .horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    m_table->setColumnWidth(column, std::max(delegate->widthFor(widest) + extra, head + 18));
  };
  const QString longState = text::look(domain::DeliveryState::unresolved).word;
  use(DeliveryTableModel::State, new delegates::StateDelegate(m_theme, state, this), {longState}, 20);
  use(DeliveryTableModel::EventId, new delegates::IdDelegate(m_theme, mono, this), {QString(18, QLatin1Char('0'))});
  use(DeliveryTableModel::Source, new delegates::RowDelegate(m_theme, words, this), {QStringLiteral("shopify0")});
  use(DeliveryTableModel::Type, new delegates::RowDelegate(m_theme, quiet, this), {});
  use(DeliveryTableModel::Attempts, new delegates::AttemptsDelegate(m_theme, figures, this), {QStringLiteral("8/8")},
      54);
  use(DeliveryTableModel::Next, new delegates::NextDelegate(m_theme, wait, this),
      {tr("in %1").arg(QStringLiteral("00:00"))});
  use(DeliveryTableModel::Age, new delegates::RowDelegate(m_theme, age, this), {QStringLiteral("23 h 59 m")});
  use(DeliveryTableModel::Arrivals, new delegates::ArrivalsDelegate(m_theme, times, this), {QStringLiteral("×99")},
      32);
  QHeaderView* header = m_table->horizontalHeader();
  m_table->rowHeader()->setPadding(DeliveryTableModel::State, 24, 8);
  header->setSectionResizeMode(DeliveryTableModel::Type, QHeaderView::Stretch);
  m_columns = new ColumnChooser(m_theme, m_table);
  auto* sheet = new QFrame;
  sheet->setProperty("edge", QStringLiteral("top"));
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(0, 1, 0, 0);
  column->addWidget(m_table);
  return sheet;
}

void DeliveriesPage::connectFeed() {
  connect(m_feed, &DeliveriesFeed::firstRead, this, &DeliveriesPage::present);
  connect(m_feed, &DeliveriesFeed::freshRead, this, &DeliveriesPage::presentFresh);
  connect(m_feed, &DeliveriesFeed::statusRead, this, &DeliveriesPage::presentStatus);
  connect(m_feed, &DeliveriesFeed::olderRead, m_model, &DeliveryTableModel::append);
  connect(m_feed, &DeliveriesFeed::newerRead, m_model, &DeliveryTableModel::prepend);
  connect(m_feed, &DeliveriesFeed::pageFailed, m_model, &DeliveryTableModel::fetchFailed);
  connect(m_feed, &DeliveriesFeed::storyRead, this, &DeliveriesPage::presentStory);
  connect(m_feed, &DeliveriesFeed::payloadRead, this, &DeliveriesPage::presentPayload);
  connect(m_feed, &DeliveriesFeed::failed, this, &DeliveriesPage::presentTrouble);
  connect(m_feed, &DeliveriesFeed::refreshDue, this, &DeliveriesPage::refresh);
  connect(m_model, &DeliveryTableModel::olderWanted, m_feed,
          [this](const std::string& token) { m_feed->older(m_model->filter(), token); });
  connect(m_model, &DeliveryTableModel::newerWanted, m_feed,
          [this](const std::string& token) { m_feed->newer(m_model->filter(), token); });
  if (m_session == nullptr) return;
  connect(m_session, &session::Session::changed, this, &DeliveriesPage::refresh);
  connect(m_session, &session::Session::tick, this, &DeliveriesPage::tick);
}

void DeliveriesPage::connectList() {
  connect(m_filters, &FilterBar::filterChanged, this, &DeliveriesPage::reload);
  connect(m_model, &DeliveryTableModel::heldChanged, this, &DeliveriesPage::showHeld);
  connect(m_gate, &models::LiveGate::opened, m_model, &DeliveryTableModel::enterHeld);
  connect(m_heldChip, &QPushButton::clicked, this, &DeliveriesPage::letIn);
  connect(m_live, &widgets::SegmentedControl::currentChanged, this, [this](int index) { setPaused(index == 1); });
  connect(m_table, &delegates::RowTableView::attentionChanged, this, &DeliveriesPage::updateAttention);
  connect(m_table, &delegates::RowTableView::topRequested, this, &DeliveriesPage::letIn);
  connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_table, &delegates::RowTableView::openRequested, this,
          [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) {
            const query::DeliveryRow* row = m_model->rowAt(current.row());
            if (row == nullptr) return;
            m_selected = row->id;
            // The panel follows the arrows while it is open.
            if (m_split->isPanelVisible() && m_table->hasFocus()) openRow(current.row());
          });
  connect(m_table, &QWidget::customContextMenuRequested, this, &DeliveriesPage::showMenu);
  connect(m_panel, &DeliveryPanel::closeRequested, this, &DeliveriesPage::closePanel);
  connect(m_panel, &DeliveryPanel::traceRequested, this, &Page::traceRequested);
  connect(m_panel, &DeliveryPanel::payloadWanted, m_feed, &DeliveriesFeed::payload);
}

void DeliveriesPage::buildKeys() {
  const auto key = [](QWidget* parent, const QKeySequence& keys, Qt::ShortcutContext context, auto call) {
    auto* shortcut = new QShortcut(keys, parent);
    shortcut->setContext(context);
    connect(shortcut, &QShortcut::activated, parent, call);
  };
  key(this, Qt::Key_F8, Qt::WindowShortcut, [this] { setPaused(!m_gate->paused()); });
  key(this, Qt::CTRL | Qt::Key_E, Qt::WindowShortcut, [this] { m_export->startOrStop(); });
  key(m_table, QKeySequence::Copy, Qt::WidgetShortcut, [this] { copyCurrent(false); });
  key(m_table, Qt::CTRL | Qt::SHIFT | Qt::Key_C, Qt::WidgetShortcut, [this] { copyCurrent(true); });
  key(this, Qt::CTRL | Qt::Key_Tab, Qt::WidgetWithChildrenShortcut, [this] { m_panel->nextTab(1); });
  key(this, Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::WidgetWithChildrenShortcut, [this] { m_panel->nextTab(-1); });
}

DeliveriesPage::~DeliveriesPage() {
  // The list loses its focus while it is torn down, when this page is already gone.
  disconnect(m_table, nullptr, this, nullptr);
}

QList<QWidget*> DeliveriesPage::headerActions() { return {m_heldChip, m_live, m_columns, m_export}; }

QWidget* DeliveriesPage::searchField() { return m_filters->searchField(); }

void DeliveriesPage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  if (m_loaded)
    refresh();
  else
    reload();
}

void DeliveriesPage::readAgain() {
  if (m_gate->paused()) setPaused(false);
  refresh();
}

void DeliveriesPage::present(const query::DeliveryPage& first) {
  m_loaded = true;
  m_lost = false;
  m_model->setNow(m_clock.now(), 0, -1);
  m_model->reset(first, m_filters->filter());
  m_model->setStale(false);
  m_table->scrollToTop();
  restoreSelection();
  showOverlay();
  showFacts();
}

void DeliveriesPage::presentFresh(const models::FreshRows& fresh) {
  m_lost = false;
  m_model->setStale(false);
  if (m_gate->paused()) {
    m_model->holdOnly(fresh);
  } else {
    m_model->merge(fresh, m_gate->open());
    restoreSelection();
  }
  showOverlay();
  showFacts();
}

void DeliveriesPage::presentStatus(const query::Status& status, const QStringList& sources) {
  m_status = status;
  m_filters->setCounts(status.states);
  m_filters->setSources(sources);
  showFacts();
  showOverlay();
}

void DeliveriesPage::presentStory(const query::DeliveryStory& story) {
  // Another row may have been chosen meanwhile.
  if (m_panel->delivery() && *m_panel->delivery() != story.delivery.id) return;
  m_panel->present(story, m_clock.now());
}

void DeliveriesPage::presentPayload(DeliveryId id, const query::PayloadView& payload) {
  if (m_panel->delivery() == id) m_panel->presentPayload(payload);
}

void DeliveriesPage::presentTrouble(const Error& error) {
  m_lost = true;
  m_model->setStale(true);
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), troubleWords(error), true);
  m_trouble->present(widgets::Banner::Tone::danger, tr("Can't read the store, so this list is old."),
                     troubleWords(error));
  m_exportTrouble.clear();
  showOverlay();
  showFacts();
}

void DeliveriesPage::showOverlay() {
  if (!m_exportTrouble.isEmpty())
    m_trouble->present(widgets::Banner::Tone::danger, tr("The export was not written."), m_exportTrouble);
  m_troubleHost->setVisible((m_lost && m_loaded) || !m_exportTrouble.isEmpty());
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0 && m_model->held() == 0 && m_model->olderToken().empty())
    overlay = m_empty;
  if (overlay == m_empty) {
    if (m_filters->isFiltering())
      m_empty->present(QStringLiteral("filter"), tr("No delivery matches"),
                       tr("Other deliveries are there. Take a filter away to see them."));
    else
      m_empty->present(QStringLiteral("deliveries"), tr("No events yet"),
                       tr("The first event shows up here a moment after it arrives."));
  }
  m_table->setOverlay(overlay);
}

void DeliveriesPage::showHeld() {
  const int held = m_model->held();
  const bool show = held > 0 && !m_gate->paused();
  if (show) {
    m_heldChip->setChecked(true);  // looks like what it is: something one can let in
    m_heldChip->setWord(m_model->heldIsMore()    ? tr("Over %n newer", nullptr, held)
                        : m_table->pointerOver() ? tr("%n newer, held while you point at the list", nullptr, held)
                                                 : tr("%n newer", nullptr, held));
    m_heldChip->setAccessibleName(
        tr("%n newer deliveries are held while you point at the list. Show them.", nullptr, held));
    m_heldChip->setToolTip(
        tr("Held while you point at the list, have a row chosen or have scrolled. Click or Home lets "
           "them in."));
  }
  m_heldChip->setVisible(show);
  showFacts();
}

void DeliveriesPage::letIn() {
  m_model->enterHeld();
  restoreSelection();
  m_table->scrollToTop();
}

void DeliveriesPage::updateAttention() {
  m_gate->setAttention(m_table->pointerOver(), m_table->hasFocus() && m_table->currentIndex().isValid(),
                       m_table->isAtTop());
  if (m_table->isAtTop()) m_model->wantNewer();
}

void DeliveriesPage::setPaused(bool paused) {
  m_live->setCurrent(paused ? 1 : 0);
  if (m_gate->paused() == paused) return;
  m_pausedAt = m_clock.now();
  m_gate->setPaused(paused);
  showHeld();
  if (!paused) refresh();
}

void DeliveriesPage::showFacts() {
  if (!m_status) {
    Q_EMIT factsChanged(m_loaded || m_lost ? QString() : tr("Reading…"));
    return;
  }
  if (m_gate->paused()) {
    Q_EMIT factsChanged(
        tr("Paused at %1 UTC, %2 newer").arg(text::utcClock(m_pausedAt), text::count(m_model->held())));
    return;
  }
  const auto& states = m_status->states;
  const auto completed = states.of(domain::DeliveryState::completed);
  const auto all = completed + states.unfinished() + states.of(domain::DeliveryState::discarded);
  QString facts = all == 0 ? tr("No events yet")
                           : tr("%1 of %2 completed · %3 unfinished")
                                 .arg(text::count(completed), text::count(all), text::count(states.unfinished()));
  if ((m_lost || m_feed->isLate()) && m_feed->answeredAt())
    facts += tr(" · as of %1 UTC").arg(text::utcClock(*m_feed->answeredAt()));
  Q_EMIT factsChanged(facts);
}

void DeliveriesPage::restoreSelection() {
  if (!m_selected) return;
  const int row = m_model->rowOf(*m_selected);
  if (row == m_table->currentIndex().row()) return;
  const QSignalBlocker quiet(m_table->selectionModel());
  // Only marks the row: the list must not scroll to it.
  const bool scrolls = m_table->hasAutoScroll();
  m_table->setAutoScroll(false);
  if (row < 0)
    m_table->selectionModel()->clear();
  else
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->setAutoScroll(scrolls);
  m_table->viewport()->update();
}

std::optional<DeliveryId> DeliveriesPage::currentId() const {
  const query::DeliveryRow* row = m_model->rowAt(m_table->currentIndex().row());
  if (row == nullptr) return std::nullopt;
  return row->id;
}

void DeliveriesPage::openRow(int index) {
  const query::DeliveryRow* row = m_model->rowAt(index);
  if (row == nullptr) return;
  m_selected = row->id;
  m_panel->begin(*row);
  m_split->setPanelVisible(true);
  m_feed->story(row->id);
}

void DeliveriesPage::openDelivery(DeliveryId id) {
  m_selected = id;
  restoreSelection();
  const int row = m_model->rowOf(id);
  if (row >= 0) {
    m_table->scrollTo(m_model->index(row, 0));
    openRow(row);
    return;
  }
  query::DeliveryRow unknown;
  unknown.id = id;
  m_panel->begin(unknown);
  m_split->setPanelVisible(true);
  m_feed->story(id);
}

void DeliveriesPage::open(const QString& argument) {
  if (const auto id = domain::deliveryIdFrom(argument.toStdString())) {
    openDelivery(*id);
    return;
  }
  query::DeliveryFilter filter;
  for (const QString& part : argument.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
    const QString value = part.section(QLatin1Char('='), 1);
    if (part.startsWith(QLatin1String("source="))) filter.source = value.toStdString();
    if (part.startsWith(QLatin1String("search="))) filter.search = value.toStdString();
    if (!part.startsWith(QLatin1String("state="))) continue;
    for (const QString& word : value.split(QLatin1Char(','), Qt::SkipEmptyParts))
      if (const auto state = domain::deliveryStateFrom(word.toStdString())) filter.states.push_back(*state);
  }
  m_filters->setFilter(filter);
}

void DeliveriesPage::closePanel() {
  if (!m_split->isPanelVisible()) return;
  m_split->setPanelVisible(false);
  m_table->setFocus();
}

void DeliveriesPage::copyCurrent(bool wholeRow) {
  const QModelIndex current = m_table->currentIndex();
  if (!current.isValid()) return;
  QStringList parts{current.data(models::WholeTextRole).toString()};
  if (wholeRow) parts << current.siblingAtColumn(0).data(Qt::AccessibleTextRole).toString();
  QGuiApplication::clipboard()->setText(parts.join(QLatin1Char('\t')));
}

void DeliveriesPage::showMenu(const QPoint& at) {
  const QModelIndex index = m_table->indexAt(at).isValid() ? m_table->indexAt(at) : m_table->currentIndex();
  if (!index.isValid()) return;
  const QString id = index.data(models::WholeTextRole).toString();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(m_theme.icon(QStringLiteral("trace"), 16, Token::text2), tr("Trace\tT")),
          &QAction::triggered, this, [this, id] { Q_EMIT traceRequested(id); });
  connect(menu->addAction(m_theme.icon(QStringLiteral("copy"), 16, Token::text2), tr("Copy event ID\tCtrl+C")),
          &QAction::triggered, this, [id] { QGuiApplication::clipboard()->setText(id); });
  menu->popup(m_table->viewport()->mapToGlobal(at));
}

void DeliveriesPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_split->isPanelVisible()) {
    closePanel();
    return;
  }
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && m_table->hasFocus() && currentId()) {
    Q_EMIT traceRequested(m_table->currentIndex().data(models::WholeTextRole).toString());
    return;
  }
  Page::keyPressEvent(event);
}

void DeliveriesPage::reload() {
  if (m_session == nullptr) m_model->reset({}, m_filters->filter());
  m_feed->reload(m_filters->filter());
}

void DeliveriesPage::refresh() {
  if (!m_active) return;
  if (!m_loaded) {
    reload();
    return;
  }
  std::vector<DeliveryId> watched;
  const auto [first, last] = m_table->visibleRows();
  for (int row = first; row <= last && !m_gate->paused(); ++row)
    if (const auto* shown = m_model->rowAt(row)) watched.push_back(shown->id);
  m_feed->refresh(m_model->filter(), std::move(watched));
  if (m_split->isPanelVisible() && m_panel->delivery() && !m_gate->paused()) m_feed->story(*m_panel->delivery());
}

void DeliveriesPage::tick() {
  if (!m_active || m_gate->paused()) return;
  const auto [first, last] = m_table->visibleRows();
  m_model->setNow(m_clock.now(), first, last);
  m_panel->setNow(m_clock.now());
  if (m_feed->isLate() && m_loaded) m_model->setStale(true);
  if (m_feed->isLate() || m_lost) showFacts();
}

}  // namespace ack::ui::deliveries
