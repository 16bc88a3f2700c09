#include "ui/outcomes/outcomes_page.h"

#include "core/operate/outcome_commands.h"
#include "ui/commands/command_list.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/delegates/look_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/models/outcome_table_model.h"
#include "ui/models/review_table_model.h"
#include "ui/models/roles.h"
#include "ui/outcomes/review_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/toast.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::outcomes {
namespace {

using delegates::RowDelegate;
using delegates::RowTableView;
using models::OutcomeTableModel;
using models::ReviewTableModel;
using style::Role;
using style::Token;

constexpr int kRowHeight = 36;

RowDelegate::Look look(Token color, Role role = Role::body, int left = 8) {
  RowDelegate::Look look;
  look.role = role;
  look.color = color;
  look.leftPadding = left;
  return look;
}

}  // namespace

OutcomesPage::OutcomesPage(const style::Theme& theme, session::Session* session, const Clock& clock, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock), m_model(new OutcomeTableModel(this)),
      m_reviews(new ReviewTableModel(this)), m_which(new widgets::SegmentedControl(theme)),
      m_review(new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Review…"),
                                   QStringLiteral("effect-reconcile"))),
      m_banner(new widgets::Banner(theme)), m_stack(new QStackedWidget), m_open(new RowTableView(theme, kRowHeight)),
      m_decided(new RowTableView(theme, kRowHeight)),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("shield-check"), tr("Every outcome is known"),
                                      tr("A call without an answer waits here until the destination or a person "
                                         "says what became of it."))),
      m_nothing(new widgets::EmptyState(theme, QStringLiteral("effect-reconcile"), tr("Nothing has been decided yet"),
                                        tr("What people decide about such calls stays here."))),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  build();
  buildOpen();
  buildDecided();
  connect(m_which, &widgets::SegmentedControl::currentChanged, this, [this](int which) {
    m_stack->setCurrentIndex(which);
    m_review->setVisible(which == 0);
  });
  if (m_session != nullptr) {
    connect(m_session, &session::Session::changed, this, &OutcomesPage::refresh);
    connect(m_session, &session::Session::tick, this, [this] { m_model->setNow(m_clock.now()); });
  }
  showOverlay();
}

void OutcomesPage::build() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* filters = new QHBoxLayout;
  filters->setContentsMargins(24, 4, 24, 12);
  m_which->setSmall(true);
  m_which->setAccessibleName(tr("Which outcomes"));
  m_which->addSegment(tr("Open", "outcomes that nobody decided yet"));
  m_which->addSegment(tr("Decided", "outcomes"));
  filters->addWidget(m_which);
  filters->addStretch(1);
  column->addLayout(filters);
  auto* bannerHost = new QVBoxLayout;
  bannerHost->setContentsMargins(24, 0, 24, 12);
  bannerHost->addWidget(m_banner);
  m_banner->hide();
  column->addLayout(bannerHost);
  auto* frame = new QFrame;
  frame->setProperty("edge", QStringLiteral("top"));
  auto* inside = new QVBoxLayout(frame);
  inside->setContentsMargins(0, 1, 0, 0);
  m_stack->addWidget(m_open);
  m_stack->addWidget(m_decided);
  inside->addWidget(m_stack);
  column->addWidget(frame, 1);
  for (QWidget* overlay : {static_cast<QWidget*>(m_empty), static_cast<QWidget*>(m_nothing),
                           static_cast<QWidget*>(m_failed), static_cast<QWidget*>(m_loading)})
    overlay->hide();
  auto* again = new widgets::Button(m_theme, widgets::Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &OutcomesPage::refresh);
  m_review->setObjectName(QStringLiteral("reviewOutcome"));
  m_review->setEnabled(false);
  commands::bind(m_session, QStringLiteral("outcome.judge"), m_review);
  connect(m_review, &QPushButton::clicked, this, [this] { review(m_open->currentIndex()); });
}

