#include "ui/deadletters/dead_letters_page.h"

#include "ui/deadletters/dead_letter_tree.h"
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
#include "ui/widgets/label.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/search_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>

namespace ack::ui::deadletters {

using deliveries::DeliveriesFeed;
using deliveries::DeliveryPanel;
using models::DeadLetterModel;
using style::Role;
using style::Token;

DeadLettersPage::DeadLettersPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                                 std::chrono::milliseconds calm, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_feed(new DeliveriesFeed(session, clock, this)), m_model(new DeadLetterModel(this)),
      m_gate(new models::LiveGate(calm, this)),
      m_search(new widgets::SearchField(theme, tr("Event ID, cause or source"), {QStringLiteral("/")},
                                        widgets::SearchField::Size::small)),
      m_noOwner(new widgets::Chip(theme, tr("No owner"), QStringLiteral("user"), Token::dead)),
      m_heldChip(new widgets::Chip(theme, tr("The list has changed"))), m_troubleHost(new QWidget),
      m_trouble(new widgets::Banner(theme)), m_tree(new DeadLetterTree(theme)), m_panel(new DeliveryPanel(theme)),
      m_split(nullptr), m_empty(new widgets::EmptyState(theme, QStringLiteral("dead-letters"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, 36)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildFilters());
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
  m_tree->setAccessibleName(tr("Dead letters by cause"));
  m_tree->setModel(m_model);
  inside->addWidget(m_tree, 1);
  inside->addWidget(buildFoot());
  m_split = new deliveries::DetailSplit(sheet, m_panel, DeliveryPanel::kWidth);
  column->addWidget(m_split, 1);
  m_heldChip->setObjectName(QStringLiteral("deadHeldChip"));
  m_heldChip->setCheckable(false);
  m_heldChip->setToolTip(tr("Held while you point at the list or have a row chosen. Click shows the present list."));
  m_heldChip->hide();
  auto* again = new widgets::Button(m_theme, widgets::Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &DeadLettersPage::refresh);
  m_empty->hide();
  m_failed->hide();
  connectParts();
  showOverlay();
}

QWidget* DeadLettersPage::buildFilters() {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(24, 4, 24, 12);
  row->setSpacing(8);
  m_search->setFixedWidth(208);
  m_noOwner->setObjectName(QStringLiteral("noOwnerChip"));
  row->addWidget(m_search);
  row->addWidget(m_noOwner);
  row->addStretch(1);
  const auto apply = [this] {
    m_model->setFilter(m_search->text().trimmed(), m_noOwner->isChecked());
    afterReset();
  };
  connect(m_search, &QLineEdit::textChanged, this, apply);
  connect(m_noOwner, &QAbstractButton::toggled, this, apply);
  return bar;
}

QWidget* DeadLettersPage::buildFoot() {
  auto* foot = new QFrame;
  foot->setProperty("edge", QStringLiteral("top"));
  foot->setFixedHeight(44);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(24, 0, 24, 0);
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("info"), 16, Token::text3));
  auto* words = new widgets::Label(m_theme, Role::small, Token::text3,
                                   tr("Nothing here runs again by itself. What is already done stays done."));
  words->setElide(Qt::ElideRight);
  row->addWidget(words, 1);
  return foot;
}

void DeadLettersPage::connectParts() {
  connect(m_tree, &DeadLetterTree::openRequested, this, &DeadLettersPage::openRow);
  connect(m_tree, &DeadLetterTree::attentionChanged, this, [this] {
    m_gate->setAttention(m_tree->pointerOver(), m_tree->hasFocus() && m_tree->currentIndex().isValid(),
                         m_tree->isAtTop());
  });
  connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
    if (const auto* group = m_model->groupAt(index)) m_folded.insert(DeadLetterModel::keyOf(*group));
  });
  connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& index) {
    if (const auto* group = m_model->groupAt(index)) m_folded.erase(DeadLetterModel::keyOf(*group));
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
  connect(m_session, &session::Session::changed, this, &DeadLettersPage::refresh);
  connect(m_session, &session::Session::tick, this, &DeadLettersPage::tick);
}

DeadLettersPage::~DeadLettersPage() {
  // The list loses its focus while it is torn down, when this page is already gone.
  disconnect(m_tree, nullptr, this, nullptr);
}

QList<QWidget*> DeadLettersPage::headerActions() { return {m_heldChip}; }
QWidget* DeadLettersPage::searchField() { return m_search; }

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
  m_noOwner->setChecked(argument == QLatin1String("owner="));
  m_search->setText(argument.startsWith(QLatin1String("search=")) ? argument.section(QLatin1Char('='), 1)
                                                                  : QString());
}

void DeadLettersPage::refresh() {
  if (m_session == nullptr || !m_active || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::DeadLetterList>(
      this, QStringLiteral("dead"), [](query::Reader& reader) { return reader.deadLetters({}); },
      [this](const Result<query::DeadLetterList>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          present(answer->groups);
        else
          presentTrouble(answer.error());
        if (again) refresh();
      });
  if (m_split->isPanelVisible() && m_panel->delivery()) m_feed->story(*m_panel->delivery());
}

void DeadLettersPage::present(const std::vector<query::DeadLetterGroup>& groups) {
  const bool first = !m_loaded;
  m_loaded = true;
  m_lost = false;
  m_model->setNow(m_clock.now());
  if (m_model->present(groups, first || m_gate->open())) afterReset();
  m_noOwner->setCount(m_model->withoutOwner());
  showOverlay();
  showFacts();
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
    const QString key = DeadLetterModel::keyOf(*m_model->groupAt(index));
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
  const bool filtering = !m_search->text().trimmed().isEmpty() || m_noOwner->isChecked();
  if (overlay == m_empty && filtering && m_model->total() > 0)
    m_empty->present(
        QStringLiteral("filter"), tr("No dead letter matches"),
        tr("%n are set aside. Take a filter away to see them.", nullptr, static_cast<int>(m_model->total())));
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
  QString facts = oldest ? tr("%1 set aside · oldest %2 · nothing here runs again by itself")
                               .arg(text::count(m_model->total()), text::duration(m_clock.now() - *oldest))
                         : tr("Nothing is set aside");
  if ((m_lost || m_refresh.isLate(m_clock.now())) && m_refresh.answeredAt())
    facts += tr(" · as of %1 UTC").arg(text::utcClock(*m_refresh.answeredAt()));
  Q_EMIT factsChanged(facts);
}

void DeadLettersPage::openRow(const QModelIndex& index) {
  const query::DeliveryRow* row = m_model->rowAt(index);
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
  const QString id = m_tree->currentIndex().data(models::WholeTextRole).toString();
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && m_tree->hasFocus() && !id.isEmpty()) {
    Q_EMIT traceRequested(id);
    return;
  }
  Page::keyPressEvent(event);
}

void DeadLettersPage::tick() {
  if (!m_active) return;
  m_model->setNow(m_clock.now());
  m_panel->setNow(m_clock.now());
  showFacts();
}

}  // namespace ack::ui::deadletters
