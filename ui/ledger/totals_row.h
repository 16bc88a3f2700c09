#pragma once
// The total of the whole window, one row per currency, over a double rule: a proven total stands under the table
// whatever rows are in sight.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace ack::ui::ledger {

/// Thread: gui.
class TotalsRow final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kRowHeight = 36;

  explicit TotalsRow(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const std::vector<query::LedgerWindow::Total>& totals);
  /// Where the table's amounts end, from this widget's left.
  void setAmountRight(int x);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  std::vector<query::LedgerWindow::Total> m_totals;
  int m_amountRight{0};
};

}  // namespace ack::ui::ledger
