#pragma once
// The tool button that chooses which columns of the Deliveries table are shown, and remembers it for the next start.
// State and event ID always stay, because a row is nothing without them.
#include "core/query/delivery_csv.h"
#include "ui/widgets/button.h"

class QMenu;

namespace ack::ui::delegates {
class RowTableView;
}

namespace ack::ui::deliveries {

/// Thread: gui.
class ColumnChooser final : public widgets::Button {
  Q_OBJECT
 public:
  /// Takes over what was chosen before. `table` outlives it, and has its model and widths.
  ColumnChooser(const style::Theme& theme, delegates::RowTableView* table, QWidget* parent = nullptr);
  /// What is shown, left to right.
  [[nodiscard]] std::vector<query::DeliveryColumn> shown() const;
  [[nodiscard]] QMenu* columns() const { return m_menu; }

 private:
  void setShown(int column, bool shown);
  void remember() const;

  delegates::RowTableView* m_table;
  QMenu* m_menu;
};

}  // namespace ack::ui::deliveries
