#pragma once
// Dead letters grouped by cause, owner or source, as a tree of two levels: groups, and under each its deliveries,
// newest first, with ticks by delivery key.
#include "core/query/views.h"
#include "ui/models/letter_selection.h"

#include <QAbstractItemModel>

namespace ack::ui::models {

/// Thread: gui.
class DeadLetterModel final : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Column { EventId, SourceType, Attempts, Evidence, Open, Arrived, Age, kColumns };
  using Grouping = query::DeadLetterFilter::Grouping;

  explicit DeadLetterModel(QObject* parent = nullptr);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Takes a new list. Same groups and rows: values change in place. Otherwise the tree is built anew where
  /// `mayMove`, else the list waits for releaseHeld(). Answers whether the tree was built anew.
  bool present(query::DeadLetterList list, Grouping grouping, bool mayMove);
  [[nodiscard]] bool hasHeld() const { return m_hasHeld; }
  void releaseHeld();
  /// Only rows whose event ID, source, type, evidence or cause contains `search`.
  void setSearch(const QString& search);
  void setNow(UtcTime now);

  [[nodiscard]] LetterSelection& selection() { return m_selection; }
  /// Ticked, but not among the rows in sight.
  [[nodiscard]] std::size_t hiddenSelected() const;
  /// The rows of a group, or the row itself.
  [[nodiscard]] std::vector<DeliveryId> idsOf(const QModelIndex& index) const;
  /// Every row there is to see.
  [[nodiscard]] std::vector<DeliveryId> shownIds() const;
  [[nodiscard]] Qt::CheckState tickOf(const QModelIndex& index) const;

  /// nullptr where `index` is not a row of that kind.
  [[nodiscard]] const query::DeadLetterRow* rowAt(const QModelIndex& index) const;
  [[nodiscard]] const query::DeadLetterGroup* groupAt(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex indexOf(DeliveryId id) const;
  [[nodiscard]] Grouping grouping() const { return m_grouping; }
  [[nodiscard]] bool isSearching() const { return !m_search.isEmpty(); }
  /// What makes a group the same group tomorrow.
  [[nodiscard]] QString keyOf(const query::DeadLetterGroup& group) const;
  /// Of all dead letters, whatever is filtered.
  [[nodiscard]] const query::DeadLetterList::Counts& counts() const;
  [[nodiscard]] std::optional<UtcTime> oldest() const;

  [[nodiscard]] QString titleOf(const query::DeadLetterGroup& group) const;
  [[nodiscard]] QString secondLineOf(const query::DeadLetterGroup& group) const;
  [[nodiscard]] QString nextStepOf(const query::DeadLetterGroup& group) const;

 Q_SIGNALS:
  void heldChanged();

 private:
  void rebuild();
  void refreshTicks();
  [[nodiscard]] std::vector<query::DeadLetterGroup> filtered(const std::vector<query::DeadLetterGroup>& all) const;
  [[nodiscard]] QVariant groupData(const QModelIndex& index, const query::DeadLetterGroup& group, int role) const;
  [[nodiscard]] QString display(const query::DeadLetterRow& row, Column column) const;
  [[nodiscard]] QString sentence(const query::DeadLetterRow& row) const;

  query::DeadLetterList m_all, m_held;
  std::vector<query::DeadLetterGroup> m_shown;
  LetterSelection m_selection;
  QString m_search;
  Grouping m_grouping{Grouping::byCause}, m_heldGrouping{Grouping::byCause};
  bool m_hasHeld{false};
  UtcTime m_now{};
};

}  // namespace ack::ui::models

Q_DECLARE_METATYPE(const ack::query::DeadLetterGroup*)
Q_DECLARE_METATYPE(const ack::query::DeadLetterRow*)
