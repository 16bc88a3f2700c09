#include "ui/deadletters/closed_letters_view.h"

#include "ui/commands/command_list.h"
#include "ui/deadletters/selection_bar.h"
#include "ui/delegates/row_delegate.h"
#include "ui/delegates/row_header.h"
#include "ui/delegates/row_table_view.h"
#include "ui/models/closed_letter_model.h"
#include "ui/models/roles.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/loading_rows.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::deadletters {
namespace {

using models::ClosedLetterModel;
using style::Role;
using style::Token;
using widgets::Button;

constexpr int kRowHeight = 36;

}  // namespace

ClosedLettersView::ClosedLettersView(const style::Theme& theme, session::Session* session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_model(new ClosedLetterModel(this)),
      m_table(new delegates::RowTableView(theme, kRowHeight)),
      m_words(new widgets::Label(theme, Role::small, Token::text3)),
      m_reopen(new Button(theme, Button::Kind::secondary, tr("Reopen…"), QStringLiteral("dead-letters"))),
      m_empty(new widgets::EmptyState(theme, QStringLiteral("check"), {}, {})),
      m_loading(new widgets::LoadingRows(theme, kRowHeight)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  buildTable();
  column->addWidget(m_table, 1);
  column->addWidget(buildFoot());
  m_empty->hide();
  showOverlay();
  showSelection();
}

void ClosedLettersView::buildTable() {
  using delegates::RowDelegate;
  m_table->setObjectName(QStringLiteral("closedTable"));
  m_table->setAccessibleName(tr("Closed dead letters"));
  m_table->setModel(m_model);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  RowDelegate::Look id;
  id.role = Role::mono;
  id.leftPadding = 24;
  m_table->setItemDelegateForColumn(ClosedLetterModel::EventId, new delegates::IdDelegate(m_theme, id, m_table));
  m_table->rowHeader()->setPadding(ClosedLetterModel::EventId, 24, 8);
  RowDelegate::Look plain;
  plain.color = Token::text2;
  for (int column = ClosedLetterModel::SourceType; column < ClosedLetterModel::kColumns; ++column)
    m_table->setItemDelegateForColumn(column, new RowDelegate(m_theme, plain, m_table));
  QHeaderView* header = m_table->horizontalHeader();
  const int widths[] = {208, 190, 200, 110, 130, 200};
  for (int column = 0; column < ClosedLetterModel::Reason; ++column) header->resizeSection(column, widths[column]);
  header->setSectionResizeMode(ClosedLetterModel::Reason, QHeaderView::Stretch);
  const auto open = [this](const QModelIndex& index) {
    if (const auto* row = m_model->rowAt(index.row())) Q_EMIT openRequested(*row);
  };
  connect(m_table, &delegates::RowTableView::openRequested, this, open);
  connect(m_table, &QAbstractItemView::doubleClicked, this, open);
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ClosedLettersView::showSelection);
  connect(m_model, &QAbstractItemModel::modelReset, this, &ClosedLettersView::showSelection);
  auto* copy = new QShortcut(QKeySequence::Copy, m_table);
  copy->setContext(Qt::WidgetShortcut);
  connect(copy, &QShortcut::activated, this, [this] {
    const QString eventId = m_table->currentIndex().data(models::WholeTextRole).toString();
    if (!eventId.isEmpty()) QGuiApplication::clipboard()->setText(eventId);
  });
}

QWidget* ClosedLettersView::buildFoot() {
  auto* foot = new QFrame;
  foot->setProperty("edge", QStringLiteral("top"));
  style::fixHeight(m_theme, foot, SelectionBar::kHeight);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(24, 0, 24, 0);
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("info"), 16, Token::text3));
  m_words->setElide(Qt::ElideRight);
  row->addWidget(m_words, 1);
  m_reopen->setObjectName(QStringLiteral("reopenClosed"));
  commands::bind(m_session, QStringLiteral("letter.reopen"), m_reopen);
  row->addWidget(m_reopen);
  connect(m_reopen, &QPushButton::clicked, this, [this] {
    if (const auto ids = selected(); !ids.empty()) Q_EMIT reopenRequested(ids);
  });
  return foot;
}

std::vector<DeliveryId> ClosedLettersView::selected() const {
  std::vector<DeliveryId> ids;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
    if (const auto* row = m_model->rowAt(index.row())) ids.push_back(row->id);
  return ids;
}

void ClosedLettersView::showSelection() {
  const int n = static_cast<int>(selected().size());
  m_reopen->setEnabled(n > 0);
  m_reopen->setText(n > 1 ? tr("Reopen %1…", "a count").arg(text::count(n)) : tr("Reopen…"));
  m_reopen->setAccessibleName(n > 0 ? tr("Reopen %n closed dead letter(s)", nullptr, n) : tr("Reopen"));
  m_words->setText(n == 0 ? tr("Choose what was closed by mistake. Reopened, it waits as a dead letter again.")
                          : tr("Reopened, it waits as a dead letter again. Nothing runs by itself."));
}

void ClosedLettersView::present(const query::ClosedLetterList& list, UtcTime now) {
  m_trouble.clear();
  m_count = list.count;
  const auto* current = m_model->rowAt(m_table->currentIndex().row());
  const auto keep = current != nullptr ? std::optional(current->id) : std::nullopt;
  m_model->present(list.rows, now);
  if (keep && !m_table->currentIndex().isValid() && m_model->rowOf(*keep) >= 0)
    m_table->setCurrentIndex(m_model->index(m_model->rowOf(*keep), 0));
  showOverlay();
}

void ClosedLettersView::presentTrouble(const QString& sentence) {
  m_trouble = sentence;
  showOverlay();
}

void ClosedLettersView::setSearch(const QString& search) {
  m_model->setSearch(search);
  showOverlay();
}

void ClosedLettersView::showOverlay() {
  QWidget* overlay = nullptr;
  if (m_count < 0 && m_trouble.isEmpty())
    overlay = m_loading;
  else if (m_model->rowCount() == 0)
    overlay = m_empty;
  if (!m_trouble.isEmpty())
    m_empty->present(QStringLiteral("error"), tr("Can't read the store"), m_trouble, true);
  else if (m_model->isSearching() && m_count > 0)
    m_empty->present(QStringLiteral("filter"), tr("No closed letter matches"),
                     tr("%n are closed. Change the search to see them.", nullptr, static_cast<int>(m_count)));
  else
    m_empty->present(QStringLiteral("check"), tr("Nobody has closed a dead letter"),
                     tr("What is closed without a replay is listed here, with who, when and why."));
  m_table->setOverlay(overlay);
}

void ClosedLettersView::keyPressEvent(QKeyEvent* event) {
  const QString id = m_table->currentIndex().data(models::WholeTextRole).toString();
  if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && m_table->hasFocus() && !id.isEmpty()) {
    Q_EMIT traceRequested(id);
    return;
  }
  QWidget::keyPressEvent(event);
}

}  // namespace ack::ui::deadletters
