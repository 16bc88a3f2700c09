#include "ui/trace/trace_page.h"

#include "ui/commands/command_list.h"
#include "ui/delegates/row_delegate.h"
#include "ui/models/roles.h"
#include "ui/models/timeline_model.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"
#include "ui/trace/trace_cards.h"
#include "ui/trace/trace_delegate.h"
#include "ui/trace/verdict.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QListView>
#include <QListWidget>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::trace {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

namespace {

/// The names of the columns, placed as the delegate places them.
class TimelineHead final : public QWidget {
 public:
  explicit TimelineHead(const style::Theme& theme) {
    style::fixHeight(theme, this, 32);
    for (Label*& label : m_labels) label = new Label(theme, Role::smallStrong, Token::text3, {}, this);
    m_labels[0]->setText(TracePage::tr("What came in"));
    m_labels[1]->setText(TracePage::tr("UTC"));
    m_labels[1]->setAlignment(Qt::AlignCenter);
    m_labels[2]->setText(TracePage::tr("What we did"));
  }

 protected:
  void resizeEvent(QResizeEvent* /*event*/) override {
    const int left = TraceDelegate::leftWidth(width());
    const int axis = left + TraceDelegate::kConnector;
    const int right = axis + TraceDelegate::kAxisWidth + TraceDelegate::kConnector;
    m_labels[0]->setGeometry(0, 0, left, height());
    m_labels[1]->setGeometry(axis, 0, TraceDelegate::kAxisWidth, height());
    m_labels[2]->setGeometry(right, 0, width() - right, height());
  }

 private:
  Label* m_labels[3]{};
};

constexpr int kHitHeight = 32;
constexpr int kPasted = 6;  ///< so many characters at once were not typed

}  // namespace

QString cleanedId(const QString& pasted) {
  QString id = pasted.trimmed();
  const auto isQuote = [](QChar c) { return QStringLiteral("\"'`“”‘’«»").contains(c); };
  while (!id.isEmpty() && (isQuote(id.front()) || id.front().isSpace())) id.remove(0, 1);
  while (!id.isEmpty() && (isQuote(id.back()) || id.back().isSpace())) id.chop(1);
  return id;
}

TracePage::TracePage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_field(new widgets::SearchField(theme, tr("Any ID"), {}, widgets::SearchField::Size::big)),
      m_kind(new widgets::Badge(theme, {}, Token::link, Token::accentTint, QStringLiteral("check"))),
      m_found(new Label(theme, Role::small, Token::text3)), m_hitsHost(new QWidget), m_hits(new QListWidget),
      m_stack(new QStackedWidget),
      m_nothing(new widgets::EmptyState(theme, QStringLiteral("trace"), tr("Follow one event from arrival to charge"),
                                        tr("Paste any ID above: its arrivals, attempts and effects appear here."))),
      m_searchInstead(nullptr), m_trouble(new widgets::Banner(theme)), m_verdict(new widgets::Banner(theme)),
      m_openDelivery(nullptr), m_copySummary(nullptr), m_exportEvidence(nullptr),
      m_export(new EvidenceExport(session, clock, this)), m_cards(new TraceCards(theme)), m_timeline(new QListView),
      m_model(new models::TimelineModel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 0, 24, 16);
  column->setSpacing(0);
  column->addWidget(buildField());
  auto* hint =
      new Label(theme, Role::small, Token::text3,
                tr("Works with an event, delivery, arrival, ledger, effect or request number. Paste the whole "
                   "thing; spaces and quotes are ignored."));
  hint->setElide(Qt::ElideRight);
  hint->setContentsMargins(2, 6, 0, 10);
  column->addWidget(hint);
  m_hits->setObjectName(QStringLiteral("traceHits"));
  m_hits->setAccessibleName(tr("Events that carry this ID, newest first"));
  m_hits->setProperty("focusRing", false);
  m_hits->setItemDelegate(
      new delegates::StateDelegate(theme, {Role::body, Token::text, Qt::AlignLeft, Qt::ElideRight, 16, 16}, m_hits));
  auto* hitsRow = new QVBoxLayout(m_hitsHost);
  hitsRow->setContentsMargins(0, 0, 0, 12);
  hitsRow->addWidget(m_hits);
  m_hitsHost->hide();
  column->addWidget(m_hitsHost);
  column->addWidget(m_stack, 1);
  m_stack->addWidget(m_nothing);
  m_stack->addWidget(buildStory());
  auto* instead = new Button(theme, Button::Kind::secondary, tr("Search the deliveries"));
  instead->setObjectName(QStringLiteral("searchInstead"));
  m_nothing->setAction(instead);
  m_searchInstead = instead;
  instead->hide();
  connect(instead, &QPushButton::clicked, this,
          [this] { Q_EMIT pageRequested(QStringLiteral("deliveries"), QStringLiteral("search=") + m_id); });
  connect(m_hits, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) showMatch(static_cast<std::size_t>(row));
  });
  if (m_session == nullptr) return;
  connect(m_session, &session::Session::changed, this, [this] {
    if (m_active && m_shown) ask(false);
  });
  connect(m_session, &session::Session::tick, this, &TracePage::tick);
}

