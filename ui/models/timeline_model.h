#pragma once
// Entries of one event's time line as a list model, so that each entry is also a list item for assistive technology.
#include "ui/models/story_entries.h"

#include <QAbstractListModel>

namespace ack::ui::models {

/// Thread: gui.
class TimelineModel final : public QAbstractListModel {
  Q_OBJECT
 public:
  using QAbstractListModel::QAbstractListModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  /// Replaces the entries; the view keeps its place where only values or the end changed.
  void setEntries(std::vector<StoryEntry> entries);
  [[nodiscard]] const std::vector<StoryEntry>& entries() const { return m_entries; }
  /// Countdowns are of `now`.
  void setNow(UtcTime now);
  [[nodiscard]] UtcTime now() const { return m_now; }

 private:
  std::vector<StoryEntry> m_entries;
  UtcTime m_now{};
};

/// The title with its countdown, where the entry has one.
QString entryTitle(const StoryEntry& entry, UtcTime now);

}  // namespace ack::ui::models
