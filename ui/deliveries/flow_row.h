#pragma once
// Widgets in a row that breaks into further rows where the window is narrow.
#include <QLayout>
#include <QList>

namespace ack::ui::deliveries {

/// Thread: gui. Owns its items.
class FlowRow final : public QLayout {
 public:
  explicit FlowRow(QWidget* parent, int spacing = 8);
  ~FlowRow() override;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override;
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  void setGeometry(const QRect& rect) override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSize() const override;

 private:
  int place(const QRect& rect, bool apply) const;
  QList<QLayoutItem*> m_items;
  int m_gap;
};

}  // namespace ack::ui::deliveries
