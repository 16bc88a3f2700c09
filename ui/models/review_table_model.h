#pragma once
// What people decided about calls without an answer, the newest first.
#include "core/query/outcomes.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class ReviewTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { At, By, EventId, Destination, Verdict, Evidence, Reason, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void present(std::vector<query::OutcomeReview> rows, UtcTime now);

 private:
  std::vector<query::OutcomeReview> m_rows;
  UtcTime m_now{};
};

}  // namespace ack::ui::models
