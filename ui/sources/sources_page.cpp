#include "ui/sources/sources_page.h"

#include "ui/session/session.h"
#include "ui/sources/source_panel.h"
#include "ui/sources/source_table.h"
#include "ui/text/formats.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/loading_rows.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <array>
#include <set>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

/// Narrower than this the panel lies over the table instead of squeezing it.
constexpr int kOverlayUnder = 1144;
constexpr int kHeaderHeight = 32;

struct Answer {
  std::vector<ShownSource> sources;
  QString listen;
};

/// Thread: reader.
Result<Answer> read(query::Reader& reader) {
  auto views = reader.sources();
  if (!views) return std::move(views).error();
  auto overview = reader.overview(std::chrono::hours(24));
  if (!overview) return std::move(overview).error();
  std::set<std::string> quiet;
  for (const query::AttentionItem& item : overview->attention)
    if (item.kind == query::AttentionItem::Kind::quietSource) quiet.insert(item.subject);
  Answer answer;
  answer.listen = text::fromUtf8(overview->status.engineListen);
  for (query::SourceView& view : *views) {
    const bool isQuiet = quiet.contains(view.name);
    answer.sources.push_back({std::move(view), isQuiet});
  }
  return answer;
}

UtcTime clockNow() { return base::SystemClock().now(); }

}  // namespace

SourcesPage::SourcesPage(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_model(new SourceModel(this)), m_table(new QTableView),
      m_panel(new SourcePanel(theme)), m_states(new QStackedWidget),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("sources"), {}, {})) {
  buildTable();
  auto* content = new QWidget;
  m_row = new QHBoxLayout(content);
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(0);
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  auto* edge = new QFrame;
  edge->setProperty("edge", QStringLiteral("top"));
  edge->setFixedHeight(1);
  left->addWidget(edge);
  left->addWidget(m_table, 1);
  auto* cards = new QHBoxLayout;
  cards->setContentsMargins(24, 24, 24, 24);
  cards->setSpacing(16);
  cards->addWidget(buildTrustCard(), 1);
  cards->addWidget(buildTurnedAwayCard(), 1);
  left->addLayout(cards);
  left->addStretch(0);
  m_row->addLayout(left, 1);
  m_row->addWidget(m_panel);
  m_panel->hide();
  connect(m_panel, &SourcePanel::closed, this, &SourcesPage::closePanel);

  m_states->addWidget(new widgets::LoadingRows(theme, SourceDelegate::kRowHeight));
  m_states->addWidget(content);
  m_states->addWidget(m_empty);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(m_states);
  if (m_session == nullptr) return;
  connect(m_session, &session::Session::changed, this, &SourcesPage::ask);
  connect(m_session, &session::Session::tick, this, &SourcesPage::everySecond);
}

void SourcesPage::buildTable() {
  m_table->setModel(m_model);
  m_table->setItemDelegate(new SourceDelegate(m_theme, *m_model, m_table));
  m_table->setAccessibleName(tr("Sources"));
  m_table->setProperty("list", QStringLiteral("sources"));
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setMouseTracking(true);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->verticalHeader()->setDefaultSectionSize(SourceDelegate::kRowHeight);
  QHeaderView* header = m_table->horizontalHeader();
  header->setFixedHeight(kHeaderHeight);
  header->setHighlightSections(false);
  header->setSectionsClickable(false);
  header->setTextElideMode(Qt::ElideRight);
  header->setFont(m_theme.font(Role::smallStrong));
  const std::array widths{180, 112, 168, 76, 200, 108, 92};
  for (int column = 0; column < SourceModel::kColumns; ++column) {
    header->setSectionResizeMode(column, column == SourceModel::kRetry ? QHeaderView::Stretch : QHeaderView::Fixed);
    m_table->setColumnWidth(column, widths.at(static_cast<std::size_t>(column)));
  }
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SourcesPage::showSelected);
  connect(&m_theme, &style::Theme::changed, m_table->viewport(), qOverload<>(&QWidget::update));
}

QWidget* SourcesPage::buildTrustCard() {
  auto* card = new widgets::Card(m_theme, tr("Before you trust a retry"));
  card->body()->addSpacing(4);
  const auto sentence = [&](const QString& icon, const QString& words, Token token) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 6, 0, 6);
    row->setSpacing(8);
    if (!icon.isEmpty()) row->addWidget(new widgets::IconLabel(m_theme, icon, 16, Token::text2), 0, Qt::AlignTop);
    auto* label = new Label(m_theme, Role::small, token, words);
    label->setWordWrap(true);
    row->addWidget(label, 1);
    card->body()->addLayout(row);
  };
  sentence({}, tr("No two providers behave the same. We show only what was seen, and where."), Token::text3);
  sentence(QStringLiteral("clock"), tr("Each fact carries its mark: documented, seen in code, or second-hand."),
           Token::text);
  sentence(QStringLiteral("warning"), tr("Not documented means we plan as if nothing is ever sent again."),
           Token::text);
  sentence(QStringLiteral("replay"),
           tr("For sources that never retry, the panel names the provider's way to resend."), Token::text);
  card->body()->addStretch(1);
  return card;
}