QWidget* TracePage::buildField() {
  m_field->setObjectName(QStringLiteral("traceField"));
  auto* inside = new QHBoxLayout(m_field);
  inside->setContentsMargins(0, 0, 12, 0);
  inside->setSpacing(8);
  inside->addStretch(1);
  inside->addWidget(m_kind);
  inside->addWidget(m_found);
  m_kind->hide();
  const auto restyle = [this] { m_field->setFont(m_theme.font(Role::mono)); };
  restyle();
  connect(&m_theme, &style::Theme::changed, this, restyle);
  connect(m_field, &QLineEdit::returnPressed, this, &TracePage::search);
  connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
    const bool pasted = text.size() - m_lengthBefore >= kPasted;
    m_lengthBefore = text.size();
    if (pasted) search();
  });
  return m_field;
}

QWidget* TracePage::buildStory() {
  auto* story = new QWidget;
  auto* column = new QVBoxLayout(story);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  buildVerdictButtons();
  column->addWidget(m_verdict);
  m_trouble->hide();
  column->addWidget(m_trouble);
  column->addWidget(m_cards);
  auto* card = new widgets::Card(m_theme, {}, false);
  auto* inside = new QVBoxLayout;
  inside->setContentsMargins(16, 0, 16, 8);
  inside->setSpacing(0);
  inside->addWidget(new TimelineHead(m_theme));
  m_timeline->setObjectName(QStringLiteral("traceTimeline"));
  m_timeline->setModel(m_model);
  m_timeline->setItemDelegate(new TraceDelegate(m_theme, m_timeline));
  m_timeline->setFrameShape(QFrame::NoFrame);
  m_timeline->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_timeline->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_timeline->setSelectionMode(QAbstractItemView::NoSelection);
  m_timeline->setResizeMode(QListView::Adjust);
  m_timeline->setAccessibleName(tr("Time line, UTC, oldest first"));
  m_timeline->setProperty("focusRing", false);
  inside->addWidget(m_timeline, 1);
  card->body()->addLayout(inside);
  column->addWidget(card, 1);
  connect(m_cards, &TraceCards::copyRequested, this,
          [](const QString& id) { QGuiApplication::clipboard()->setText(id); });
  return story;
}

