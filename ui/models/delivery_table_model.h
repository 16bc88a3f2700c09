#pragma once
// The Deliveries table as Qt's views want it: a window over the keyset-paged list (delivery_window.h). It holds
// values and never queries: it says by signals what it wants, and the page brings it.
#include "ui/models/delivery_window.h"

#include <QAbstractTableModel>

namespace ack::ui::models {

/// Thread: gui.
class DeliveryTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { State, EventId, Source, Type, Attempts, Next, Age, Arrivals, kColumns };

  explicit DeliveryTableModel(QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

  [[nodiscard]] const query::DeliveryRow* rowAt(int row) const;
  [[nodiscard]] int rowOf(DeliveryId id) const;  ///< -1 where it is not in the window

  /// Begins anew with the newest page of `filter`.
  void reset(query::DeliveryPage first, query::DeliveryFilter filter);
  void append(query::DeliveryPage older);
  /// Answer to newerWanted().
  void prepend(query::DeliveryPage newer);
  /// The page could not be read: the same question may be asked again.
  void fetchFailed();
  /// Values in known rows change in place; newer rows enter where `mayEnter`, else they are held.
  void merge(const FreshRows& fresh, bool mayEnter);
  /// The list is paused: newer rows are counted, nothing shown changes.
  void holdOnly(const FreshRows& fresh);
  /// The held rows enter, rows that no longer match leave; begins anew where more is new than one page.
  void enterHeld();
  [[nodiscard]] int held() const { return static_cast<int>(m_window.held()); }
  [[nodiscard]] bool heldIsMore() const { return m_window.heldIsMore(); }
  [[nodiscard]] bool hasDimmed() const { return m_window.hasDimmed(); }

  [[nodiscard]] const query::DeliveryFilter& filter() const { return m_filter; }
  [[nodiscard]] const std::string& olderToken() const { return m_window.olderToken(); }
  /// The view has reached the first row in memory: if pages have left in front, asks for the last of them.
  void wantNewer();
  /// Ages and countdowns of rows `first` to `last` are of `now` from here on.
  void setNow(UtcTime now, int first, int last);
  /// The store does not answer: all rows are shown as old.
  void setStale(bool stale);

 Q_SIGNALS:
  void olderWanted(const std::string& token);
  void newerWanted(const std::string& token);
  void heldChanged();

 private:
  [[nodiscard]] QString display(const WindowRow& shown, Column column) const;
  [[nodiscard]] QString toolTip(const WindowRow& shown, Column column) const;
  [[nodiscard]] QString sentence(const query::DeliveryRow& row) const;
  void emitChanged(const std::vector<std::size_t>& rows);
  void removeDimmed();
  void trimFront();
  void trimEnd();

  DeliveryWindow m_window;
  query::DeliveryFilter m_filter;
  UtcTime m_now{};
  bool m_stale{false};
  bool m_fetchingOlder{false};
  bool m_fetchingNewer{false};
};

}  // namespace ack::ui::models
