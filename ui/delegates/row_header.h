#pragma once
// The header of a row table or tree: each name stands where its column's content begins or ends, over one rule.
#include "ui/style/theme.h"

#include <QHash>
#include <QHeaderView>

namespace ack::ui::delegates {

/// Thread: gui.
class RowHeader final : public QHeaderView {
  Q_OBJECT
 public:
  explicit RowHeader(const style::Theme& theme, QWidget* parent = nullptr);
  /// Paddings of a section where they are not 8.
  void setPadding(int section, int left, int right);

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

 private:
  const style::Theme& m_theme;
  QHash<int, std::pair<int, int>> m_paddings;
};

}  // namespace ack::ui::delegates
