#include "ui/overview/overview_page.h"

#include "ui/charts/aging_chart.h"
#include "ui/charts/throughput_chart.h"
#include "ui/overview/attention_list.h"
#include "ui/overview/overview_cards.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/segmented_control.h"

#include <QGridLayout>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>

#include <array>

namespace ack::ui::overview {
namespace {

using domain::DeliveryState;
using style::Role;
using style::Token;
using widgets::Label;

constexpr int kNarrowUnder = 1100;
constexpr int kAgingWidth = 448;
constexpr std::array kWindows{std::chrono::hours(24), std::chrono::hours(7 * 24), std::chrono::hours(30 * 24)};

/// The sample of a line or fill in a chart's legend.
class LegendMark final : public QWidget {
 public:
  enum class Kind { dashed, solid, fill };
  LegendMark(const style::Theme& theme, Kind kind) : m_theme(theme), m_kind(kind) {
    setFixedSize(kind == Kind::fill ? 12 : 20, 12);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_kind == Kind::fill) {
      QColor fill = m_theme.color(Token::retrySolid);
      fill.setAlphaF(0.5F);
      painter.setPen(Qt::NoPen);
      painter.setBrush(fill);
      painter.drawRoundedRect(rect(), 2, 2);
      return;
    }
    QPen pen(m_theme.color(m_kind == Kind::solid ? Token::completedSolid : Token::text2),
             m_kind == Kind::solid ? 2.0 : 1.5);
    pen.setCapStyle(Qt::FlatCap);
    if (m_kind == Kind::dashed) pen.setDashPattern({3.0, 2.5});
    painter.setPen(pen);
    painter.drawLine(QPointF(0, 6), QPointF(width(), 6));
  }

 private:
  const style::Theme& m_theme;
  Kind m_kind;
};

UtcTime clockNow() { return base::SystemClock().now(); }

}  // namespace

OverviewPage::OverviewPage(const style::Theme& theme, session::Session* session, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_segment(new widgets::SegmentedControl(theme)),
      m_states(new QStackedWidget), m_loading(new widgets::LoadingRows(theme, 56)),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("overview"), {}, {})), m_content(new QWidget),
      m_top(new QGridLayout), m_charts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_trouble(new widgets::Banner(theme)), m_completion(new CompletionCard(theme)),
      m_unfinished(new KpiCard(theme, QStringLiteral("state-queued"), Token::text2, tr("Unfinished work"))),
      m_oldest(new KpiCard(theme, QStringLiteral("clock"), Token::text2, tr("Oldest unfinished"))),
      m_unknown(new KpiCard(theme, QStringLiteral("state-unknown"), Token::unknown, tr("Unknown outcomes"))),
      m_owners(new OwnersCard(theme)), m_throughput(new charts::ThroughputChart(theme)),
      m_throughputCaption(new Label(theme, Role::small, Token::text3)),
      m_accepted(new Label(theme, Role::small, Token::text2)),
      m_completed(new Label(theme, Role::small, Token::text2)), m_aging(new charts::AgingChart(theme)),
      m_attention(new AttentionList(theme)), m_proof(new ProofCard(theme)) {
  for (const QString& word : {tr("24 h"), tr("7 days"), tr("30 days")}) m_segment->addSegment(word);
  m_segment->setAccessibleName(tr("Window of time"));
  connect(m_segment, &widgets::SegmentedControl::currentChanged, this, &OverviewPage::chooseWindow);
  buildRows();
  connect(m_attention, &AttentionList::pageRequested, this, &Page::pageRequested);
  connect(m_proof, &ProofCard::ledgerRequested, this, [this] { Q_EMIT pageRequested(QStringLiteral("ledger"), {}); });
  if (m_session == nullptr) return;
  connect(m_session, &session::Session::changed, this, &OverviewPage::ask);
  connect(m_session, &session::Session::tick, this, &OverviewPage::everySecond);
}

void OverviewPage::buildRows() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(m_states);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->viewport()->setAutoFillBackground(false);
  m_content->setAutoFillBackground(false);
  scroll->setWidget(m_content);
  m_states->addWidget(m_loading);
  m_states->addWidget(scroll);
  m_states->addWidget(m_empty);
  auto* sources = new widgets::Button(m_theme, widgets::Button::Kind::primary, tr("See sources"));
  connect(sources, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("sources"), {}); });
  m_empty->setAction(sources);

  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(24, 0, 24, 24);
  column->setSpacing(16);
  m_trouble->setVisible(false);
  column->addWidget(m_trouble);
  m_top->setSpacing(16);
  column->addLayout(m_top);
  style::fixHeight(m_theme, m_completion, 144);
  for (QWidget* card : std::initializer_list<QWidget*>{m_unfinished, m_oldest, m_unknown, m_owners})
    style::fixHeight(m_theme, card, 144);
  arrange(false);
  connect(&m_theme, &style::Theme::changed, this, [this] { arrange(width() < m_theme.scaled(kNarrowUnder)); });

  m_charts->setSpacing(16);
  m_charts->addWidget(buildThroughput(), 1);
  m_charts->addWidget(buildAging());
  column->addLayout(m_charts);

  auto* last = new QHBoxLayout;
  last->setSpacing(16);
  last->addWidget(m_attention, 1);
  style::fixWidth(m_theme, m_proof, 264);
  style::leastHeight(m_theme, m_proof, 330);
  last->addWidget(m_proof);
  column->addLayout(last);
  column->addStretch(1);
}

