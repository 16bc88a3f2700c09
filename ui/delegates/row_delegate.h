#pragma once
// Paints one cell of a row: the row's own rule, hover, selection and focus, then the cell's content. One subclass per
// kind of column; each only paints, and reads what it paints through the roles of ui/models/roles.h.
#include "ui/style/theme.h"

#include <QStyledItemDelegate>

namespace ack::ui::delegates {

/// Thread: gui. Text at the left, or at the right for figures; elided, with the whole text as the tooltip.
class RowDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  struct Look {
    style::Role role{style::Role::body};
    style::Token color{style::Token::text};
    Qt::Alignment alignment{Qt::AlignLeft};
    Qt::TextElideMode elide{Qt::ElideRight};
    int leftPadding{8}, rightPadding{8};
  };

  RowDelegate(const style::Theme& theme, Look look, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override;

  /// Width that the longest of `texts` needs in this column, paddings included.
  [[nodiscard]] int widthFor(const QStringList& texts) const;

 protected:
  /// The cell's content; `cell` is without the paddings and the row's rule.
  virtual void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const;
  void drawText(QPainter* painter, const QRect& cell, const QString& text, style::Token color) const;
  [[nodiscard]] const style::Theme& theme() const { return m_theme; }
  [[nodiscard]] const Look& look() const { return m_look; }

 private:
  const style::Theme& m_theme;
  Look m_look;
};

/// An ID: monospaced, middle-elided keeping the last 7 characters.
QString elideId(const QFontMetrics& metrics, const QString& id, int width);

/// State icon and word.
class StateDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

class IdDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

/// n/max with bars of 4 × 10; beyond ten attempts the bars give way to the figures alone.
class AttemptsDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

/// "in 0:43" in the retry colour, an en dash where nothing is due.
class NextDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

/// ×n in a neutral badge; nothing where an event came once.
class ArrivalsDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

}  // namespace ack::ui::delegates
