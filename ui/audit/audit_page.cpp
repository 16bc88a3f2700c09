#include "ui/audit/audit_page.h"

#include "core/base/time_text.h"
#include "ui/audit/audit_delegates.h"
#include "ui/audit/audit_export.h"
#include "ui/audit/audit_filter_bar.h"
#include "ui/audit/audit_table_model.h"
#include "ui/audit/chain_banner.h"
#include "ui/audit/entry_panel.h"
#include "ui/commands/command_list.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/deliveries/detail_split.h"
#include "ui/models/live_gate.h"
#include "ui/models/roles.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::audit {

using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Button;

namespace {

constexpr int kRowHeight = 36;
constexpr int kPageRows = 200;

QString systemDialog(QWidget* parent, const QString& proposed) {
  const QString where = QFileDialog::getExistingDirectory(parent, AuditPage::tr("Export the trail into this folder"));
  return where.isEmpty() ? QString() : QDir(where).filePath(proposed);
}

}  // namespace

AuditPage::AuditPage(const style::Theme& theme, session::Session* session, ChainWatch* watch, const Clock& clock,
                     AskForFolder askForFolder, std::chrono::milliseconds calm, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_watch(watch), m_clock(clock),
      m_askForFolder(askForFolder ? std::move(askForFolder) : AskForFolder(systemDialog)),
      m_model(new AuditTableModel(this)), m_gate(new models::LiveGate(calm, this)),
      m_export(new Button(theme, Button::Kind::secondary, tr("Export signed copy"), QStringLiteral("export"))),
      m_heldChip(new widgets::Chip(theme, {})), m_banner(new ChainBanner(theme)), m_messageHost(new QWidget),
      m_message(new Banner(theme)), m_filters(new AuditFilterBar(theme, clock)),
      m_table(new delegates::RowTableView(theme, kRowHeight)), m_panel(new EntryPanel(theme)), m_split(nullptr),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("audit"), {}, {})),
      m_failed(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})),
      m_again(new Button(theme, Button::Kind::secondary, tr("Try again"))),
      m_clear(new Button(theme, Button::Kind::secondary, tr("Clear the filters"))),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* band = new QVBoxLayout;
  band->setContentsMargins(24, 0, 24, 12);
  band->addWidget(m_banner);
  column->addLayout(band);
  auto* messageRow = new QVBoxLayout(m_messageHost);
  messageRow->setContentsMargins(24, 0, 24, 12);
  messageRow->addWidget(m_message);
  m_messageHost->hide();
  column->addWidget(m_messageHost);
  column->addWidget(m_filters);
  m_split = new deliveries::DetailSplit(m_theme, buildTable(), m_panel, EntryPanel::kWidth);
  column->addWidget(m_split, 1);
  m_export->setObjectName(QStringLiteral("auditExport"));
  m_heldChip->setObjectName(QStringLiteral("auditHeldChip"));
  m_heldChip->setCheckable(false);
  m_heldChip->hide();
  m_failed->setAction(m_again);
  m_empty->setAction(m_clear);
  m_clear->setObjectName(QStringLiteral("auditClear"));
  m_empty->hide();
  m_failed->hide();
  connectParts();
  connectTable();
  connectPanel();
  presentChain();
  showOverlay();
}