QWidget* OverviewPage::buildThroughput() {
  auto* card = new widgets::Card(m_theme, tr("Accepted and completed"));
  style::fixHeight(m_theme, card, 272);
  card->body()->setContentsMargins(16, 16, 16, 8);
  const auto legend = [&](LegendMark::Kind kind, Label* words) {
    words->setElide(Qt::ElideRight);
    card->titleRow()->addWidget(new LegendMark(m_theme, kind));
    card->titleRow()->addWidget(words);
    card->titleRow()->addSpacing(8);
  };
  legend(LegendMark::Kind::dashed, m_accepted);
  legend(LegendMark::Kind::solid, m_completed);
  auto* behind = new Label(m_theme, Role::small, Token::text2, tr("Not finished yet"));
  behind->setElide(Qt::ElideRight);
  card->titleRow()->addWidget(new LegendMark(m_theme, LegendMark::Kind::fill));
  card->titleRow()->addWidget(behind);
  card->body()->addWidget(m_throughputCaption);
  card->body()->addSpacing(4);
  card->body()->addWidget(m_throughput, 1);
  return card;
}

QWidget* OverviewPage::buildAging() {
  auto* card = new widgets::Card(m_theme, tr("How long unfinished work has waited"));
  style::fixHeight(m_theme, card, 272);
  m_agingCard = card;
  auto* legend = new QHBoxLayout;
  legend->setContentsMargins(0, 6, 0, 8);
  legend->setSpacing(4);
  for (const DeliveryState state : {DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying,
                                    DeliveryState::unresolved, DeliveryState::dead}) {
    const text::Look look = text::look(state);
    legend->addWidget(new widgets::IconLabel(m_theme, look.icon, 14, look.text));
    auto* word = new Label(m_theme, Role::small, Token::text2, text::shortWord(state));
    word->setElide(Qt::ElideRight);
    legend->addWidget(word);
    legend->addSpacing(4);
  }
  legend->addStretch(1);
  card->body()->addLayout(legend);
  card->body()->addWidget(m_aging);
  card->body()->addStretch(1);
  return card;
}

void OverviewPage::arrange(bool narrow) {
  m_narrow = narrow;
  m_charts->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  if (m_agingCard != nullptr) {
    m_agingCard->setMinimumWidth(m_theme.scaled(kAgingWidth));
    m_agingCard->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : m_theme.scaled(kAgingWidth));
  }
  for (QWidget* card : std::initializer_list<QWidget*>{m_completion, m_unfinished, m_oldest, m_unknown, m_owners})
    m_top->removeWidget(card);
  for (int column = 0; column < 5; ++column) m_top->setColumnStretch(column, 0);
  if (narrow) {
    // Two rows, so that no figure is cut: completion beside the owners, the three figures below.
    m_completion->setMinimumWidth(m_theme.scaled(328));
    m_completion->setMaximumWidth(QWIDGETSIZE_MAX);
    m_owners->setMinimumWidth(264);  // names are elided before a card is pushed out
    m_owners->setMaximumWidth(QWIDGETSIZE_MAX);
    m_top->addWidget(m_completion, 0, 0, 1, 4);
    m_top->addWidget(m_owners, 0, 4, 1, 2);
    m_top->addWidget(m_unfinished, 1, 0, 1, 2);
    m_top->addWidget(m_oldest, 1, 2, 1, 2);
    m_top->addWidget(m_unknown, 1, 4, 1, 2);
    for (int column = 0; column < 6; ++column) m_top->setColumnStretch(column, 1);
    return;
  }
  m_completion->setFixedWidth(m_theme.scaled(328));
  m_owners->setFixedWidth(m_theme.scaled(264));
  m_top->setColumnStretch(5, 0);
  m_top->addWidget(m_completion, 0, 0);
  m_top->addWidget(m_unfinished, 0, 1);
  m_top->addWidget(m_oldest, 0, 2);
  m_top->addWidget(m_unknown, 0, 3);
  m_top->addWidget(m_owners, 0, 4);
  for (int column = 1; column < 4; ++column) m_top->setColumnStretch(column, 1);
}

void OverviewPage::resizeEvent(QResizeEvent* event) {
  const bool narrow = width() < m_theme.scaled(kNarrowUnder);
  if (narrow != m_narrow) arrange(narrow);
  Page::resizeEvent(event);
}

QString OverviewPage::title() const { return tr("Overview"); }

QList<QWidget*> OverviewPage::headerActions() { return {m_segment}; }

void OverviewPage::setActive(bool active) {
  m_active = active;
  if (active) ask();
}

void OverviewPage::readAgain() { ask(); }