void TracePage::buildVerdictButtons() {
  auto* copy = new Button(m_theme, Button::Kind::secondary, tr("Copy summary"), QStringLiteral("copy"));
  copy->setObjectName(QStringLiteral("copySummary"));
  auto* evidence = new Button(m_theme, Button::Kind::secondary, tr("Export evidence"), QStringLiteral("export"));
  evidence->setObjectName(QStringLiteral("exportEvidence"));
  commands::bind(m_session, QStringLiteral("evidence.export"), evidence);
  auto* open = new Button(m_theme, Button::Kind::secondary, tr("Open delivery"), QStringLiteral("deliveries"));
  open->setObjectName(QStringLiteral("openDelivery"));
  for (Button* button : {copy, evidence, open}) {
    button->setSmall(true);
    m_verdict->addButton(button);
  }
  m_copySummary = copy;
  m_exportEvidence = evidence;
  m_openDelivery = open;
  connect(copy, &QPushButton::clicked, this, [this] {
    for (const auto& match : m_answer.matches)
      if (match.story.delivery.id == m_shown)
        QGuiApplication::clipboard()->setText(summaryOf(match.story, m_clock.now()));
  });
  connect(open, &QPushButton::clicked, this, [this] {
    if (m_shown) Q_EMIT pageRequested(QStringLiteral("deliveries"), QString::fromStdString(toText(*m_shown)));
  });
  connect(evidence, &QPushButton::clicked, this, [this] {
    m_trouble->hide();
    if (m_shown) m_export->ask({*m_shown}, QString::fromStdString(toText(*m_shown)), m_askForFile, this);
  });
  connect(m_export, &EvidenceExport::finished, this, [this](qsizetype, const QString& path) {
    widgets::Toast::show(m_theme, this, QStringLiteral("check"),
                         tr("Evidence written to %1", "a file").arg(QFileInfo(path).fileName()));
  });
  connect(m_export, &EvidenceExport::failed, this, [this](const QString& sentence) {
    m_trouble->present(widgets::Banner::Tone::danger, tr("The evidence could not be written."), sentence);
    m_trouble->show();
  });
}

QWidget* TracePage::searchField() { return m_field; }

void TracePage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  Q_EMIT factsChanged(tr("Follow one event from arrival to charge"));
  m_field->setFocus();
  m_field->selectAll();
  if (m_shown) ask(false);
}

void TracePage::open(const QString& argument) {
  m_lengthBefore = argument.size();  // not a paste: searched below, once
  m_field->setText(argument);
  search();
}

void TracePage::search() {
  const QString id = cleanedId(m_field->text());
  if (id.isEmpty()) return;
  m_id = id;
  m_shown.reset();
  m_trouble->hide();
  m_kind->hide();
  m_found->setText(tr("Looking…"));
  ask(true);
}

