#pragma once
// Paints the tree of dead letters: group rows 64 high over the whole width (tick, cause in words, next step, owner,
// what may be done), and rows 36 high with their tick and columns.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

#include <functional>

class QTreeView;

namespace ack::ui::deadletters {

/// What a group's button does; `why` not empty: locked, and why.
struct GroupAction {
  QString word, icon, why;
};

/// Thread: gui. Works over models::DeadLetterModel in a QTreeView whose group rows are spanned.
class DeadLetterDelegate final : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kGroupHeight = 64;
  static constexpr int kRowHeight = 36;
  static constexpr int kIndent = 100;    ///< where event IDs and causes begin
  static constexpr int kGroupTick = 40;  ///< left edge of a group's tick
  static constexpr int kRowTick = 68;    ///< left edge of a row's tick
  static constexpr int kTick = 16;
  using ActionOf = std::function<GroupAction(const query::DeadLetterGroup&)>;

  DeadLetterDelegate(const style::Theme& theme, QTreeView* view);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setActionOf(ActionOf actionOf) { m_actionOf = std::move(actionOf); }
  [[nodiscard]] GroupAction actionOf(const query::DeadLetterGroup& group) const;
  /// Where the group's button is within its row; empty without one.
  [[nodiscard]] QRect buttonRect(const QRect& row, const query::DeadLetterGroup& group) const;
  /// The row under the pointer.
  void setHover(const QModelIndex& index) { m_hover = index; }

 private:
  void paintTick(QPainter* painter, const QRect& row, int left, const QModelIndex& index) const;
  void paintOwner(QPainter* painter, const QRect& row, int left, int right,
                  const query::DeadLetterGroup& group) const;
  void paintButton(QPainter* painter, const QRect& row, const query::DeadLetterGroup& group) const;
  void paintEvidence(QPainter* painter, const QRect& cell, const QString& text) const;
  void paintOpenEffect(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void paintGroup(QPainter* painter, const QRect& rect, const QModelIndex& index) const;
  void paintRow(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void paintAttempts(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void write(QPainter* painter, const QRect& where, const QString& text, style::Role role, style::Token token,
             Qt::Alignment alignment = Qt::AlignLeft) const;

  const style::Theme& m_theme;
  QTreeView* m_view;
  QPersistentModelIndex m_hover;
  ActionOf m_actionOf;
};

}  // namespace ack::ui::deadletters
