#pragma once
// Every colour, font and icon of the window, in light and dark and at the text size chosen, from the design's tokens.
// Given to each page and widget by reference; widgets repaint, and measure their text anew, on changed().
#include <QColor>
#include <QFont>
#include <QHash>
#include <QIcon>
#include <QObject>
#include <QPixmap>
#include <QString>

#include <array>

namespace ack::ui::style {

/// Names as in the design's token file.
enum class Token {
  window,
  rail,
  surface,
  sunken,
  hover,
  selected,
  border,
  borderStrong,
  controlBorder,
  grid,
  text,
  text2,
  text3,
  link,
  accent,
  accentHover,
  accentTint,
  onAccent,
  focus,
  danger,
  dangerHover,
  onDanger,
  queued,
  queuedTint,
  queuedSolid,
  processing,
  processingTint,
  processingSolid,
  retry,
  retryTint,
  retrySolid,
  completed,
  completedTint,
  completedSolid,
  dead,
  deadTint,
  deadSolid,
  unknown,
  unknownTint,
  unknownSolid,
  held,
  heldTint,
  heldSolid,
  tooltip,
  tooltipText,
  scrim,
};

enum class Role {
  kpi,
  proof,
  title,
  dialog,
  section,
  body,
  bodyStrong,
  small,
  smallStrong,
  caption,
  captionStrong,
  mono,
  monoStrong
};
enum class Mode { system, light, dark };

/// Thread: gui.
class Theme : public QObject {
  Q_OBJECT
 public:
  static constexpr std::array kTextPercents{100, 110, 125, 150};

  explicit Theme(QObject* parent = nullptr);
  /// Loads fonts, sets Fusion, palette and style sheet on the application. Call once after QApplication is made.
  void install(Mode mode);
  void setMode(Mode mode);
  [[nodiscard]] Mode mode() const { return m_mode; }
  /// The text size in percent of the design's; anything but one of kTextPercents is brought to the nearest. Applies
  /// at once.
  void setTextPercent(int percent);
  [[nodiscard]] int textPercent() const { return m_textPercent; }
  /// A height or width of the design that has to hold text, at the text size chosen.
  [[nodiscard]] int scaled(int pixels) const { return (pixels * m_textPercent + 50) / 100; }
  [[nodiscard]] bool isDark() const { return m_dark; }
  [[nodiscard]] QColor color(Token token) const;
  [[nodiscard]] QFont font(Role role) const;
  /// The SVG of resources/icons, tinted; cached by name, size, colour and pixel ratio.
  [[nodiscard]] QPixmap pixmap(const QString& name, int size, Token token, qreal devicePixelRatio) const;
  [[nodiscard]] QIcon icon(const QString& name, int size, Token token) const;

 Q_SIGNALS:
  void changed();

 protected:
  /// Follows the desktop's own switch between light and dark while the mode is Mode::system.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void apply();
  [[nodiscard]] static bool systemIsDark();

  Mode m_mode{Mode::system};
  bool m_dark{false};
  bool m_applying{false};
  mutable QHash<QString, QPixmap> m_pixmaps;
  int m_textPercent{100};
};

}  // namespace ack::ui::style