void TracePage::ask(bool fresh) {
  if (m_id.isEmpty()) return;
  if (fresh) {
    m_refresh.forget();
    Q_EMIT asked(m_id);
  }
  if (m_session == nullptr || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::TraceAnswer>(
      this, QStringLiteral("trace"), [id = m_id.toStdString()](query::Reader& reader) { return reader.trace(id); },
      [this, id = m_id](const Result<query::TraceAnswer>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          present(id, *answer);
        else if (answer.error().code == ErrorCode::notFound)
          presentNotFound(id);
        else
          presentTrouble(answer.error());
        if (again) ask(false);
      });
}

void TracePage::present(const QString& id, const query::TraceAnswer& answer) {
  m_id = id;
  m_answer = answer;
  if (answer.matches.empty()) {
    if (answer.rejectedArrivals.empty())
      presentNotFound(id);
    else
      showRejected();
    return;
  }
  const auto hits = static_cast<int>(answer.matches.size());
  m_kind->setText(kindWord(answer.matches.front().kind));
  m_kind->show();
  m_found->setText(tr("%n event(s)", nullptr, hits));
  showHits();
  std::size_t index = 0;
  bool known = false;
  for (std::size_t i = 0; i < answer.matches.size(); ++i) {
    if (answer.matches[i].story.delivery.id != m_shown) continue;
    index = i;
    known = true;
  }
  if (hits == 1 || known) {
    showMatch(index);
    return;
  }
  m_shown.reset();
  m_nothing->present(QStringLiteral("trace"), tr("%n events carry this ID", nullptr, hits),
                     tr("Choose one above; the newest is first."));
  m_searchInstead->hide();
  m_stack->setCurrentIndex(0);
}

void TracePage::showHits() {
  const QSignalBlocker quiet(m_hits);
  m_hits->clear();
  style::fixHeight(m_theme, m_hits, std::min(4, static_cast<int>(m_answer.matches.size())) * kHitHeight);
  m_hitsHost->setVisible(m_answer.matches.size() > 1);
  for (const auto& match : m_answer.matches) {
    const auto& row = match.story.delivery;
    auto* item = new QListWidgetItem(tr("%1 · %2 · %3 · %4", "source, type, state, time")
                                         .arg(text::fromUtf8(row.source), text::fromUtf8(row.type),
                                              text::look(row.state).word, text::utcFull(row.receivedAt)),
                                     m_hits);
    item->setData(models::StateRole, static_cast<int>(row.state));
    item->setSizeHint(QSize(0, m_theme.scaled(kHitHeight)));
    if (m_shown == row.id) m_hits->setCurrentItem(item);
  }
}

void TracePage::showMatch(std::size_t index) {
  const query::DeliveryStory& story = m_answer.matches.at(index).story;
  m_shown = story.delivery.id;
  const UtcTime now = m_clock.now();
  const Verdict verdict = verdictOf(story, now);
  m_verdict->present(verdict.tone, verdict.fact, verdict.more, verdict.icon);
  m_cards->present(story);
  m_cards->show();
  m_openDelivery->show();
  m_copySummary->show();
  m_exportEvidence->show();
  m_model->setNow(now);
  m_model->setEntries(models::withGaps(models::storyEntries(story, now)));
  m_stack->setCurrentIndex(1);
}

void TracePage::showRejected() {
  const auto count = static_cast<int>(m_answer.rejectedArrivals.size());
  m_shown.reset();
  m_hitsHost->hide();
  m_kind->setText(tr("Request of the provider"));
  m_kind->show();
  m_found->setText(tr("no event"));
  m_verdict->present(widgets::Banner::Tone::neutral,
                     tr("%n request(s) with this ID were turned away.", nullptr, count),
                     tr("They claim no event, and nothing was done."), QStringLiteral("state-rejected"));
  m_cards->hide();
  m_openDelivery->hide();
  m_copySummary->hide();
  m_exportEvidence->hide();
  m_model->setEntries(models::withGaps(models::rejectedEntries(m_answer.rejectedArrivals)));
  m_stack->setCurrentIndex(1);
}

void TracePage::presentNotFound(const QString& id) {
  m_id = id;
  m_answer = {};
  m_shown.reset();
  m_hitsHost->hide();
  m_kind->hide();
  m_found->setText(tr("not found"));
  m_nothing->present(QStringLiteral("trace"), tr("No event has this ID"),
                     tr("We looked for %1 in events, deliveries, arrivals, ledger lines, effects and requests.")
                         .arg(text::elidedId(id, 16)));
  m_searchInstead->show();
  m_stack->setCurrentIndex(0);
}

void TracePage::presentTrouble(const Error& error) {
  m_found->setText(tr("not read"));
  if (m_shown) return;  // what is shown stays; it was true when it was read
  m_nothing->present(QStringLiteral("error"), tr("Can't read the store"), text::fromUtf8(error.message), true);
  m_searchInstead->hide();
  m_stack->setCurrentIndex(0);
}

void TracePage::tick() {
  if (!m_active || !m_shown) return;
  m_model->setNow(m_clock.now());
  for (const auto& match : m_answer.matches) {
    if (match.story.delivery.id != m_shown) continue;
    const Verdict verdict = verdictOf(match.story, m_clock.now());
    m_verdict->present(verdict.tone, verdict.fact, verdict.more, verdict.icon);
  }
}

}  // namespace ack::ui::trace
