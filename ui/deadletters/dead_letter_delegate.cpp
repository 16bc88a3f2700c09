#include "ui/deadletters/dead_letter_delegate.h"

#include "ui/delegates/row_delegate.h"
#include "ui/models/dead_letter_model.h"
#include "ui/models/roles.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"

#include <QHeaderView>
#include <QPainter>
#include <QTreeView>

namespace ack::ui::deadletters {

using models::DeadLetterModel;
using style::Role;
using style::Token;

DeadLetterDelegate::DeadLetterDelegate(const style::Theme& theme, QTreeView* view)
    : QStyledItemDelegate(view), m_theme(theme), m_view(view) {}

QSize DeadLetterDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const {
  return {64, m_theme.scaled(index.parent().isValid() ? kRowHeight : kGroupHeight)};
}

void DeadLetterDelegate::write(QPainter* painter, const QRect& where, const QString& text, Role role, Token token,
                               Qt::Alignment alignment) const {
  const QFont font = m_theme.font(role);
  painter->setFont(font);
  painter->setPen(m_theme.color(token));
  painter->drawText(where, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                    QFontMetrics(font).elidedText(text, Qt::ElideRight, where.width()));
}

void DeadLetterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool isGroup = !index.parent().isValid();
  const QModelIndex first = index.siblingAtColumn(0);
  const bool selected = !isGroup && first.data(Qt::CheckStateRole).toInt() == Qt::Checked;
  const bool hovered = m_hover.isValid() && QModelIndex(m_hover) == first;
  const Token ground = selected ? Token::selected : hovered ? Token::hover : isGroup ? Token::sunken : Token::surface;
  painter->fillRect(option.rect, m_theme.color(ground));
  painter->setRenderHint(QPainter::Antialiasing, false);
  painter->setPen(m_theme.color(isGroup ? Token::border : Token::grid));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter->setRenderHint(QPainter::Antialiasing);
  if (isGroup)
    paintGroup(painter, option.rect, index);
  else
    paintRow(painter, option.rect.adjusted(0, 0, 0, -1), index);
  if (m_view->hasFocus() && m_view->currentIndex().siblingAtColumn(0) == first) {
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QColor focus = m_theme.color(Token::focus);
    const QRect cell = option.rect;
    painter->fillRect(cell.x(), cell.y(), cell.width(), 2, focus);
    painter->fillRect(cell.x(), cell.bottom() - 1, cell.width(), 2, focus);
    if (index.column() == 0) painter->fillRect(cell.x(), cell.y(), 2, cell.height(), focus);
    if (isGroup || index.column() == DeadLetterModel::kColumns - 1)
      painter->fillRect(cell.right() - 1, cell.y(), 2, cell.height(), focus);
  }
  painter->restore();
}

GroupAction DeadLetterDelegate::actionOf(const query::DeadLetterGroup& group) const {
  return m_actionOf ? m_actionOf(group) : GroupAction{};
}

QRect DeadLetterDelegate::buttonRect(const QRect& row, const query::DeadLetterGroup& group) const {
  const GroupAction action = actionOf(group);
  if (action.word.isEmpty()) return {};
  const int width = 12 + 16 + 8 + QFontMetrics(m_theme.font(Role::bodyStrong)).horizontalAdvance(action.word) + 12;
  const int height = m_theme.scaled(32);
  return {row.right() + 1 - 24 - width, row.y() + (row.height() - height) / 2, width, height};
}

void DeadLetterDelegate::paintButton(QPainter* painter, const QRect& row, const query::DeadLetterGroup& group) const {
  const QRect box = buttonRect(row, group);
  if (box.isEmpty()) return;
  const GroupAction action = actionOf(group);
  const bool locked = !action.why.isEmpty();
  painter->setPen(m_theme.color(locked ? Token::border : Token::borderStrong));
  painter->setBrush(m_theme.color(locked ? Token::sunken : Token::surface));
  painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  const Token ink = locked ? Token::text3 : Token::text;
  painter->drawPixmap(
      box.x() + 12, box.y() + (box.height() - 16) / 2,
      m_theme.pixmap(locked ? QStringLiteral("lock") : action.icon, 16, ink, painter->device()->devicePixelRatioF()));
  write(painter, box.adjusted(36, 0, 0, 0), action.word, Role::bodyStrong, ink);
}

