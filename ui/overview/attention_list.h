#pragma once
// What a person should look at, ordered by harm: a sentence, why waiting is safe, whose it is, since when, and one
// button that leads to it.
#include "core/query/views.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

#include <vector>

namespace ack::ui::widgets {
class Badge;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::overview {

/// Thread: gui.
class AttentionList : public widgets::Card {
  Q_OBJECT
 public:
  explicit AttentionList(const style::Theme& theme, QWidget* parent = nullptr);
  /// Rebuilds rows only where their words changed, so that a button under the pointer stays.
  void present(const std::vector<query::AttentionItem>& items, UtcTime now);

 Q_SIGNALS:
  void pageRequested(const QString& key, const QString& filter);

 private:
  class Row;
  void fitColumns();
  const style::Theme& m_theme;
  widgets::Label* m_waiting;
  widgets::Badge* m_count;
  QWidget* m_nothing;
  QWidget* m_buttonSpace;
  QList<Row*> m_rows;
};

}  // namespace ack::ui::overview
