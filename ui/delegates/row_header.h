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
  void resizeEvent(QResizeEvent* event) override;
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

 private:
  void fitSections();
  /// The section that takes what is left never gets narrower than it can be read; rather the list scrolls sideways.
  void keepRoom();
  const style::Theme& m_theme;
  int m_textPercent;  ///< that the sections are as wide for
  int m_stretched{-1};
  QHash<int, std::pair<int, int>> m_paddings;
};

}  // namespace ack::ui::delegates
