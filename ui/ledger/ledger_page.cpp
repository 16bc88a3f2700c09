#include "ui/ledger/ledger_page.h"

#include "core/base/time_text.h"

#include "ui/commands/gate.h"
#include "ui/delegates/row_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/deliveries/detail_split.h"
#include "ui/ledger/ledger_export.h"
#include "ui/ledger/line_panel.h"
#include "ui/ledger/proof_band.h"
#include "ui/ledger/totals_row.h"
#include "ui/ledger/window_picker.h"
#include "ui/models/ledger_table_model.h"
#include "ui/models/live_gate.h"
#include "ui/models/roles.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::ledger {

using models::LedgerTableModel;
using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Button;

namespace {

constexpr int kRowHeight = 32;
constexpr int kPageLines = 200;

QString systemDialog(QWidget* parent, const QString& proposed) {
  return QFileDialog::getSaveFileName(parent, LedgerPage::tr("Export the ledger as CSV"), proposed,
                                      LedgerPage::tr("CSV files (*.csv)"));
}

}  // namespace

LedgerPage::LedgerPage(const style::Theme& theme, session::Session* session, const Clock& clock,
                       AskForFile askForFile, std::chrono::milliseconds calm, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_askForFile(askForFile ? std::move(askForFile) : AskForFile(systemDialog)),
      m_model(new LedgerTableModel(this)), m_gate(new models::LiveGate(calm, this)),
      m_export(new Button(theme, Button::Kind::secondary, tr("Export CSV"), QStringLiteral("export"))),
      m_heldChip(new widgets::Chip(theme, {})), m_picker(new WindowPicker(theme, clock)),
      m_proof(new ProofBand(theme)), m_messageHost(new QWidget), m_message(new Banner(theme)),
      m_table(new delegates::RowTableView(theme, kRowHeight)), m_totals(new TotalsRow(theme)),
      m_panel(new LinePanel(theme)), m_split(nullptr),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("ledger"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_picker);
  auto* messageRow = new QVBoxLayout(m_messageHost);
  messageRow->setContentsMargins(24, 0, 24, 12);
  messageRow->addWidget(m_message);
  m_messageHost->hide();
  column->addWidget(m_messageHost);
  auto* band = new QVBoxLayout;
  band->setContentsMargins(24, 0, 24, 16);
  band->addWidget(m_proof);
  column->addLayout(band);
  m_split = new deliveries::DetailSplit(m_theme, buildTable(), m_panel, LinePanel::kWidth);
  column->addWidget(m_split, 1);
  m_export->setObjectName(QStringLiteral("ledgerExport"));
  commands::gate(session, m_export, access::Permission::exportEvidence);
  m_heldChip->setObjectName(QStringLiteral("ledgerHeldChip"));
  m_heldChip->setCheckable(false);
  m_heldChip->hide();
  auto* again = new Button(theme, Button::Kind::secondary, tr("Try again"));
  m_failed->setAction(again);
  connect(again, &QPushButton::clicked, this, &LedgerPage::reload);
  auto* widen = new Button(theme, Button::Kind::secondary, tr("Widen the window"));
  widen->setObjectName(QStringLiteral("widenWindow"));
  m_empty->setAction(widen);
  connect(widen, &QPushButton::clicked, m_picker, &WindowPicker::widen);
  m_empty->hide();
  m_failed->hide();
  connectParts();
  showOverlay();
}

