#include "ui/shell/page_header.h"

#include "ui/shell/page.h"
#include "ui/style/room.h"
#include "ui/widgets/label.h"
#include "ui/widgets/search_field.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::shell {

using style::Role;
using style::Token;

PageHeader::PageHeader(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new widgets::Label(theme, Role::title, Token::text)),
      m_facts(new widgets::Label(theme, Role::small, Token::text3)), m_row(new QHBoxLayout(this)),
      m_trace(new widgets::SearchField(theme, tr("Trace any ID"), {tr("Ctrl", "key"), QStringLiteral("K")})) {
  style::fixHeight(theme, this, kHeight);
  m_row->setContentsMargins(24, 0, 24, 0);
  m_row->setSpacing(8);
  auto* lines = new QVBoxLayout;
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(0);
  lines->addStretch(1);
  lines->addWidget(m_title);
  lines->addWidget(m_facts);
  lines->addStretch(1);
  m_title->setElide(Qt::ElideRight);
  m_facts->setElide(Qt::ElideRight);
  m_row->addLayout(lines, 1);
  style::fixWidth(theme, m_trace, 232);
  m_row->addWidget(m_trace);
  connect(m_trace, &QLineEdit::returnPressed, this, [this] {
    const QString id = m_trace->text().trimmed();
    if (id.isEmpty()) return;
    m_trace->clear();
    Q_EMIT traceRequested(id);
  });
}

void PageHeader::addPage(Page* page) {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  const QList<QWidget*> actions = page->headerActions();
  for (QWidget* action : actions) row->addWidget(action);
  bar->setVisible(false);
  m_row->insertWidget(m_row->indexOf(m_trace), bar);
  m_actions.insert(page, bar);
  connect(page, &Page::factsChanged, this, [this, page](const QString& facts) {
    m_factsOf.insert(page, facts);
    if (page == m_current) m_facts->setText(facts);
  });
}

void PageHeader::setCurrent(Page* page, bool withTrace) {
  m_current = page;
  m_title->setText(page->title());
  m_facts->setText(m_factsOf.value(page));
  for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it) it.value()->setVisible(it.key() == page);
  m_trace->setVisible(withTrace);
}

void PageHeader::setActionsShown(bool shown) {
  if (QWidget* bar = m_actions.value(m_current)) bar->setVisible(shown);
  m_facts->setVisible(shown);
}

void PageHeader::focusTrace() {
  m_trace->setFocus(Qt::ShortcutFocusReason);
  m_trace->selectAll();
}

}  // namespace ack::ui::shell
