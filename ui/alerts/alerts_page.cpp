#include "ui/alerts/alerts_page.h"

#include "ui/alerts/alert_deeds.h"
#include "ui/alerts/alert_delegates.h"
#include "ui/alerts/alert_panel.h"
#include "ui/commands/command_list.h"
#include "ui/commands/gate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/deliveries/detail_split.h"
#include "ui/models/alert_table_model.h"
#include "ui/models/roles.h"
#include "ui/session/session.h"
#include "ui/text/alert_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::alerts {
namespace {

using delegates::RowDelegate;
using domain::AlertState;
using models::AlertTableModel;
using style::Token;
using widgets::Button;

constexpr int kRowHeight = 60;

RowDelegate::Look look(int left = 8, int right = 8, Qt::Alignment alignment = Qt::AlignLeft) {
  RowDelegate::Look look;
  look.color = Token::text2;
  look.alignment = alignment;
  look.leftPadding = left;
  look.rightPadding = right;
  return look;
}

Button* actionFor(const style::Theme& theme, const QString& command, const char* name) {
  const commands::Command it = commands::command(command);
  auto* button = new Button(theme, Button::Kind::secondary, it.text, it.icon);
  button->setObjectName(QLatin1String(name));
  return button;
}

}  // namespace

AlertsPage::AlertsPage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock), m_model(new AlertTableModel(this)),
      m_deeds(new AlertDeeds(theme, session, this)),
      m_openChip(new widgets::Chip(theme, text::look(AlertState::open).word, QStringLiteral("bell"), Token::dead)),
      m_takenChip(new widgets::Chip(theme, text::look(AlertState::acknowledged).word, QStringLiteral("user"),
                                    Token::processing)),
      m_resolvedChip(new widgets::Chip(theme, text::look(AlertState::resolved).word,
                                       QStringLiteral("state-completed"), Token::completed)),
      m_take(actionFor(theme, QStringLiteral("alert.acknowledge"), "alertTake")),
      m_assign(actionFor(theme, QStringLiteral("alert.assign"), "alertAssign")),
      m_resolve(actionFor(theme, QStringLiteral("alert.resolve"), "alertResolve")),
      m_trouble(new widgets::Banner(theme)), m_table(new delegates::RowTableView(theme, kRowHeight)),
      m_panel(new AlertPanel(theme)), m_empty(new widgets::EmptyState(theme, QStringLiteral("bell"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  buildFilters();
  auto* bannerHost = new QVBoxLayout;
  bannerHost->setContentsMargins(24, 0, 24, 0);
  bannerHost->addWidget(m_trouble);
  m_trouble->setObjectName(QStringLiteral("alertTrouble"));
  m_trouble->hide();
  column->addLayout(bannerHost);
  auto* frame = new QFrame;
  frame->setProperty("edge", QStringLiteral("top"));
  auto* inside = new QVBoxLayout(frame);
  inside->setContentsMargins(0, 1, 0, 0);
  inside->addWidget(m_table);
  m_split = new deliveries::DetailSplit(m_theme, frame, m_panel, AlertPanel::kWidth);
  column->addWidget(m_split, 1);
  buildTable();
  buildActions();
  connectDeeds();
  if (m_session != nullptr) {
    connect(m_session, &session::Session::changed, this, &AlertsPage::refresh);
    connect(m_session, &session::Session::tick, this, &AlertsPage::tick);
    connect(&m_session->attendance(), &session::Attendance::changed, this, &AlertsPage::updateActions);
  }
  updateActions();
  showOverlay();
}

void AlertsPage::buildFilters() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(24, 4, 24, 12);
  row->setSpacing(8);
  m_openChip->setObjectName(QStringLiteral("openAlerts"));
  m_takenChip->setObjectName(QStringLiteral("takenAlerts"));
  m_resolvedChip->setObjectName(QStringLiteral("resolvedAlerts"));
  m_openChip->setChecked(true);
  m_takenChip->setChecked(true);
  for (widgets::Chip* chip : {m_openChip, m_takenChip, m_resolvedChip}) {
    row->addWidget(chip);
    connect(chip, &QAbstractButton::toggled, this, [this] {
      m_refresh.forget();
      refresh();
    });
  }
  row->addStretch(1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void AlertsPage::buildTable() {
  m_table->setObjectName(QStringLiteral("alertsTable"));
  m_table->setAccessibleName(tr("Alerts"));
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setModel(m_model);
  const auto set = [this](int column, RowDelegate* delegate) { m_table->setItemDelegateForColumn(column, delegate); };
  set(AlertTableModel::What, new WhatDelegate(m_theme, look(24), m_table));
  for (const int column : {AlertTableModel::State, AlertTableModel::Owner})
    set(column, new InkDelegate(m_theme, look(), m_table));
  set(AlertTableModel::Since, new RowDelegate(m_theme, look(8, 8, Qt::AlignRight), m_table));
  set(AlertTableModel::Times, new RowDelegate(m_theme, look(8, 16, Qt::AlignRight), m_table));
  set(AlertTableModel::Sent, new InkDelegate(m_theme, look(16, 24), m_table));
  m_table->rowHeader()->setPadding(AlertTableModel::What, 24, 8);
  m_table->rowHeader()->setPadding(AlertTableModel::Times, 8, 16);
  m_table->rowHeader()->setPadding(AlertTableModel::Sent, 16, 24);
  QHeaderView* header = m_table->horizontalHeader();
  const int widths[] = {400, 108, 148, 92, 76, 248};
  for (int column = 0; column < AlertTableModel::kColumns; ++column) header->resizeSection(column, widths[column]);
  header->setSectionResizeMode(AlertTableModel::What, QHeaderView::Stretch);
  connect(m_table, &delegates::RowTableView::openRequested, this, &AlertsPage::openRow);
  connect(m_table, &QAbstractItemView::clicked, this, &AlertsPage::openRow);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AlertsPage::followSelection);
  connect(m_model, &QAbstractItemModel::modelReset, this, &AlertsPage::updateActions);
  connect(m_panel, &AlertPanel::closeRequested, this, &AlertsPage::closePanel);
  connect(m_panel, &AlertPanel::openRequested, this, &Page::pageRequested);
  m_empty->hide();
  m_failed->hide();
  auto* again = new Button(m_theme, Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &AlertsPage::refresh);
}

void AlertsPage::buildActions() {
  connect(m_take, &QPushButton::clicked, this, [this] { m_deeds->takeOn(chosen(), m_table); });
  connect(m_assign, &QPushButton::clicked, this, [this] { m_deeds->assign(chosen(), m_table); });
  connect(m_resolve, &QPushButton::clicked, this, [this] { m_deeds->resolve(chosen(), m_table); });
}

void AlertsPage::connectDeeds() {
  connect(m_deeds, &AlertDeeds::done, this, [this] {
    m_refresh.forget();
    refresh();
  });
  connect(m_deeds, &AlertDeeds::failed, this, [this](const QString& sentence) {
    m_trouble->present(widgets::Banner::Tone::danger, sentence, tr("Nothing was changed."));
    m_trouble->show();
  });
}

QList<QWidget*> AlertsPage::headerActions() { return {m_take, m_assign, m_resolve}; }

void AlertsPage::setActive(bool active) {
  m_active = active;
  if (active) refresh();
}

void AlertsPage::open(const QString& argument) {
  const auto id = domain::alertIdFrom(argument.toStdString());
  if (!id) return;
  m_wanted = *id;
  if (m_model->rowOf(*id) >= 0) return select(*id);
  // It may be over by now: then it stands among the resolved ones.
  for (widgets::Chip* chip : {m_openChip, m_takenChip, m_resolvedChip}) chip->setChecked(true);
}

query::AlertFilter AlertsPage::filter() const {
  query::AlertFilter filter;
  filter.open = m_openChip->isChecked();
  filter.acknowledged = m_takenChip->isChecked();
  filter.resolved = m_resolvedChip->isChecked();
  return filter;
}

void AlertsPage::refresh() {
  if (m_session == nullptr || !m_active || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::AlertList>(
      this, QStringLiteral("alerts"),
      [filter = filter()](query::Reader& reader) { return reader.alerts(filter, kMostRows); },
      [this](const Result<query::AlertList>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          present(*answer);
        else
          presentTrouble(answer.error());
        if (again) refresh();
      });
}

void AlertsPage::tick() {
  if (!m_active) return;
  m_model->setNow(m_clock.now());
  const bool late = m_refresh.isLate(m_clock.now());
  if (late == m_late) return;
  m_late = late;
  showFacts();
  updateActions();
}

void AlertsPage::present(const query::AlertList& list) {
  m_loaded = true;
  m_lost = false;
  m_late = false;
  m_trouble->hide();
  std::vector<AlertId> kept;
  for (const query::AlertView& alert : chosen()) kept.push_back(alert.id);
  const query::AlertView* currentRow = m_model->rowAt(m_table->currentIndex().row());
  const std::optional<AlertId> current = currentRow != nullptr ? std::optional(currentRow->id) : std::nullopt;
  m_list = list;
  m_model->present(list.alerts, m_clock.now());
  if (current && !m_table->currentIndex().isValid()) {
    QItemSelection selection;
    for (const AlertId id : kept)
      if (const int row = m_model->rowOf(id); row >= 0)
        selection.select(m_model->index(row, 0), m_model->index(row, AlertTableModel::kColumns - 1));
    if (const int row = m_model->rowOf(*current); row >= 0)
      m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
  }
  m_openChip->setCount(list.open);
  m_takenChip->setCount(list.acknowledged);
  if (m_wanted && m_model->rowOf(*m_wanted) >= 0) select(*m_wanted);
  if (m_split->isPanelVisible()) showPanel();
  showFacts();
  updateActions();
  showOverlay();
}

void AlertsPage::presentTrouble(const Error& error) {
  m_lost = true;
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), text::fromUtf8(error.message), true);
  if (m_loaded) {
    m_trouble->present(widgets::Banner::Tone::danger, tr("Can't read the store."), text::fromUtf8(error.message));
    m_trouble->show();
  }
  showOverlay();
}

void AlertsPage::showFacts() {
  QString facts =
      m_list.open + m_list.acknowledged == 0
          ? tr("Nothing needs anybody")
          : tr("%1 open · %2 taken on", "counts").arg(text::count(m_list.open), text::count(m_list.acknowledged));
  const auto nobodys = std::count_if(m_list.alerts.begin(), m_list.alerts.end(), [](const query::AlertView& alert) {
    return alert.owner.empty() && alert.state != AlertState::resolved;
  });
  if (nobodys > 0) facts += QStringLiteral(" · ") + tr("%1 without an owner", "a count").arg(text::count(nobodys));
  if (m_list.more) facts += QStringLiteral(" · ") + tr("the first %1 are shown").arg(text::count(kMostRows));
  if (m_late && m_refresh.answeredAt())
    facts += QStringLiteral(" · ") + tr("as of %1 UTC").arg(text::utcClock(*m_refresh.answeredAt()));
  Q_EMIT factsChanged(facts);
}

void AlertsPage::showOverlay() {
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0)
    overlay = m_empty;
  const bool none = m_list.open + m_list.acknowledged == 0;
  m_empty->present(none ? QStringLiteral("state-completed") : QStringLiteral("bell"),
                   none ? tr("No alerts") : tr("None of these"),
                   none ? tr("What a person should know about stands here: dead letters, unknown outcomes, quiet "
                             "sources, a disk that is nearly full.")
                        : tr("Others are hidden by the chips above."));
  m_table->setOverlay(overlay);
}

