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
  /// The width that was given to a section last, at the text size of now; also while it is hidden or stretched.
  [[nodiscard]] int givenWidth(int section) const;
  /// The section that takes what is left never gets narrower than it can be read; rather the list scrolls sideways.
  /// Done by itself when sizes change; to be called where another section takes it from now on.
  void keepRoom();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

 private:
  /// A width with the text size it was meant for: scaled from there, none is lost by going there and back.
  struct Width {
    int pixels;
    int textPercent;
  };
  void noteWidth(int section, int width);
  void fitSections();
  /// Whether its width is what is left, not one that was given.
  [[nodiscard]] bool takesRest(int section) const;
  const style::Theme& m_theme;
  int m_textPercent;  ///< that the sections are as wide for
  int m_stretched{-1};
  QHash<int, std::pair<int, int>> m_paddings;
  QHash<int, Width> m_given;
};

}  // namespace ack::ui::delegates
