#pragma once
// The frozen manifest of a replay as a tree of two levels: its deliveries, oldest first, and under each its effects
// with what is known, what the replay does, and the risk of a duplicate. Read page by page, as one scrolls.
#include "core/query/replay_views.h"

#include <QAbstractItemModel>

#include <map>

namespace ack::ui::models {

/// Thread: gui.
class ReplayPreviewModel final : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Column { Effect, Known, OnReplay, Risk, kColumns };
  enum Role : int { ItemRole = Qt::UserRole + 1, EffectRole, DiffersRole, PhaseRole };

  explicit ReplayPreviewModel(QObject* parent = nullptr);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

  /// Begins anew with the first page.
  void reset(query::ReplayItemPage first);
  void append(query::ReplayItemPage next);
  /// Further items could not be read: they may be asked for again.
  void fetchFailed() { m_fetching = false; }
  /// How the deliveries that are shown stand now; others are left alone.
  void update(const std::vector<query::ReplayItemView>& rows);
  void setNow(UtcTime now) { m_now = now; }
  /// A running replay shows what became of each delivery instead of what is foretold.
  void setRunning(bool running);
  /// What is shown now is what was seen before: later differences to it are marked.
  void remember();
  void forget();
  /// Of the deliveries shown, how many differ from what was remembered.
  [[nodiscard]] int differing() const;

  [[nodiscard]] const query::ReplayItemView* itemAt(const QModelIndex& index) const;
  [[nodiscard]] const query::ReplayEffectView* effectAt(const QModelIndex& index) const;

 Q_SIGNALS:
  void moreWanted(const std::string& token);

 private:
  [[nodiscard]] QVariant itemData(const query::ReplayItemView& item, int role) const;
  [[nodiscard]] QString display(const query::ReplayEffectView& effect, Column column) const;
  [[nodiscard]] bool differs(const query::ReplayItemView& item) const;

  std::vector<query::ReplayItemView> m_items;
  std::map<std::int64_t, std::string> m_seen;
  std::string m_next;
  UtcTime m_now{};
  bool m_fetching{false}, m_running{false};
};

}  // namespace ack::ui::models

Q_DECLARE_METATYPE(const ack::query::ReplayItemView*)
Q_DECLARE_METATYPE(const ack::query::ReplayEffectView*)