void DeadLetterDelegate::paintTick(QPainter* painter, const QRect& row, int left, const QModelIndex& index) const {
  const auto tick = static_cast<Qt::CheckState>(index.siblingAtColumn(0).data(Qt::CheckStateRole).toInt());
  const QRectF box(row.x() + left + 0.5, row.y() + (row.height() - kTick) / 2 + 0.5, kTick - 1, kTick - 1);
  painter->setPen(m_theme.color(tick == Qt::Unchecked ? Token::controlBorder : Token::accent));
  painter->setBrush(m_theme.color(tick == Qt::Unchecked ? Token::surface : Token::accent));
  painter->drawRoundedRect(box, 4, 4);
  if (tick == Qt::Unchecked) return;
  painter->drawPixmap(box.toRect().x() + 2, box.toRect().y() + 2,
                      m_theme.pixmap(tick == Qt::Checked ? QStringLiteral("check") : QStringLiteral("minus"), 12,
                                     Token::onAccent, painter->device()->devicePixelRatioF()));
}

void DeadLetterDelegate::paintOwner(QPainter* painter, const QRect& row, int left, int right,
                                    const query::DeadLetterGroup& group) const {
  const int line = m_theme.scaled(18);
  const QRect owner(left, row.y() + row.height() / 2 - line - 1, std::max(0, right - left), line);
  write(painter, owner, tr("Owner"), Role::small, Token::text3);
  const QString name = text::fromUtf8(group.owner);
  widgets::paintAvatar(*painter, m_theme, QRect(owner.x(), owner.bottom() + 1 + (line - 16) / 2, 20, 20),
                       group.withoutOwner > 0 ? QString() : name, widgets::AvatarShape::person,
                       painter->device()->devicePixelRatioF());
  const QString who = group.withoutOwner == group.count ? tr("No owner")
                      : group.withoutOwner > 0 ? tr("%n without owner", nullptr, static_cast<int>(group.withoutOwner))
                      : name.isEmpty()         ? tr("Several")
                                               : name;
  write(painter, owner.adjusted(28, line + 2, 0, line + 2), who, Role::small,
        group.withoutOwner > 0 ? Token::dead : Token::text);
}

void DeadLetterDelegate::paintGroup(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
  const auto* group = index.data(models::GroupRole).value<const query::DeadLetterGroup*>();
  const auto* model = qobject_cast<const DeadLetterModel*>(index.model());
  if (group == nullptr || model == nullptr) return;
  const qreal ratio = painter->device()->devicePixelRatioF();
  const int middle = rect.y() + rect.height() / 2;
  const QString fold = m_view->isExpanded(index) ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
  painter->drawPixmap(rect.x() + 16, middle - 8, m_theme.pixmap(fold, 16, Token::text2, ratio));
  paintTick(painter, rect, kGroupTick, index);
  const bool byCause = model->grouping() == DeadLetterModel::Grouping::byCause;
  painter->drawPixmap(
      rect.x() + 68, middle - 10,
      m_theme.pixmap(byCause ? text::causeIcon(group->cause) : QStringLiteral("state-dead"), 20, Token::dead, ratio));

  const QHeaderView* header = m_view->header();
  const int evidenceX = header->sectionViewportPosition(DeadLetterModel::Evidence) + 8;
  const QRect button = buttonRect(rect, *group);
  const int end = button.isEmpty() ? rect.right() - 24 : button.x() - 16;
  const bool narrow = header->isSectionHidden(DeadLetterModel::Open);
  const int ownerX = narrow ? end - m_theme.scaled(140) : header->sectionViewportPosition(DeadLetterModel::Open) + 8;
  const int line = m_theme.scaled(18);
  const QRect title(rect.x() + kIndent, middle - line - 1, evidenceX - kIndent - 24, line);
  const QString words = model->titleOf(*group);
  const QString count = text::count(group->count);
  const QFontMetrics strong(m_theme.font(Role::bodyStrong));
  const QFontMetrics small(m_theme.font(Role::captionStrong));
  const int countWidth = std::max(20, small.horizontalAdvance(count) + 10);
  const int titleWidth = std::min(strong.horizontalAdvance(words) + 2, title.width() - countWidth - 8);
  write(painter, QRect(title.topLeft(), QSize(titleWidth, line)), words, Role::bodyStrong, Token::text);
  const QRect badge(title.x() + titleWidth + 8, title.y(), countWidth, line);
  painter->setPen(Qt::NoPen);
  painter->setBrush(m_theme.color(Token::border));
  painter->drawRoundedRect(badge, 4, 4);
  write(painter, badge, count, Role::captionStrong, Token::text2, Qt::AlignHCenter);
  write(painter, title.translated(0, line + 2), model->secondLineOf(*group), Role::small, Token::text3);

  const QRect step(evidenceX, title.y(), ownerX - evidenceX - 16, line);
  write(painter, step, tr("Next step"), Role::small, Token::text3);
  write(painter, step.translated(0, line + 2), model->nextStepOf(*group), Role::smallStrong, Token::text);
  paintOwner(painter, rect, ownerX, end, *group);
  paintButton(painter, rect, *group);
}

