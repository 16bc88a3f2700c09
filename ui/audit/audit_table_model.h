#pragma once
// Entries of the audit trail, newest first. Entries never change; newer ones enter in front or are held. What the
// last proof says of an entry is painted beside its hash.
#include "core/query/audit_views.h"

#include <QAbstractTableModel>

#include <optional>

namespace ack::ui::audit {

/// What the delegates of this table ask for beside the roles of ui/models/roles.h.
enum AuditRole : int {
  IconRole = Qt::UserRole + 100,  ///< QString: the icon before the words
  RefusedRole,                    ///< bool
  SystemRole,                     ///< bool: the engine or an account, not a person
  ChainRole,                      ///< int of ChainMark
  MonoRole,                       ///< bool: one ID
};

enum class ChainMark { unproven, proven, bad };

/// Thread: gui.
class AuditTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Number, Time, Who, Role, What, Target, Reason, Hash, kColumns };
  /// Rows kept; beyond it the filter must be narrowed (the export has every entry).
  static constexpr std::size_t kMaxRows = 20'000;

  explicit AuditTableModel(QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

  [[nodiscard]] const query::AuditRow* rowAt(int row) const;
  [[nodiscard]] int rowOf(std::int64_t number) const;  ///< -1 where it is not loaded

  void reset(const query::AuditPage& page, UtcTime now);
  void append(const query::AuditPage& older);
  void fetchFailed() { m_fetching = false; }
  /// The first page read again: newer entries enter where `mayEnter`, else they are held.
  void merge(const query::AuditPage& page, bool mayEnter);
  void enterHeld();
  [[nodiscard]] int held() const { return static_cast<int>(m_held.size()); }
  /// Whether there may be older entries that match.
  [[nodiscard]] bool goesOn() const { return !m_next.empty(); }
  /// What is known of the chain; nullopt: nothing yet.
  void setProof(const std::optional<query::AuditProof>& proof);

 Q_SIGNALS:
  void olderWanted(const std::string& token);
  void heldChanged();

 private:
  [[nodiscard]] QString display(const query::AuditRow& row, Column column) const;
  [[nodiscard]] QString sentence(const query::AuditRow& row) const;
  [[nodiscard]] QVariant tooltip(const query::AuditRow& row, Column column) const;
  [[nodiscard]] ChainMark mark(const query::AuditRow& row) const;

  std::vector<query::AuditRow> m_rows, m_held;
  query::AuditPage m_front;
  std::string m_next;
  std::optional<query::AuditProof> m_proof;
  UtcTime m_now{};
  bool m_fetching{false};
  bool m_gap{false};  ///< more is new than one page
};

}  // namespace ack::ui::audit