QWidget* LedgerPage::buildTable() {
  using Look = delegates::RowDelegate::Look;
  m_table->setObjectName(QStringLiteral("ledgerTable"));
  m_table->setAccessibleName(tr("Ledger lines, newest first"));
  m_table->setProperty("focusRing", false);
  m_table->setModel(m_model);
  const Look time{Role::body, Token::text2, Qt::AlignLeft, Qt::ElideRight, 24, 8};
  const Look mono{Role::mono, Token::text, Qt::AlignLeft, Qt::ElideNone, 8, 8};
  const Look words{Role::body, Token::text, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look quiet{Role::body, Token::text2, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look money{Role::bodyStrong, Token::text, Qt::AlignRight, Qt::ElideNone, 8, 24};
  const auto use = [this](int section, delegates::RowDelegate* delegate, const QString& widest) {
    m_table->setItemDelegateForColumn(section, delegate);
    m_table->setColumnWidth(section, delegate->widthFor({widest}) + 4);
  };
  use(LedgerTableModel::Time, new delegates::RowDelegate(m_theme, time, this), QStringLiteral("28 Nov 00:00"));
  use(LedgerTableModel::Ledger, new delegates::IdDelegate(m_theme, mono, this), QString(17, QLatin1Char('0')));
  use(LedgerTableModel::Event, new delegates::IdDelegate(m_theme, mono, this), QString(20, QLatin1Char('0')));
  use(LedgerTableModel::Source, new delegates::RowDelegate(m_theme, words, this), QStringLiteral("EmailAuth prod"));
  use(LedgerTableModel::Account, new delegates::IdDelegate(m_theme, mono, this), {});
  use(LedgerTableModel::Kind, new delegates::RowDelegate(m_theme, quiet, this), tr("Refund") + QStringLiteral("00"));
  use(LedgerTableModel::Amount, new delegates::RowDelegate(m_theme, money, this), QStringLiteral("−1234567.00 EUR"));
  m_table->rowHeader()->setPadding(LedgerTableModel::Time, 24, 8);
  m_table->rowHeader()->setPadding(LedgerTableModel::Amount, 8, 24);
  m_table->horizontalHeader()->setSectionResizeMode(LedgerTableModel::Account, QHeaderView::Stretch);
  auto* sheet = new QFrame;
  sheet->setProperty("edge", QStringLiteral("top"));
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(0, 1, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_table, 1);
  column->addWidget(m_totals);
  return sheet;
}

void LedgerPage::connectParts() {
  connect(m_picker, &WindowPicker::windowChanged, this, &LedgerPage::reload);
  connect(m_export, &QPushButton::clicked, this, &LedgerPage::exportCsv);
  connect(m_model, &LedgerTableModel::olderWanted, this, &LedgerPage::askOlder);
  connect(m_model, &LedgerTableModel::heldChanged, this, [this] {
    const int held = m_model->held();
    m_heldChip->setWord(tr("%n newer", nullptr, held));
    m_heldChip->setToolTip(
        tr("Held while you point at the list, have a row chosen or have scrolled. Click or Home lets "
           "them in."));
    m_heldChip->setVisible(held > 0);
  });
  const auto letIn = [this] {
    m_model->enterHeld();
    restoreSelection();
    m_table->scrollToTop();
  };
  connect(m_heldChip, &QPushButton::clicked, this, letIn);
  connect(m_table, &delegates::RowTableView::topRequested, this, letIn);
  connect(m_gate, &models::LiveGate::opened, m_model, &LedgerTableModel::enterHeld);
  connect(m_table, &delegates::RowTableView::attentionChanged, this, [this] {
    m_gate->setAttention(m_table->pointerOver(), m_table->hasFocus() && m_table->currentIndex().isValid(),
                         m_table->isAtTop());
  });
  connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_table, &delegates::RowTableView::openRequested, this,
          [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_table->horizontalHeader(), &QHeaderView::geometriesChanged, this, &LedgerPage::alignTotals);
  connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &LedgerPage::alignTotals);
  connect(m_panel, &LinePanel::closeRequested, this, &LedgerPage::closePanel);
  connect(m_panel, &LinePanel::traceRequested, this, &Page::traceRequested);
  connect(m_panel, &LinePanel::deliveryRequested, this, [this](DeliveryId id) {
    Q_EMIT pageRequested(QStringLiteral("deliveries"), QString::fromStdString(toText(id)));
  });
  const auto key = [this](QWidget* parent, const QKeySequence& keys, Qt::ShortcutContext context, auto call) {
    auto* shortcut = new QShortcut(keys, parent);
    shortcut->setContext(context);
    connect(shortcut, &QShortcut::activated, this, call);
  };
  key(this, Qt::CTRL | Qt::Key_E, Qt::WindowShortcut, [this] { exportCsv(); });
  key(m_table, QKeySequence::Copy, Qt::WidgetShortcut, [this] {
    const QString id = m_table->currentIndex().data(models::WholeTextRole).toString();
    if (!id.isEmpty()) QGuiApplication::clipboard()->setText(id);
  });
  if (m_session == nullptr) return;
  connect(m_session, &session::Session::changed, this, &LedgerPage::refresh);
}

LedgerPage::~LedgerPage() {
  // The list loses its focus while it is torn down, when this page is already gone.
  disconnect(m_table, nullptr, this, nullptr);
}

QList<QWidget*> LedgerPage::headerActions() { return {m_heldChip, m_export}; }

void LedgerPage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  if (m_loaded)
    refresh();
  else
    reload();
}

void LedgerPage::open(const QString& argument) {
  const auto id = domain::ledgerIdFrom(argument.toStdString());
  if (!id) return;
  m_selected = *id;
  restoreSelection();
  openRow(m_model->rowOf(*id));
}

void LedgerPage::reload() {
  ++m_generation;
  m_refresh.forget();
  ask(true);
}

void LedgerPage::refresh() {
  if (!m_active) return;
  m_picker->moveOn();
  ask(!m_loaded);
}