AlertsPage::Alerts AlertsPage::chosen() const {
  Alerts alerts;
  const QModelIndexList rows = m_table->selectionModel()->selectedRows();
  for (const QModelIndex& index : rows)
    if (const query::AlertView* alert = m_model->rowAt(index.row())) alerts.push_back(*alert);
  return alerts;
}

QString AlertsPage::whyNotResolve(const Alerts& alerts) const {
  for (const query::AlertView& alert : alerts)
    if (domain::endsByItself(alert.kind))
      return text::endsWhen(alert.kind) + QLatin1Char(' ') + tr("Take it on meanwhile.");
  return {};
}

void AlertsPage::updateActions() {
  const Alerts alerts = chosen();
  const auto any = [&alerts](auto&& holds) { return std::any_of(alerts.begin(), alerts.end(), holds); };
  const bool living = !m_late && any([](const auto& one) { return one.state != AlertState::resolved; });
  m_take->setEnabled(!m_late && any([](const auto& one) { return one.state == AlertState::open; }));
  m_assign->setEnabled(living);
  m_resolve->setEnabled(living);
  const QString refusal =
      m_session == nullptr ? QString() : commands::refusal(m_session->attendance(), access::Permission::handleAlert);
  m_take->setRefusal(refusal);
  m_assign->setRefusal(refusal);
  m_resolve->setRefusal(!refusal.isEmpty() ? refusal : living ? whyNotResolve(alerts) : QString());
  const QString which = tr("%n alert(s)", nullptr, static_cast<int>(alerts.size()));
  for (Button* button : {m_take, m_assign, m_resolve})
    button->setAccessibleName(button->text() + QLatin1Char(' ') + which);
}

