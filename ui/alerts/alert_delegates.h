#pragma once
// How a row of 60 of the alerts is painted: an icon with two lines, and an icon with a word in its own ink.
#include "ui/delegates/row_delegate.h"

namespace ack::ui::alerts {

/// Icon, the sentence, and under it evidence with the next step. Thread: gui.
class WhatDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

/// Icon (where there is one) and word, in the colours that the model says. Thread: gui.
class InkDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

}  // namespace ack::ui::alerts
