#pragma once
// Dead letters that a person closed, as a table: who closed which when and why, the last closed first.
#include "core/query/closed_letters.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class ClosedLetterModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { EventId, SourceType, Cause, ClosedAt, ClosedBy, Reason, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Same letters: values change in place.
  void present(std::vector<query::ClosedLetterRow> rows, UtcTime now);
  /// Only rows of which the event ID, source, type, cause, person or reason contains `search`.
  void setSearch(const QString& search);
  [[nodiscard]] const query::ClosedLetterRow* rowAt(int row) const;
  [[nodiscard]] int rowOf(DeliveryId id) const;  ///< -1: not listed
  [[nodiscard]] bool isSearching() const { return !m_search.isEmpty(); }

 private:
  [[nodiscard]] QString display(const query::ClosedLetterRow& row, Column column) const;
  [[nodiscard]] bool matches(const query::ClosedLetterRow& row) const;
  void filter();
  std::vector<query::ClosedLetterRow> m_all, m_shown;
  QString m_search;
  UtcTime m_now{};
};

}  // namespace ack::ui::models
