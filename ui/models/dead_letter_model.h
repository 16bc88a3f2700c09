#pragma once
// Dead letters grouped by cause, as a tree of two levels: groups, and under each its deliveries, newest first.
#include "core/query/views.h"

#include <QAbstractItemModel>

namespace ack::ui::models {

/// Thread: gui.
class DeadLetterModel final : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Column { EventId, SourceType, Attempts, Evidence, Arrived, Age, kColumns };

  explicit DeadLetterModel(QObject* parent = nullptr);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Takes new groups. Same groups and rows: values change in place. Otherwise the tree is built anew where
  /// `mayMove`, else the groups wait for releaseHeld(). Answers whether the tree was built anew.
  bool present(std::vector<query::DeadLetterGroup> groups, bool mayMove);
  [[nodiscard]] bool hasHeld() const { return m_hasHeld; }
  void releaseHeld();
  /// Only rows whose event ID, source, type, evidence or cause contains `search`; only rows without owner.
  void setFilter(const QString& search, bool onlyWithoutOwner);
  void setNow(UtcTime now);

  /// nullptr where `index` is not a row of that kind.
  [[nodiscard]] const query::DeliveryRow* rowAt(const QModelIndex& index) const;
  [[nodiscard]] const query::DeadLetterGroup* groupAt(const QModelIndex& index) const;
  [[nodiscard]] QModelIndex indexOf(DeliveryId id) const;
  /// What makes a group the same group tomorrow.
  [[nodiscard]] static QString keyOf(const query::DeadLetterGroup& group);
  [[nodiscard]] std::int64_t total() const;
  [[nodiscard]] std::int64_t withoutOwner() const;
  [[nodiscard]] std::optional<UtcTime> oldest() const;

 Q_SIGNALS:
  void heldChanged();

 private:
  void rebuild();
  [[nodiscard]] std::vector<query::DeadLetterGroup> filtered(const std::vector<query::DeadLetterGroup>& all) const;
  [[nodiscard]] QVariant groupData(const query::DeadLetterGroup& group, int role) const;
  [[nodiscard]] QString display(const query::DeliveryRow& row, Column column) const;
  [[nodiscard]] QString sentence(const query::DeliveryRow& row) const;

  std::vector<query::DeadLetterGroup> m_all, m_shown, m_held;
  QString m_search;
  bool m_onlyWithoutOwner{false};
  bool m_hasHeld{false};
  UtcTime m_now{};
};

}  // namespace ack::ui::models

Q_DECLARE_METATYPE(const ack::query::DeadLetterGroup*)
