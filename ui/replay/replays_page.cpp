#include "ui/replay/replays_page.h"

#include "ui/delegates/look_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/models/replay_table_model.h"
#include "ui/replay/replay_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/segmented_control.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace ack::ui::replay {
namespace {

using models::ReplayTableModel;
using style::Role;
using style::Token;

constexpr int kRowHeight = 36;
constexpr int kMostRows = 500;

}  // namespace

ReplaysPage::ReplaysPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                         CommandsOf commands, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock), m_commands(std::move(commands)),
      m_model(new ReplayTableModel(this)), m_which(new widgets::SegmentedControl(theme)),
      m_review(new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Open…"), QStringLiteral("eye"))),
      m_table(new delegates::RowTableView(theme, kRowHeight)),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("replay"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* filters = new QHBoxLayout;
  filters->setContentsMargins(24, 4, 24, 12);
  m_which->setSmall(true);
  m_which->setAccessibleName(tr("Which replays"));
  m_which->addSegment(tr("Open", "replays that are not over"));
  m_which->addSegment(tr("All", "all replays"));
  filters->addWidget(m_which);
  filters->addStretch(1);
  column->addLayout(filters);
  auto* frame = new QFrame;
  frame->setProperty("edge", QStringLiteral("top"));
  auto* inside = new QVBoxLayout(frame);
  inside->setContentsMargins(0, 1, 0, 0);
  inside->addWidget(m_table);
  column->addWidget(frame, 1);
  buildTable();
  m_empty->hide();
  m_failed->hide();
  auto* again = new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &ReplaysPage::refresh);
  m_review->setObjectName(QStringLiteral("openReplay"));
  m_review->setEnabled(false);
  connect(m_review, &QPushButton::clicked, this, [this] { openRow(m_table->currentIndex()); });
  connect(m_which, &widgets::SegmentedControl::currentChanged, this, [this] {
    m_refresh.forget();
    refresh();
  });
  if (m_session != nullptr) {
    connect(m_session, &session::Session::changed, this, &ReplaysPage::refresh);
    // Countdowns move on.
    connect(m_session, &session::Session::tick, this, &ReplaysPage::refresh);
  }
  showOverlay();
}

void ReplaysPage::buildTable() {
  m_table->setObjectName(QStringLiteral("replaysTable"));
  m_table->setAccessibleName(tr("Replays"));
  m_table->setModel(m_model);
  m_table->rowHeader()->setPadding(ReplayTableModel::State, 24, 8);
  using delegates::RowDelegate;
  const auto set = [this](int column, RowDelegate* delegate) { m_table->setItemDelegateForColumn(column, delegate); };
  RowDelegate::Look first;
  first.leftPadding = 24;
  set(ReplayTableModel::State, new delegates::LookDelegate(m_theme, first, m_table));
  RowDelegate::Look plain;
  plain.color = Token::text2;
  for (const int column :
       {ReplayTableModel::AskedBy, ReplayTableModel::Asked, ReplayTableModel::Progress, ReplayTableModel::Reason})
    set(column, new RowDelegate(m_theme, plain, m_table));
  RowDelegate::Look figure;
  figure.alignment = Qt::AlignRight;
  figure.rightPadding = 16;
  set(ReplayTableModel::Deliveries, new RowDelegate(m_theme, figure, m_table));
  m_table->rowHeader()->setPadding(ReplayTableModel::Deliveries, 8, 16);
  QHeaderView* header = m_table->horizontalHeader();
  const int widths[] = {330, 150, 120, 90, 260};
  for (int column = 0; column < ReplayTableModel::Reason; ++column) header->resizeSection(column, widths[column]);
  header->setSectionResizeMode(ReplayTableModel::Reason, QHeaderView::Stretch);
  connect(m_table, &delegates::RowTableView::openRequested, this, &ReplaysPage::openRow);
  connect(m_table, &QAbstractItemView::doubleClicked, this, &ReplaysPage::openRow);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& now) { m_review->setEnabled(now.isValid()); });
  connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_review->setEnabled(false); });
}

QList<QWidget*> ReplaysPage::headerActions() { return {m_review}; }
bool ReplaysPage::openOnly() const { return m_which->current() == 0; }

void ReplaysPage::setActive(bool active) {
  m_active = active;
  if (active) refresh();
}

void ReplaysPage::open(const QString& argument) {
  if (const auto id = domain::replayIdFrom(argument.toStdString())) openReplay(*id);
}

void ReplaysPage::refresh() {
  if (m_session == nullptr || !m_active || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::ReplayPage>(
      this, QStringLiteral("replays"),
      [only = openOnly()](query::Reader& reader) { return reader.replays(only, {}, kMostRows); },
      [this](const Result<query::ReplayPage>& page) {
        const bool again = m_refresh.done(m_clock.now(), page.ok());
        if (page)
          present(*page);
        else
          presentTrouble(page.error());
        if (again) refresh();
      });
}

void ReplaysPage::present(const query::ReplayPage& page) {
  m_loaded = true;
  m_lost = false;
  std::int64_t waiting = 0, running = 0;
  for (const query::ReplayView& row : page.rows) {
    waiting += row.state == domain::ReplayState::waiting ? 1 : 0;
    running += row.state == domain::ReplayState::running ? 1 : 0;
  }
  const QModelIndex current = m_table->currentIndex();
  const query::ReplayView* chosen = m_model->rowAt(current.row());
  const std::optional<ReplayId> keep = chosen != nullptr ? std::optional(chosen->id) : std::nullopt;
  m_model->present(page.rows, m_clock.now());
  if (keep && !m_table->currentIndex().isValid() && m_model->rowOf(*keep) >= 0)
    m_table->setCurrentIndex(m_model->index(m_model->rowOf(*keep), 0));
  Q_EMIT waitingChanged(waiting);
  Q_EMIT factsChanged(
      tr("%1 waiting for a second person · %2 running", "counts").arg(text::count(waiting), text::count(running)));
  showOverlay();
}

void ReplaysPage::presentTrouble(const Error& error) {
  m_lost = true;
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), text::fromUtf8(error.message), true);
  showOverlay();
}

void ReplaysPage::showOverlay() {
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0)
    overlay = m_empty;
  m_empty->present(QStringLiteral("replay"),
                   openOnly() ? tr("No replay is open") : tr("Nothing has been replayed yet"),
                   tr("Tick dead letters and press Replay. What needs a second person waits here."));
  m_table->setOverlay(overlay);
}

void ReplaysPage::openRow(const QModelIndex& index) {
  if (const query::ReplayView* row = m_model->rowAt(index.row())) openReplay(row->id);
}

void ReplaysPage::openReplay(ReplayId id) {
  if (m_session == nullptr || !m_commands) return;
  auto* sheet = ReplaySheet::look({m_theme, *m_session, m_clock, m_commands}, m_table, id);
  connect(sheet, &ReplaySheet::changed, this, &ReplaysPage::refresh);
}

}  // namespace ack::ui::replay