void AlertsPage::select(AlertId id) {
  m_wanted.reset();
  const QModelIndex index = m_model->index(m_model->rowOf(id), 0);
  m_table->setCurrentIndex(index);
  m_table->scrollTo(index);
  openRow(index);
}

void AlertsPage::openRow(const QModelIndex& index) {
  if (!index.isValid()) return;
  m_split->setPanelVisible(true);
  // Beside the panel there is room for what it does not say itself.
  m_table->setColumnHidden(AlertTableModel::Sent, true);
  m_table->setColumnHidden(AlertTableModel::Times, true);
  showPanel();
}

void AlertsPage::showPanel() {
  if (const query::AlertView* alert = m_model->rowAt(m_table->currentIndex().row()))
    m_panel->present(*alert, m_clock.now());
  else
    closePanel();
}

void AlertsPage::closePanel() {
  const bool hadFocus = m_panel->isAncestorOf(QApplication::focusWidget());
  m_split->setPanelVisible(false);
  m_table->setColumnHidden(AlertTableModel::Sent, false);
  m_table->setColumnHidden(AlertTableModel::Times, false);
  if (hadFocus) m_table->setFocus();
}

void AlertsPage::followSelection() {
  updateActions();
  if (m_split->isPanelVisible() && m_table->currentIndex().isValid()) showPanel();
}

void AlertsPage::keyPressEvent(QKeyEvent* event) {
  const bool plain = event->modifiers() == Qt::NoModifier;
  if (plain && event->key() == Qt::Key_Escape && m_split->isPanelVisible()) return closePanel();
  if (plain && event->key() == Qt::Key_O && m_table->hasFocus()) {
    if (m_assign->refusal().isEmpty()) m_assign->click();
    return;
  }
  if (event->matches(QKeySequence::Copy) && m_table->hasFocus() && m_table->currentIndex().isValid()) {
    QGuiApplication::clipboard()->setText(m_table->currentIndex().data(models::WholeTextRole).toString());
    return;
  }
  Page::keyPressEvent(event);
}

}  // namespace ack::ui::alerts