void OutcomesPage::buildOpen() {
  m_open->setObjectName(QStringLiteral("outcomesTable"));
  m_open->setAccessibleName(tr("Unknown outcomes"));
  m_open->setModel(m_model);
  m_open->rowHeader()->setPadding(OutcomeTableModel::EventId, 24, 8);
  m_open->setItemDelegateForColumn(OutcomeTableModel::EventId,
                                   new delegates::IdDelegate(m_theme, look(Token::text, Role::mono, 24), m_open));
  m_open->setItemDelegateForColumn(OutcomeTableModel::Destination,
                                   new RowDelegate(m_theme, look(Token::text, Role::bodyStrong), m_open));
  for (const int column : {OutcomeTableModel::SourceType, OutcomeTableModel::Known, OutcomeTableModel::Owner})
    m_open->setItemDelegateForColumn(column, new RowDelegate(m_theme, look(Token::text2), m_open));
  m_open->setItemDelegateForColumn(OutcomeTableModel::Asking,
                                   new delegates::LookDelegate(m_theme, look(Token::text), m_open));
  RowDelegate::Look age = look(Token::text2);
  age.alignment = Qt::AlignRight;
  age.rightPadding = 24;
  m_open->setItemDelegateForColumn(OutcomeTableModel::Age, new RowDelegate(m_theme, age, m_open));
  m_open->rowHeader()->setPadding(OutcomeTableModel::Age, 8, 24);
  QHeaderView* header = m_open->horizontalHeader();
  const int widths[] = {208, 124, 190, 200, 276, 130, 100};
  for (int column = 0; column < OutcomeTableModel::kColumns; ++column) header->resizeSection(column, widths[column]);
  header->setSectionResizeMode(OutcomeTableModel::Known, QHeaderView::Stretch);
  connect(m_open, &RowTableView::openRequested, this, &OutcomesPage::review);
  connect(m_open, &QAbstractItemView::doubleClicked, this, &OutcomesPage::review);
  connect(m_open->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& now) { m_review->setEnabled(now.isValid()); });
  connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_review->setEnabled(false); });
}

void OutcomesPage::buildDecided() {
  m_decided->setObjectName(QStringLiteral("reviewsTable"));
  m_decided->setAccessibleName(tr("Decided outcomes"));
  m_decided->setModel(m_reviews);
  m_decided->rowHeader()->setPadding(ReviewTableModel::At, 24, 8);
  for (int column = 0; column < ReviewTableModel::kColumns; ++column)
    m_decided->setItemDelegateForColumn(
        column, new RowDelegate(m_theme, look(Token::text2, Role::body, column == 0 ? 24 : 8), m_decided));
  m_decided->setItemDelegateForColumn(ReviewTableModel::EventId,
                                      new delegates::IdDelegate(m_theme, look(Token::text, Role::mono), m_decided));
  QHeaderView* header = m_decided->horizontalHeader();
  const int widths[] = {130, 130, 180, 120, 200, 220, 200};
  for (int column = 0; column < ReviewTableModel::kColumns; ++column) header->resizeSection(column, widths[column]);
  header->setSectionResizeMode(ReviewTableModel::Reason, QHeaderView::Stretch);
}

QList<QWidget*> OutcomesPage::headerActions() { return {m_review}; }

void OutcomesPage::setActive(bool active) {
  m_active = active;
  if (active) refresh();
}

