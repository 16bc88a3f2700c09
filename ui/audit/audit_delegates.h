#pragma once
// How the audit trail's cells are painted: who with an avatar, what with its icon (refused ones in red), and the hash
// beside a drawn chain whose link has the colour of what was proved.
#include "ui/delegates/row_delegate.h"

namespace ack::ui::audit {

/// Thread: gui, as all of them.
class WhoDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;
  static constexpr int kBeforeText = 28;  ///< avatar and gap

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

class WhatDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;
  static constexpr int kBeforeText = 24;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

/// One ID in mono, words in small.
class TargetDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

class HashDelegate final : public delegates::RowDelegate {
  Q_OBJECT
 public:
  using RowDelegate::RowDelegate;
  static constexpr int kBeforeText = 22;

 protected:
  void paintContent(QPainter* painter, const QRect& cell, const QModelIndex& index) const override;
};

}  // namespace ack::ui::audit
