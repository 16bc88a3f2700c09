#include "ui/replay/preview_delegate.h"

#include "ui/delegates/row_delegate.h"
#include "ui/models/replay_preview_model.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"

#include <QPainter>
#include <QTreeView>

namespace ack::ui::replay {

using models::ReplayPreviewModel;
using style::Role;
using style::Token;

PreviewDelegate::PreviewDelegate(const style::Theme& theme, QTreeView* view)
    : QStyledItemDelegate(view), m_theme(theme), m_view(view) {}

QSize PreviewDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const {
  return {64, m_theme.scaled(kRowHeight)};
}

int PreviewDelegate::write(QPainter* painter, const QRect& where, const QString& text, Role role, Token token,
                           Qt::Alignment alignment) const {
  const QFont font = m_theme.font(role);
  const QFontMetrics metrics(font);
  painter->setFont(font);
  painter->setPen(m_theme.color(token));
  painter->drawText(where, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                    metrics.elidedText(text, Qt::ElideRight, where.width()));
  return where.x() + std::min(where.width(), metrics.horizontalAdvance(text));
}

void PreviewDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  painter->save();
  const bool isHead = !index.parent().isValid();
  painter->fillRect(option.rect, m_theme.color(isHead ? Token::sunken : Token::surface));
  painter->setPen(m_theme.color(isHead ? Token::border : Token::grid));
  painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  painter->setRenderHint(QPainter::Antialiasing);
  if (isHead)
    paintHead(painter, option.rect.adjusted(0, 0, 0, -1), index);
  else
    paintEffect(painter, option.rect.adjusted(8, 0, -8, -1), index);
  if (m_view->hasFocus() && m_view->currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0)) {
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QColor focus = m_theme.color(Token::focus);
    painter->fillRect(option.rect.x(), option.rect.y(), option.rect.width(), 2, focus);
    painter->fillRect(option.rect.x(), option.rect.bottom() - 1, option.rect.width(), 2, focus);
  }
  painter->restore();
}

void PreviewDelegate::paintHead(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
  const auto* item = index.data(ReplayPreviewModel::ItemRole).value<const query::ReplayItemView*>();
  if (item == nullptr) return;
  const qreal ratio = painter->device()->devicePixelRatioF();
  const QString fold = m_view->isExpanded(index) ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right");
  const int middle = rect.y() + rect.height() / 2;
  painter->drawPixmap(rect.x() + 14, middle - 7, m_theme.pixmap(fold, 14, Token::text2, ratio));

  // At the right: what becomes of it.
  int right = rect.right() - 16;
  const auto writeRight = [&](const QString& text, Role role, Token token) {
    const int width = QFontMetrics(m_theme.font(role)).horizontalAdvance(text);
    write(painter, QRect(right - width, rect.y(), width + 1, rect.height()), text, role, token);
    right -= width + 8;
  };
  const bool running = index.data(ReplayPreviewModel::PhaseRole).toBool();
  if (running || item->why) {
    const text::Look look = running ? text::look(item->state) : text::look(domain::Prediction::conflict);
    writeRight(item->why && !running ? text::conflictSentence(*item->why) : look.word, Role::smallStrong, look.text);
    painter->drawPixmap(right - 14, middle - 7, m_theme.pixmap(look.icon, 14, look.text, ratio));
    right -= 22;
  } else {
    writeRight(text::count(item->attempts + 1), Role::smallStrong, Token::text);
    writeRight(QStringLiteral("›"), Role::small, Token::text3);
    writeRight(text::count(item->attempts), Role::smallStrong, Token::text);
    writeRight(tr("Attempt"), Role::small, Token::text3);
  }
  if (index.data(ReplayPreviewModel::DiffersRole).toBool())
    writeRight(tr("differs from what you saw"), Role::smallStrong, Token::retry);

  const QFontMetrics mono(m_theme.font(Role::monoStrong));
  const QString id =
      delegates::elideId(mono, index.data(Qt::DisplayRole).toString(), std::min(190, right - rect.x() - 46));
  const int end = write(painter, QRect(rect.x() + 38, rect.y(), right - rect.x() - 38, rect.height()), id,
                        Role::monoStrong, Token::text);
  if (end + 16 < right)
    write(painter, QRect(end + 8, rect.y(), right - end - 16, rect.height()),
          text::fromUtf8(item->source) + QStringLiteral(" · ") + text::fromUtf8(item->type), Role::small,
          Token::text3);
}

void PreviewDelegate::paintEffect(QPainter* painter, const QRect& cell, const QModelIndex& index) const {
  const auto* effect = index.data(ReplayPreviewModel::EffectRole).value<const query::ReplayEffectView*>();
  if (effect == nullptr) return;
  const qreal ratio = painter->device()->devicePixelRatioF();
  const auto icon = [&](const QString& name, Token token, int x) {
    painter->drawPixmap(x, cell.y() + (cell.height() - 14) / 2, m_theme.pixmap(name, 14, token, ratio));
  };
  const QString words = index.data(Qt::DisplayRole).toString();
  switch (static_cast<ReplayPreviewModel::Column>(index.column())) {
  case ReplayPreviewModel::Effect: {
    icon(text::look(effect->kind).icon, Token::text2, cell.x() + 8);
    write(painter, cell.adjusted(30, 0, 0, 0), words, Role::small, Token::text);
    break;
  }
  case ReplayPreviewModel::Known:
    write(painter, cell, words, Role::small, Token::text2);
    break;
  case ReplayPreviewModel::OnReplay: {
    const text::Look look = text::look(effect->prediction);
    icon(look.icon, look.text, cell.x());
    write(painter, cell.adjusted(22, 0, 0, 0), words,
          effect->prediction == domain::Prediction::skip ? Role::small : Role::smallStrong, look.text);
    break;
  }
  case ReplayPreviewModel::Risk: {
    const text::Look look = text::look(effect->risk);
    icon(look.icon, look.text, cell.x());
    const int end = write(painter, cell.adjusted(22, 0, 0, 0), look.word, Role::smallStrong, look.text);
    write(painter, QRect(end + 8, cell.y(), cell.right() - end - 8, cell.height()), text::riskReason(*effect),
          Role::small, Token::text3);
    break;
  }
  case ReplayPreviewModel::kColumns:
    break;
  }
}

}  // namespace ack::ui::replay
