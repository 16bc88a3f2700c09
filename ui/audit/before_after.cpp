#include "ui/audit/before_after.h"

#include "ui/audit/audit_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPainter>

namespace ack::ui::audit {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

ValueCell::ValueCell(const style::Theme& theme, const QString& name, const QString& value, Token tint, bool tinted,
                     QWidget* parent)
    : QWidget(parent), m_theme(theme), m_tint(tint), m_tinted(tinted) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 8, 6);
  column->setSpacing(0);
  auto* title = new Label(theme, Role::caption, Token::text2, name);
  title->setElide(Qt::ElideRight);
  auto* words = new Label(theme, Role::bodyStrong, Token::text, value);
  words->setElide(Qt::ElideRight);
  column->addWidget(title);
  column->addWidget(words);
  setAccessibleName(name + QLatin1Char(' ') + value);
}

void ValueCell::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (m_tinted) painter.fillRect(rect(), m_theme.color(m_tint));
  painter.fillRect(0, 0, width(), 1, m_theme.color(Token::grid));
}

BeforeAfter::BeforeAfter(const style::Theme& theme, const std::vector<query::AuditValue>& values, QWidget* parent)
    : QWidget(parent), m_theme(theme) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(side(values, false), 1);
  row->addWidget(side(values, true), 1);
}

QFrame* BeforeAfter::side(const std::vector<query::AuditValue>& values, bool after) {
  auto* frame = new QFrame;
  frame->setProperty("card", true);
  frame->setObjectName(after ? QStringLiteral("auditAfter") : QStringLiteral("auditBefore"));
  frame->setAccessibleName(after ? tr("After") : tr("Before"));
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(1, 1, 1, 1);
  column->setSpacing(0);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(11, 6, 8, 6);
  head->setSpacing(8);
  head->addWidget(new IconLabel(m_theme, after ? QStringLiteral("plus") : QStringLiteral("minus"), 14, Token::text2));
  head->addWidget(new Label(m_theme, Role::small, Token::text2, after ? tr("After") : tr("Before")));
  head->addStretch(1);
  column->addLayout(head);
  for (const query::AuditValue& value : values) {
    const auto& shown = after ? value.after : value.before;
    column->addWidget(new ValueCell(m_theme, valueName(value.name), shown ? text::fromUtf8(*shown) : text::missing(),
                                    after ? Token::completedTint : Token::deadTint, value.changed()));
  }
  column->addStretch(1);
  return frame;
}

}  // namespace ack::ui::audit
