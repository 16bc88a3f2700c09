#pragma once
// Above the dead letters: those set aside or those closed, search, by what they are grouped, and three chips that
// narrow the list, with their counts.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace ack::ui::widgets {
class Chip;
class SearchField;
class SegmentedControl;
}  // namespace ack::ui::widgets

namespace ack::ui::deadletters {

/// Thread: gui.
class LetterFilterBar final : public QWidget {
  Q_OBJECT
 public:
  explicit LetterFilterBar(const style::Theme& theme, QWidget* parent = nullptr);

  [[nodiscard]] query::DeadLetterFilter filter() const;
  /// What people closed, in place of what is set aside.
  [[nodiscard]] bool showsClosed() const;
  [[nodiscard]] QString search() const;
  [[nodiscard]] bool isNarrowing() const;
  [[nodiscard]] QWidget* searchField() const;
  void setCounts(const query::DeadLetterList::Counts& counts);
  void setSearch(const QString& search);
  void setNoOwner(bool on);
  /// Those set aside, without any chip or search.
  void clear();

 Q_SIGNALS:
  /// The store must be asked anew.
  void filterChanged();
  void searchChanged();

 private:
  void showParts();
  widgets::SegmentedControl* m_which;
  widgets::SearchField* m_search;
  widgets::SegmentedControl* m_grouping;
  widgets::Chip* m_noOwner;
  widgets::Chip* m_old;
  widgets::Chip* m_unknown;
};

}  // namespace ack::ui::deadletters