void DeadLetterDelegate::paintOpenEffect(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const auto* row = index.siblingAtColumn(0).data(models::LetterRole).value<const query::DeadLetterRow*>();
  if (row == nullptr) return;
  const bool unknown = row->unknownEffect;
  const QString icon = unknown ? QStringLiteral("state-unknown") : QStringLiteral("minus");
  const Token ink = unknown ? Token::unknown : Token::text2;
  if (row->openEffect)
    painter->drawPixmap(
        cell.x(), cell.y() + (cell.height() - 14) / 2,
        m_theme.pixmap(icon, 14, unknown ? Token::unknown : Token::text3, painter->device()->devicePixelRatioF()));
  write(painter, cell.adjusted(row->openEffect ? 22 : 0, 0, 0, 0), index.data(Qt::DisplayRole).toString(), Role::body,
        row->openEffect ? ink : Token::text3);
}

void DeadLetterDelegate::paintAttempts(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const int done = index.data(models::AttemptsRole).toInt();
  const int most = index.data(models::MaxAttemptsRole).toInt();
  const QString figures = index.data(Qt::DisplayRole).toString();
  write(painter, cell, figures, Role::small, Token::text, Qt::AlignRight);
  const int width = most * 6 - 2;
  const int textWidth = QFontMetrics(m_theme.font(Role::small)).horizontalAdvance(figures);
  if (most < 1 || most > 10 || width > cell.width() - textWidth - 8) return;
  const int left = cell.right() + 1 - textWidth - 8 - width;
  painter->setPen(Qt::NoPen);
  for (int bar = 0; bar < most; ++bar) {
    painter->setBrush(m_theme.color(bar < done ? Token::text2 : Token::border));
    painter->drawRoundedRect(QRect(left + bar * 6, cell.center().y() - 4, 4, 10), 1, 1);
  }
}

/// What is too long for one line stands in two smaller ones: its end (how late, what was answered) matters as much as
/// its beginning.
void DeadLetterDelegate::paintEvidence(QPainter* painter, const QRect& cell, const QString& text) const {
  const Token ink = text == ack::ui::text::missing() ? Token::text3 : Token::text2;
  if (QFontMetrics(m_theme.font(Role::body)).horizontalAdvance(text) <= cell.width())
    return write(painter, cell, text, Role::body, ink);
  const QFontMetrics small(m_theme.font(Role::small));
  qsizetype end = text.size();
  while (end > 0 && small.horizontalAdvance(text.left(end)) > cell.width())
    end = text.lastIndexOf(QLatin1Char(' '), end - 1);
  if (end <= 0) return write(painter, cell, text, Role::small, ink);
  const int line = std::min(m_theme.scaled(16), cell.height() / 2);
  const QRect first(cell.x(), cell.y() + cell.height() / 2 - line, cell.width(), line);
  write(painter, first, text.left(end), Role::small, ink);
  write(painter, first.translated(0, line), text.mid(end).trimmed(), Role::small, ink);
}

void DeadLetterDelegate::paintRow(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const QString text = index.data(Qt::DisplayRole).toString();
  const QRect inside = cell.adjusted(8, 0, -8, 0);
  switch (static_cast<DeadLetterModel::Column>(index.column())) {
  case DeadLetterModel::EventId: {
    paintTick(painter, cell, kRowTick, index);
    const QRect id = cell.adjusted(kIndent, 0, -8, 0);
    const QFont font = m_theme.font(Role::mono);
    painter->setFont(font);
    painter->setPen(m_theme.color(Token::text));
    painter->drawText(id, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      delegates::elideId(QFontMetrics(font), text, id.width()));
    break;
  }
  case DeadLetterModel::SourceType: {
    const QString source = text.section(QLatin1Char(' '), 0, 0);
    const int width = QFontMetrics(m_theme.font(Role::body)).horizontalAdvance(source + QLatin1Char(' '));
    write(painter, inside, source, Role::body, Token::text);
    write(painter, inside.adjusted(width, 0, 0, 0), text.section(QLatin1Char(' '), 1), Role::body, Token::text3);
    break;
  }
  case DeadLetterModel::Attempts:
    paintAttempts(painter, cell.adjusted(8, 0, -20, 0), index);
    break;
  case DeadLetterModel::Evidence:
    paintEvidence(painter, inside, text);
    break;
  case DeadLetterModel::Open:
    paintOpenEffect(painter, inside, index);
    break;
  case DeadLetterModel::Arrived:
    write(painter, inside, text, Role::body, Token::text2, Qt::AlignRight);
    break;
  case DeadLetterModel::Age:
    write(painter, cell.adjusted(8, 0, -24, 0), text, Role::body, Token::text2, Qt::AlignRight);
    break;
  case DeadLetterModel::kColumns:
    break;
  }
}

}  // namespace ack::ui::deadletters
