#pragma once
// Replays that were asked for, newest first: how each stands, who asked, how many, why, and how far it is.
#include "core/query/replay_views.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class ReplayTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { State, AskedBy, Asked, Deliveries, Progress, Reason, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Same replays: values change in place.
  void present(std::vector<query::ReplayView> rows, UtcTime now);
  [[nodiscard]] const query::ReplayView* rowAt(int row) const;
  [[nodiscard]] int rowOf(ReplayId id) const;  ///< -1: not listed

 private:
  [[nodiscard]] QString display(const query::ReplayView& row, Column column) const;
  std::vector<query::ReplayView> m_rows;
  UtcTime m_now{};
};

}  // namespace ack::ui::models