QWidget* SourcesPage::buildTurnedAwayCard() {
  m_turnedAway = new widgets::Card(m_theme, tr("Turned away in the last 24 h"));
  m_turnedAway->body()->addSpacing(4);
  auto* words =
      new Label(m_theme, Role::small, Token::text3, tr("Never stored, never run. The sender got a clear refusal."));
  words->setWordWrap(true);
  m_turnedAway->body()->addWidget(words);
  m_turnedAway->body()->addSpacing(8);
  m_turnedAway->body()->addStretch(1);
  return m_turnedAway;
}

void SourcesPage::presentTurnedAway() {
  constexpr int kMost = 5;
  std::vector<const query::SourceView*> views;
  for (int row = 0; row < m_model->rowCount(); ++row) views.push_back(&m_model->source(row).view);
  std::stable_sort(views.begin(), views.end(),
                   [](const auto* a, const auto* b) { return a->rejected24h > b->rejected24h; });
  if (views.size() > kMost) views.resize(kMost);
  qDeleteAll(m_turnedAwayRows);
  m_turnedAwayRows.clear();
  for (const query::SourceView* view : views) {
    auto* holder = new QWidget;
    holder->setFixedHeight(28);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(widgets::makeRule());
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("state-rejected"), 16, Token::text2));
    auto* name = new Label(m_theme, Role::body, Token::text, text::fromUtf8(view->name));
    name->setElide(Qt::ElideRight);
    row->addWidget(name, 1);
    row->addWidget(new Label(m_theme, Role::bodyStrong, Token::text, text::count(view->rejected24h)));
    column->addLayout(row, 1);
    m_turnedAway->body()->insertWidget(m_turnedAway->body()->count() - 1, holder);
    m_turnedAwayRows << holder;
  }
}

QString SourcesPage::title() const { return tr("Sources"); }

void SourcesPage::setActive(bool active) {
  m_active = active;
  if (active) ask();
}

void SourcesPage::readAgain() { ask(); }

void SourcesPage::open(const QString& argument) {
  const QString prefix = QStringLiteral("source=");
  if (!argument.startsWith(prefix)) return;
  m_wanted = argument.mid(prefix.size());
  const int row = m_model->rowOf(m_wanted);
  if (row < 0) return;
  m_wanted.clear();
  m_table->selectRow(row);
}

void SourcesPage::present(std::vector<ShownSource> sources, const QString& listen, UtcTime now) {
  m_listen = listen;
  const auto count = static_cast<int>(sources.size());
  m_model->present(std::move(sources), now);
  m_table->setMaximumHeight(kHeaderHeight + count * SourceDelegate::kRowHeight);
  m_states->setCurrentIndex(count == 0 ? 2 : 1);
  if (count == 0)
    m_empty->present(QStringLiteral("sources"), tr("No sources yet"),
                     tr("Name a provider in a configuration file and apply it: acknowledgerd apply FILE."));
  Q_EMIT factsChanged(tr("%n provider(s) may send events here", nullptr, count));
  presentTurnedAway();
  if (!m_wanted.isEmpty()) open(QStringLiteral("source=") + m_wanted);
  showSelected();
}

void SourcesPage::presentTrouble(const Error& error) {
  m_states->setCurrentIndex(2);
  if (error.code == ErrorCode::notFound)
    m_empty->present(QStringLiteral("store"), tr("No store yet"),
                     tr("Nothing has ever been received into this folder. It is made when an engine starts."));
  else
    m_empty->present(QStringLiteral("error"), tr("The store can't be read"), text::fromUtf8(error.message), true);
}

void SourcesPage::showSelected() {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows();
  if (rows.isEmpty()) {
    m_panel->hide();
    return;
  }
  m_panel->present(m_model->source(rows.first().row()), m_listen, m_model->now());
  placePanel();
  m_panel->show();
}

void SourcesPage::closePanel() {
  m_table->clearSelection();
  m_table->setFocus(Qt::OtherFocusReason);
}

void SourcesPage::placePanel() {
  const bool over = width() < kOverlayUnder;
  const bool inRow = m_row->indexOf(m_panel) >= 0;
  if (over && inRow) m_row->removeWidget(m_panel);
  if (!over && !inRow) m_row->addWidget(m_panel);
  if (!over) return;
  m_panel->setGeometry(width() - SourcePanel::kWidth, 0, SourcePanel::kWidth, height());
  m_panel->raise();
}

void SourcesPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  placePanel();
}

void SourcesPage::ask() {
  if (!m_active || m_session == nullptr) return;
  m_freshness.asked(clockNow());
  m_session->ask<Answer>(this, QStringLiteral("sources"), read, [this](const Result<Answer>& answer) {
    m_freshness.answered(clockNow());
    if (!answer) {
      presentTrouble(answer.error());
      return;
    }
    const auto engine = m_session->engineStatus();
    present(answer->sources, engine ? text::fromUtf8(engine->listenUrl) : answer->listen, clockNow());
  });
}

void SourcesPage::everySecond() {
  if (!m_active) return;
  const UtcTime now = clockNow();
  const bool stale = m_freshness.isStale(now);
  if (stale && !m_stale && m_freshness.asOf())
    Q_EMIT factsChanged(tr("as of %1 UTC", "time of old figures").arg(text::utcClock(*m_freshness.asOf())));
  m_stale = stale;
  if (stale || m_model->rowCount() == 0) return;
  std::vector<ShownSource> same;
  for (int row = 0; row < m_model->rowCount(); ++row) same.push_back(m_model->source(row));
  m_model->present(std::move(same), now);
}

}  // namespace ack::ui::sources
