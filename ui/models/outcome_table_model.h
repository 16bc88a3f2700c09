#pragma once
// The residual-risk register as a table: calls of which nobody knows whether they were applied, the oldest first.
#include "core/query/outcomes.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class OutcomeTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { EventId, Destination, SourceType, Known, Asking, Owner, Age, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Same effects: values change in place.
  void present(std::vector<query::UncertainOutcome> rows, UtcTime now);
  void setNow(UtcTime now);
  [[nodiscard]] const query::UncertainOutcome* rowAt(int row) const;
  [[nodiscard]] int rowOf(EffectId id) const;  ///< -1: not listed

 private:
  [[nodiscard]] QString display(const query::UncertainOutcome& row, Column column) const;
  std::vector<query::UncertainOutcome> m_rows;
  UtcTime m_now{};
};

/// What goes on about it without a person: "Is asked in 0:43", "Nobody can tell", "A person must decide".
QString askingWords(const query::UncertainOutcome& outcome, UtcTime now);
/// What is known of the call: "No answer", "HTTP 502".
QString knownWords(const query::UncertainOutcome& outcome);

}  // namespace ack::ui::models
