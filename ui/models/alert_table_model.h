#pragma once
// Alerts as a table, in the order of the store: what it is about in two lines, how it stands, whose it is, since
// when, how often, and what was sent about it.
#include "core/query/views.h"

#include "core/query/alert_views.h"

#include <QAbstractTableModel>

#include <vector>

namespace ack::ui::models {

/// Thread: gui.
class AlertTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { What, State, Owner, Since, Times, Sent, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// The same alerts in the same order: values change in place.
  void present(std::vector<query::AlertView> rows, UtcTime now);
  void setNow(UtcTime now);
  [[nodiscard]] const query::AlertView* rowAt(int row) const;
  [[nodiscard]] int rowOf(AlertId id) const;  ///< -1: not listed

 private:
  [[nodiscard]] QString display(const query::AlertView& row, Column column) const;
  [[nodiscard]] QString sentenceOf(const query::AlertView& row) const;
  [[nodiscard]] static QVariant icon(const query::AlertView& row, Column column);
  [[nodiscard]] static int token(const query::AlertView& row, Column column);
  std::vector<query::AlertView> m_rows;
  UtcTime m_now{};
};

}  // namespace ack::ui::models
