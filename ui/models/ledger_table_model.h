#pragma once
// Lines of the ledger in one window of time, newest first. Lines never change; newer ones enter in front or are held.
#include "core/query/views.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class LedgerTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Time, Ledger, Event, Source, Account, Kind, Amount, kColumns };
  /// Rows kept; beyond it the window must be narrowed (the export has every line).
  static constexpr std::size_t kMaxRows = 20'000;

  explicit LedgerTableModel(QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

  [[nodiscard]] const query::LedgerView* lineAt(int row) const;
  [[nodiscard]] int rowOf(LedgerId id) const;  ///< -1 where it is not loaded

  void reset(const query::LedgerWindow& window, UtcTime now);
  void append(const query::LedgerWindow& older);
  void fetchFailed() { m_fetching = false; }
  /// The same window read again, or one that moved on: newer lines enter where `mayEnter`, else they are held.
  void merge(const query::LedgerWindow& window, bool mayEnter);
  void enterHeld();
  [[nodiscard]] int held() const { return static_cast<int>(m_held.size()); }
  /// An event that two loaded charge lines name, where there is one: always an incident.
  [[nodiscard]] QString eventChargedTwice() const;

 Q_SIGNALS:
  void olderWanted(const std::string& token);
  void heldChanged();

 private:
  [[nodiscard]] QString display(const query::LedgerView& line, Column column) const;
  [[nodiscard]] QString sentence(const query::LedgerView& line) const;

  std::vector<query::LedgerView> m_lines, m_held;
  query::LedgerWindow m_front;
  std::string m_next;
  UtcTime m_now{};
  bool m_fetching{false};
  bool m_gap{false};  ///< more is new than one page
};

}  // namespace ack::ui::models