void LedgerPage::ask(bool anew) {
  const UtcWindow window = m_picker->window();
  if (m_session == nullptr || window.from >= window.to || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::LedgerWindow>(
      this, QStringLiteral("ledger"),
      [window](query::Reader& reader) { return reader.ledger(window.from, window.to, {}, kPageLines); },
      [this, anew, generation = m_generation](const Result<query::LedgerWindow>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        if (!answer)
          presentTrouble(answer.error());
        else if (anew || generation != m_generation)
          present(*answer);
        else
          presentFresh(*answer);
        if (again) refresh();
      });
}

void LedgerPage::askOlder(const std::string& token) {
  if (m_session == nullptr || !m_export->refusal().isEmpty()) return;
  const UtcWindow window = m_picker->window();
  m_session->ask<query::LedgerWindow>(
      this, QStringLiteral("older"),
      [window, token](query::Reader& reader) { return reader.ledger(window.from, window.to, token, kPageLines); },
      [this, generation = m_generation](const Result<query::LedgerWindow>& answer) {
        if (generation != m_generation) return;
        if (answer)
          m_model->append(*answer);
        else
          m_model->fetchFailed();
      });
}

void LedgerPage::present(const query::LedgerWindow& window) {
  m_model->reset(window, m_clock.now());
  m_table->scrollToTop();
  restoreSelection();
  showFigures(window);
}

void LedgerPage::presentFresh(const query::LedgerWindow& window) {
  m_model->merge(window, m_gate->open());
  restoreSelection();
  showFigures(window);
}

void LedgerPage::showFigures(const query::LedgerWindow& window) {
  m_loaded = true;
  if (m_lost) m_messageHost->hide();
  m_lost = false;
  m_lines = 0;
  for (const auto& total : window.totals) m_lines += total.lines;
  m_proof->present(window, m_model->eventChargedTwice());
  m_proof->setStale(false);
  m_totals->present(window.totals);
  alignTotals();
  showOverlay();
  showFacts();
}

void LedgerPage::presentTrouble(const Error& error) {
  m_lost = true;
  const QString words = text::fromUtf8(error.message);
  m_failed->present(QStringLiteral("error"), tr("Can't read the store"), words, true);
  m_message->present(Banner::Tone::danger, tr("Can't read the store, so these figures are old."), words);
  m_messageHost->setVisible(m_loaded);
  m_proof->setStale(true);
  showOverlay();
  showFacts();
}

void LedgerPage::showOverlay() {
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0 && m_model->held() == 0)
    overlay = m_empty;
  if (overlay == m_empty) {
    const UtcWindow window = m_picker->window();
    m_empty->present(QStringLiteral("ledger"), tr("No charges in this window"),
                     tr("%1. Events that cost nothing are not listed.").arg(text::utcRange(window.from, window.to)));
  }
  m_table->setOverlay(overlay);
}

void LedgerPage::showFacts() {
  QString facts = !m_loaded ? (m_lost ? QString() : tr("Reading…"))
                            : tr("%n line(s) in the window", nullptr, static_cast<int>(m_lines));
  if (m_lost && m_refresh.answeredAt()) facts += tr(" · as of %1 UTC").arg(text::utcClock(*m_refresh.answeredAt()));
  Q_EMIT factsChanged(facts);
}

void LedgerPage::alignTotals() {
  const QHeaderView* header = m_table->horizontalHeader();
  m_totals->setAmountRight(header->sectionViewportPosition(LedgerTableModel::Amount) +
                           header->sectionSize(LedgerTableModel::Amount) - 24);
}

void LedgerPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  alignTotals();
}

void LedgerPage::exportCsv() {
  if (m_session == nullptr) return;
  const UtcWindow window = m_picker->window();
  const QString day = text::fromUtf8(base::toRfc3339Millis(window.from)).left(10);
  QString path = m_askForFile(this, QStringLiteral("ledger-%1.csv").arg(day));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".csv");
  m_export->setEnabled(false);
  m_session->ask<std::int64_t>(
      this, QStringLiteral("export"),
      [window, path](query::Reader& reader) { return exportLedger(reader, window.from, window.to, path); },
      [this, path](const Result<std::int64_t>& answer) {
        m_export->setEnabled(true);
        if (answer) {
          m_messageHost->setVisible(m_lost);
          widgets::Toast::show(
              m_theme, this, QStringLiteral("check"),
              tr("%n line(s) written to %1", nullptr, static_cast<int>(*answer)).arg(QFileInfo(path).fileName()));
          return;
        }
        m_message->present(Banner::Tone::danger, tr("The export was not written."),
                           text::fromUtf8(answer.error().message));
        m_messageHost->show();
      });
}

void LedgerPage::restoreSelection() {
  if (!m_selected) return;
  const int row = m_model->rowOf(*m_selected);
  if (row == m_table->currentIndex().row()) return;
  m_table->setAutoScroll(false);
  if (row < 0)
    m_table->selectionModel()->clear();
  else
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->setAutoScroll(true);
}

void LedgerPage::openRow(int row) {
  const query::LedgerView* line = m_model->lineAt(row);
  if (line == nullptr) return;
  m_selected = line->id;
  m_panel->present(*line);
  m_split->setPanelVisible(true);
}

void LedgerPage::closePanel() {
  if (!m_split->isPanelVisible()) return;
  m_split->setPanelVisible(false);
  m_table->setFocus();
}

void LedgerPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_split->isPanelVisible()) {
    closePanel();
    return;
  }
  const query::LedgerView* line = m_model->lineAt(m_table->currentIndex().row());
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && m_table->hasFocus() && line != nullptr) {
    Q_EMIT traceRequested(QString::fromStdString(toText(line->id)));
    return;
  }
  Page::keyPressEvent(event);
}

}  // namespace ack::ui::ledger
