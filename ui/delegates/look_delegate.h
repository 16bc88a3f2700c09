#pragma once
// An icon and a word in the colours of a state: the icon's name comes as Qt::DecorationRole, the colour's token as
// models::StateRole.
#include "ui/delegates/row_delegate.h"

namespace ack::ui::delegates {

/// Thread: gui.
class LookDelegate final : public RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

}  // namespace ack::ui::delegates