void OutcomesPage::refresh() {
  if (m_session == nullptr || !m_active || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::OutcomeRegister>(
      this, QStringLiteral("outcomes"), [](query::Reader& reader) { return reader.outcomes(); },
      [this](const Result<query::OutcomeRegister>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (answer)
          present(*answer);
        else
          presentTrouble(answer.error());
        if (again) refresh();
      });
}

void OutcomesPage::present(const query::OutcomeRegister& outcomes) {
  m_loaded = true;
  m_lost = false;
  const UtcTime now = m_clock.now();
  const query::UncertainOutcome* chosen = m_model->rowAt(m_open->currentIndex().row());
  const std::optional<EffectId> keep = chosen != nullptr ? std::optional(chosen->effect) : std::nullopt;
  m_model->present(outcomes.rows, now);
  m_reviews->present(outcomes.reviews, now);
  if (keep && !m_open->currentIndex().isValid() && m_model->rowOf(*keep) >= 0)
    m_open->setCurrentIndex(m_model->index(m_model->rowOf(*keep), 0));
  QString facts = outcomes.count == 0 ? tr("Every outcome is known")
                                      : tr("%1 unknown · %2 for a person to decide", "counts")
                                            .arg(text::count(outcomes.count), text::count(outcomes.forPeople));
  if (outcomes.oldest) facts += QStringLiteral(" · ") + tr("oldest %1").arg(text::duration(now - *outcomes.oldest));
  Q_EMIT factsChanged(facts);
  m_banner->setVisible(outcomes.forPeople > 0);
  if (outcomes.forPeople > 0)
    m_banner->present(
        widgets::Banner::Tone::unknown,
        tr("%n outcome(s) can only be settled by a person.", nullptr, static_cast<int>(outcomes.forPeople)),
        tr("Nothing is repeated until they are."));
  showOverlay();
}

void OutcomesPage::presentTrouble(const Error& error) {
  m_lost = true;
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), text::fromUtf8(error.message), true);
  showOverlay();
}

void OutcomesPage::showOverlay() {
  if (!m_loaded) {
    m_open->setOverlay(m_lost ? static_cast<QWidget*>(m_failed) : m_loading);
    return;
  }
  m_open->setOverlay(m_model->rowCount() == 0 ? m_empty : nullptr);
  m_decided->setOverlay(m_reviews->rowCount() == 0 ? m_nothing : nullptr);
}

void OutcomesPage::review(const QModelIndex& index) {
  const query::UncertainOutcome* row = m_model->rowAt(index.row());
  if (row == nullptr || m_session == nullptr || !m_review->refusal().isEmpty()) return;
  auto* sheet = new ReviewSheet(m_theme, m_open, *row, m_clock.now());
  const EffectId effect = row->effect;
  connect(sheet, &ReviewSheet::askNowRequested, this, [this, sheet, effect] { askNow(sheet, effect); });
  commands::performWhenConfirmed(
      *m_session, sheet,
      [sheet, effect, attempt = row->attempt]() -> commands::Deed {
        operate::OutcomeDecision decision;
        decision.effect = effect;
        decision.attempt = attempt;
        if (const auto verdict = sheet->verdict()) decision.verdict = *verdict;
        decision.evidence = sheet->evidence().toStdString();
        return [decision](const operate::Desk& desk, const operate::Caller& caller,
                          const std::string& reason) -> Result<void> {
          operate::OutcomeDecision whole = decision;
          whole.reason = reason;
          auto judged = operate::OutcomeCommands(desk).judge(caller, whole);
          if (!judged) return std::move(judged).error();
          return {};
        };
      },
      [this] {
        widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("Decided. The event goes on accordingly."));
        refresh();
      });
}

void OutcomesPage::askNow(ReviewSheet* sheet, EffectId effect) {
  sheet->wait();
  m_session->perform<DeliveryId>(
      sheet,
      [effect](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::OutcomeCommands(desk).askNow(caller, effect);
      },
      [this, sheet](const Result<DeliveryId>& asked) {
        if (!asked) return sheet->fail(text::fromUtf8(asked.error().message));
        sheet->dismiss();
        widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("The destination is asked now."));
        refresh();
      });
}

void OutcomesPage::keyPressEvent(QKeyEvent* event) {
  const QString id = m_open->currentIndex().data(models::WholeTextRole).toString();
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && m_open->hasFocus() && !id.isEmpty()) {
    Q_EMIT traceRequested(id);
    return;
  }
  Page::keyPressEvent(event);
}

}  // namespace ack::ui::outcomes