QWidget* AuditPage::buildTable() {
  using Look = delegates::RowDelegate::Look;
  m_table->setObjectName(QStringLiteral("auditTable"));
  m_table->setAccessibleName(tr("Entries of the audit trail, newest first"));
  m_table->setProperty("focusRing", false);
  m_table->setModel(m_model);
  const Look number{Role::body, Token::text2, Qt::AlignRight, Qt::ElideNone, 8, 8};
  const Look time{Role::body, Token::text2, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look words{Role::body, Token::text, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look strong{Role::bodyStrong, Token::text, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look small{Role::small, Token::text2, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look target{Role::small, Token::text, Qt::AlignLeft, Qt::ElideRight, 8, 8};
  const Look mono{Role::mono, Token::text2, Qt::AlignLeft, Qt::ElideNone, 8, 12};
  const auto use = [this](int section, delegates::RowDelegate* delegate, const QString& widest, int more = 0) {
    m_table->setItemDelegateForColumn(section, delegate);
    m_table->setColumnWidth(section, delegate->widthFor({widest}) + more);
  };
  use(AuditTableModel::Number, new delegates::RowDelegate(m_theme, number, this), QStringLiteral("000000"));
  use(AuditTableModel::Time, new delegates::RowDelegate(m_theme, time, this), QStringLiteral("28 Nov 00:00"));
  use(AuditTableModel::Who, new WhoDelegate(m_theme, words, this), QStringLiteral("Ingrid Solheim"),
      WhoDelegate::kBeforeText + 4);
  use(AuditTableModel::Role, new delegates::RowDelegate(m_theme, small, this), tr("Security officer"));
  use(AuditTableModel::What, new WhatDelegate(m_theme, strong, this), QStringLiteral("Approved a replay00"),
      WhatDelegate::kBeforeText);
  use(AuditTableModel::Target, new TargetDelegate(m_theme, target, this), QString(19, QLatin1Char('0')));
  use(AuditTableModel::Reason, new delegates::RowDelegate(m_theme, small, this), {});
  use(AuditTableModel::Hash, new HashDelegate(m_theme, mono, this), QStringLiteral("00000000"),
      HashDelegate::kBeforeText);
  m_table->rowHeader()->setPadding(AuditTableModel::Hash, 8 + HashDelegate::kBeforeText, 12);
  m_table->horizontalHeader()->setSectionResizeMode(AuditTableModel::Reason, QHeaderView::Stretch);
  auto* sheet = new QFrame;
  sheet->setProperty("edge", QStringLiteral("top"));
  auto* column = new QVBoxLayout(sheet);
  column->setContentsMargins(0, 1, 0, 0);
  column->addWidget(m_table);
  return sheet;
}

void AuditPage::connectParts() {
  connect(m_filters, &AuditFilterBar::filterChanged, this, &AuditPage::reload);
  connect(m_again, &QPushButton::clicked, this, &AuditPage::reload);
  connect(m_clear, &QPushButton::clicked, m_filters, &AuditFilterBar::clear);
  connect(m_export, &QPushButton::clicked, this, &AuditPage::exportTrail);
  connect(m_banner, &ChainBanner::entryRequested, this, [this](std::int64_t number) { askEntry(number, false); });
  commands::bind(m_session, QStringLiteral("audit.export"), m_export);
  auto* exportKey = new QShortcut(Qt::CTRL | Qt::Key_E, this);
  connect(exportKey, &QShortcut::activated, this, &AuditPage::exportTrail);
  if (m_session != nullptr) connect(m_session, &session::Session::changed, this, &AuditPage::refresh);
  if (m_watch == nullptr) return;
  connect(m_banner, &ChainBanner::verifyRequested, m_watch, &ChainWatch::checkAll);
  connect(m_banner, &ChainBanner::cancelRequested, m_watch, &ChainWatch::cancel);
  connect(m_watch, &ChainWatch::changed, this, &AuditPage::presentChain);
}

void AuditPage::connectTable() {
  connect(m_model, &AuditTableModel::olderWanted, this, &AuditPage::askOlder);
  connect(m_model, &AuditTableModel::heldChanged, this, [this] {
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
  connect(m_gate, &models::LiveGate::opened, m_model, &AuditTableModel::enterHeld);
  connect(m_table, &delegates::RowTableView::attentionChanged, this, [this] {
    m_gate->setAttention(m_table->pointerOver(), m_table->hasFocus() && m_table->currentIndex().isValid(),
                         m_table->isAtTop());
  });
  connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { openRow(index.row()); });
  connect(m_table, &delegates::RowTableView::openRequested, this,
          [this](const QModelIndex& index) { openRow(index.row()); });
  auto* copy = new QShortcut(QKeySequence::Copy, m_table);
  copy->setContext(Qt::WidgetShortcut);
  connect(copy, &QShortcut::activated, this, [this] {
    const QString words = m_table->currentIndex().data(models::WholeTextRole).toString();
    if (!words.isEmpty()) QGuiApplication::clipboard()->setText(words);
  });
}

void AuditPage::connectPanel() {
  connect(m_panel, &EntryPanel::closeRequested, this, &AuditPage::closePanel);
  connect(m_panel, &EntryPanel::checkRequested, this, [this](std::int64_t number) { askEntry(number, true); });
  connect(m_panel, &EntryPanel::entryRequested, this, [this](std::int64_t number) { askEntry(number, false); });
  connect(m_panel, &EntryPanel::actorRequested, m_filters, &AuditFilterBar::setActor);
  connect(m_panel, &EntryPanel::targetRequested, m_filters, &AuditFilterBar::setTarget);
  connect(m_panel, &EntryPanel::traceRequested, this, &Page::traceRequested);
}

AuditPage::~AuditPage() {
  // The list loses its focus while it is torn down, when this page is already gone.
  disconnect(m_table, nullptr, this, nullptr);
}

QList<QWidget*> AuditPage::headerActions() { return {m_heldChip, m_export}; }

void AuditPage::setActive(bool active) {
  m_active = active;
  if (!active) return;
  if (m_loaded)
    refresh();
  else
    reload();
}

QWidget* AuditPage::searchField() { return m_filters->searchField(); }

void AuditPage::open(const QString& argument) {
  const QString value = argument.section(QLatin1Char('='), 1);
  if (argument.startsWith(QLatin1String("actor="))) {
    m_filters->setActor(value);
  } else if (argument.startsWith(QLatin1String("target="))) {
    m_filters->setTarget(value);
  } else {
    bool isNumber = false;
    const qlonglong number = argument.toLongLong(&isNumber);
    if (isNumber) askEntry(number, false);
  }
}

void AuditPage::reload() {
  ++m_generation;
  m_refresh.forget();
  ask(true);
}

void AuditPage::refresh() {
  if (m_active) ask(!m_loaded);
}

void AuditPage::ask(bool anew) {
  if (m_session == nullptr || !m_refresh.begin(m_clock.now())) return;
  m_session->ask<query::AuditPage>(
      this, QStringLiteral("audit"),
      [filter = m_filters->filter()](query::Reader& reader) { return reader.auditTrail(filter, {}, kPageRows); },
      [this, anew, generation = m_generation](const Result<query::AuditPage>& answer) {
        const bool again = m_refresh.done(m_clock.now(), answer.ok());
        // While nobody is let in the window covers the page; what was there stays for whoever locked it.
        if (!answer && !m_session->attendance().presence().isOpen()) return;
        if (!answer)
          presentTrouble(answer.error());
        else if (anew || generation != m_generation)
          present(*answer);
        else
          presentFresh(*answer);
        if (again) refresh();
      });
}

void AuditPage::askOlder(const std::string& token) {
  if (m_session == nullptr) return;
  m_session->ask<query::AuditPage>(
      this, QStringLiteral("older"),
      [filter = m_filters->filter(), token](query::Reader& reader) {
        return reader.auditTrail(filter, token, kPageRows);
      },
      [this, generation = m_generation](const Result<query::AuditPage>& answer) {
        if (generation != m_generation) return;
        if (!answer) {
          m_model->fetchFailed();
          return;
        }
        m_model->append(*answer);
        rememberActors(*answer);
        showOverlay();
        goOnWhileEmpty();
      });
}

/// A page may answer nothing and still go on: then nobody could scroll for more.
void AuditPage::goOnWhileEmpty() {
  if (m_model->rowCount() < kPageRows && m_model->canFetchMore({})) m_model->fetchMore({});
}

void AuditPage::askCounts() {
  if (m_session == nullptr) return;
  m_session->ask<query::AuditCounts>(
      this, QStringLiteral("counts"), [](query::Reader& reader) { return reader.auditCounts(); },
      [this](const Result<query::AuditCounts>& counts) {
        if (counts) m_filters->setCounts(*counts);
      });
}

void AuditPage::askEntry(std::int64_t number, bool check) {
  if (m_session == nullptr) return;
  m_session->ask<query::AuditEntry>(
      this, QStringLiteral("entry"), [number](query::Reader& reader) { return reader.auditEntry(number); },
      [this, check](const Result<query::AuditEntry>& entry) {
        if (!entry) {
          m_message->present(Banner::Tone::danger, tr("This entry can't be shown."),
                             text::fromUtf8(entry.error().message));
          m_messageHost->show();
        } else if (check) {
          m_panel->presentCheck(*entry);
        } else {
          presentEntry(*entry);
        }
      });
}

void AuditPage::present(const query::AuditPage& page) {
  m_model->reset(page, m_clock.now());
  m_table->scrollToTop();
  presentFresh(page);
  goOnWhileEmpty();
}

void AuditPage::presentFresh(const query::AuditPage& page) {
  if (m_loaded) m_model->merge(page, m_gate->open());
  if (!m_loaded || page.newest != m_newest) askCounts();
  m_loaded = true;
  m_newest = page.newest;
  if (m_lost) m_messageHost->hide();
  m_lost = m_refused = false;
  rememberActors(page);
  restoreSelection();
  showOverlay();
  showFacts();
}

void AuditPage::rememberActors(const query::AuditPage& page) {
  for (const query::AuditRow& row : page.rows) {
    const QString name = text::fromUtf8(row.actor);
    if (!name.isEmpty() && !m_actors.contains(name)) m_actors << name;
  }
  m_actors.sort(Qt::CaseInsensitive);
  m_filters->setActors(m_actors);
}

void AuditPage::presentTrouble(const Error& error) {
  m_lost = true;
  m_refused = error.code == ErrorCode::refused;
  const QString words = text::fromUtf8(error.message);
  if (m_refused) {
    // Who may not look keeps nothing on the screen of what somebody else looked at before.
    m_model->reset({}, m_clock.now());
    m_loaded = false;
    closePanel();
    m_failed->present(QStringLiteral("lock"), tr("The audit trail is not for your role"), words);
  } else {
    m_failed->present(QStringLiteral("error"), tr("Can't read the store"), words, true);
    m_message->present(Banner::Tone::danger, tr("Can't read the store, so this list is old."), words);
  }
  m_again->setVisible(!m_refused);
  m_messageHost->setVisible(m_loaded);
  showOverlay();
  showFacts();
}

void AuditPage::presentChain() {
  const ChainState state = m_watch != nullptr ? m_watch->state() : ChainState{};
  m_banner->present(state);
  m_model->setProof(state.proof);
}

void AuditPage::presentEntry(const query::AuditEntry& entry) {
  m_selected = entry.row.number;
  restoreSelection();
  m_panel->present(entry);
  m_split->setPanelVisible(true);
}

void AuditPage::showOverlay() {
  QWidget* overlay = nullptr;
  if (!m_loaded)
    overlay = m_lost ? static_cast<QWidget*>(m_failed) : m_loading;
  else if (m_model->rowCount() == 0 && m_model->held() == 0)
    overlay = m_model->goesOn() ? static_cast<QWidget*>(m_loading) : m_empty;
  if (overlay == m_empty) {
    const bool filtering = m_filters->isFiltering();
    m_empty->present(QStringLiteral("audit"), filtering ? tr("No entry matches") : tr("Nothing was done yet"),
                     filtering ? tr("The trail has %n entry(ies).", nullptr, static_cast<int>(m_newest))
                               : tr("Everything a person does, and everything they are refused, is listed here."));
    m_clear->setVisible(filtering);
  }
  m_table->setOverlay(overlay);
}

void AuditPage::showFacts() {
  QString facts = tr("Who did what, to what, and why. Entries can be added, never changed.");
  if (m_lost && m_loaded && m_refresh.answeredAt())
    facts += tr(" · as of %1 UTC").arg(text::utcClock(*m_refresh.answeredAt()));
  Q_EMIT factsChanged(facts);
}

void AuditPage::restoreSelection() {
  if (m_selected == 0) return;
  const int row = m_model->rowOf(m_selected);
  if (row == m_table->currentIndex().row()) return;
  m_table->setAutoScroll(false);
  if (row < 0)
    m_table->selectionModel()->clear();
  else
    m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  m_table->setAutoScroll(true);
}

void AuditPage::openRow(int row) {
  const query::AuditRow* chosen = m_model->rowAt(row);
  if (chosen == nullptr) return;
  m_selected = chosen->number;
  askEntry(chosen->number, false);
}

void AuditPage::closePanel() {
  if (!m_split->isPanelVisible()) return;
  m_split->setPanelVisible(false);
  m_table->setFocus();
}

void AuditPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_split->isPanelVisible()) {
    closePanel();
    return;
  }
  Page::keyPressEvent(event);
}

void AuditPage::exportTrail() {
  if (m_session == nullptr || !m_export->isEnabled() || !m_export->refusal().isEmpty()) return;
  QString stamp = text::fromUtf8(base::toRfc3339(m_clock.now())).left(19);
  stamp.remove(QLatin1Char(':')).remove(QLatin1Char('-'));
  const QString folder = m_askForFolder(this, QStringLiteral("audit-trail-%1").arg(stamp));
  if (folder.isEmpty()) return;
  m_export->setEnabled(false);
  m_session->perform<void>(
      this,
      [](const operate::Desk& desk, const operate::Caller& caller) {
        ack::audit::Deed deed;
        deed.action = "audit.export";
        return operate::perform(
            desk, caller, access::Permission::viewAudit, std::move(deed),
            [](const access::Actor&, UtcTime) -> Result<operate::Change> { return operate::Change{}; });
      },
      [this, folder](const Result<void>& allowed) {
        if (allowed)
          writeTrail(folder);
        else
          presentExport(allowed.error(), folder);
      });
}

void AuditPage::writeTrail(const QString& folder) {
  m_session->ask<std::int64_t>(
      this, QStringLiteral("export"), [folder](query::Reader& reader) { return exportAuditTrail(reader, folder); },
      [this, folder](const Result<std::int64_t>& entries) { presentExport(entries, folder); });
}

void AuditPage::presentExport(const Result<std::int64_t>& entries, const QString& folder) {
  m_export->setEnabled(true);
  if (entries) {
    m_messageHost->setVisible(m_lost && m_loaded);
    widgets::Toast::show(
        m_theme, this, QStringLiteral("check"),
        tr("%n entry(ies) written to %1, with the recipe to prove them", nullptr, static_cast<int>(*entries))
            .arg(QDir(folder).dirName()));
    return;
  }
  m_message->present(Banner::Tone::danger, tr("The trail was not exported."),
                     text::fromUtf8(entries.error().message));
  m_messageHost->show();
}

}  // namespace ack::ui::audit