void OverviewPage::chooseWindow(int index) {
  m_window = kWindows.at(static_cast<std::size_t>(std::clamp(index, 0, 2)));
  ask();
}

void OverviewPage::ask() {
  if (!m_active || m_session == nullptr) return;
  m_freshness.asked(clockNow());
  const std::chrono::hours window = m_window;
  m_session->ask<query::Overview>(
      this, QStringLiteral("overview"), [window](query::Reader& reader) { return reader.overview(window); },
      [this](const Result<query::Overview>& overview) {
        m_freshness.answered(clockNow());
        if (overview)
          present(*overview, clockNow());
        else
          presentTrouble(overview.error());
      });
}

void OverviewPage::everySecond() {
  if (!m_active) return;
  const UtcTime now = clockNow();
  presentStale(m_freshness.isStale(now), now);
  if (m_overview && !m_stale) presentFigures(now);
}

void OverviewPage::present(const query::Overview& overview, UtcTime now) {
  m_overview = overview;
  const query::Status& status = overview.status;
  const bool nothing = status.accepted == 0 && status.rejected == 0 && status.duplicates == 0 && status.stale == 0 &&
                       overview.attention.empty();
  m_trouble->setVisible(false);
  m_states->setCurrentIndex(nothing ? 2 : 1);
  if (nothing)
    m_empty->present(QStringLiteral("overview"), tr("No events yet"),
                     tr("Give a provider the URL of its source. The first event shows up here a moment after it "
                        "arrives."));
  m_completion->present(overview, m_window);
  m_throughput->setSeries(overview.series, overview.bucket);
  const int minutes = static_cast<int>(overview.bucket.count() / 60);
  m_throughputCaption->setText(
      tr("Events per %1, UTC", "a step of time").arg(text::span(std::chrono::minutes(minutes))));
  m_accepted->setText(tr("Accepted %1", "a count").arg(text::count(overview.acceptedInWindow)));
  m_completed->setText(tr("Completed %1", "a count").arg(text::count(overview.completedInWindow)));
  m_aging->setBuckets(overview.aging);
  m_proof->present(overview, m_window, now);
  presentStale(false, now);
  presentFigures(now);
}

void OverviewPage::presentFigures(UtcTime now) {
  const query::Overview& overview = *m_overview;
  const query::StateCounts& states = overview.status.states;
  m_unfinished->present(text::count(states.unfinished()),
                        tr("%1 queued or running, %2 to retry, %3 set aside", "three counts")
                            .arg(text::count(states.of(DeliveryState::queued) + states.of(DeliveryState::processing)),
                                 text::count(states.of(DeliveryState::retrying)),
                                 text::count(states.of(DeliveryState::dead))));
  if (overview.oldestUnfinished) {
    const query::DeliveryRow& row = *overview.oldestUnfinished;
    const QString source = text::fromUtf8(row.source);
    m_oldest->present(text::duration(now - row.receivedAt),
                      row.state == DeliveryState::dead
                          ? tr("Dead letter from %1: %2", "source, cause").arg(source, text::causeShort(row.cause))
                          : tr("%1, from %2", "state, source").arg(text::look(row.state).word, source));
  } else {
    m_oldest->present(text::missing(), tr("Everything is finished."));
  }
  const std::int64_t unknown = states.of(DeliveryState::unresolved);
  m_unknown->present(text::count(unknown), unknown == 0 ? tr("Every answer was heard.")
                                           : overview.oldestUnresolvedAt
                                               ? tr("Oldest %1. Held, never repeated.", "a duration")
                                                     .arg(text::duration(now - *overview.oldestUnresolvedAt))
                                               : tr("Held, never repeated."));
  m_owners->present(overview.owners, now);
  m_attention->present(overview.attention, now);
  presentFacts(now);
}

void OverviewPage::presentFacts(UtcTime now) {
  if (m_stale && m_freshness.asOf())
    Q_EMIT factsChanged(tr("as of %1 UTC", "time of old figures").arg(text::utcClock(*m_freshness.asOf())));
  else
    Q_EMIT factsChanged(text::utcRange(now - m_window, now));
}

void OverviewPage::presentStale(bool stale, UtcTime now) {
  if (stale == m_stale) return;
  m_stale = stale;
  m_completion->setStale(stale);
  for (KpiCard* card : {m_unfinished, m_oldest, m_unknown}) card->setStale(stale);
  presentFacts(now);
}

void OverviewPage::presentTrouble(const Error& error) {
  if (m_overview) {
    m_trouble->present(widgets::Banner::Tone::danger, tr("The store can't be read."),
                       tr("What you see is from before. %1", "technical reason").arg(text::fromUtf8(error.message)));
    m_trouble->setVisible(true);
    return;
  }
  m_states->setCurrentIndex(2);
  if (error.code == ErrorCode::notFound)
    m_empty->present(QStringLiteral("store"), tr("No store yet"),
                     tr("Nothing has ever been received into this folder. It is made when an engine starts."));
  else
    m_empty->present(QStringLiteral("error"), tr("The store can't be read"), text::fromUtf8(error.message), true);
}

}  // namespace ack::ui::overview
