#pragma once
// A question within the window: the page behind it is dimmed and out of reach, the focus stays inside, Esc leaves,
// Ctrl+Enter presses the primary button, and the focus goes back to where it came from.
#include "ui/style/theme.h"

#include <QPointer>
#include <QWidget>

class QAbstractButton;
class QHBoxLayout;
class QVBoxLayout;

namespace ack::ui::widgets {

class Label;

/// Thread: gui. Covers the nearest ancestor of the opener whose property "sheetHost" is true, else its window.
/// Deletes itself once it is closed, however that comes about.
class Sheet : public QWidget {
  Q_OBJECT
 public:
  enum class Size { confirm, dialog };  ///< dialog: a header with a rule under it, header and footer 64 high

  Sheet(const style::Theme& theme, QWidget* opener, Size size, const QString& title, const QString& icon, int width);
  ~Sheet() override;

  void setTitle(const QString& title);
  /// One line of facts under the title of a dialog.
  void setFacts(const QString& facts);
  /// Where the content goes; scrolls where the window is too low.
  [[nodiscard]] QVBoxLayout* body() const { return m_body; }
  /// At the right of the header of a dialog.
  [[nodiscard]] QHBoxLayout* headerRow() const { return m_headerRow; }
  /// Buttons, right-aligned; there is a stretch at its left.
  [[nodiscard]] QHBoxLayout* footer() const { return m_footer; }
  void setPrimary(QAbstractButton* button) { m_primary = button; }
  void setFirstFocus(QWidget* widget) { m_first = widget; }
  /// A fixed height of the frame where the window has it; 0: as high as the content.
  void setFrameHeight(int height);
  void open();
  /// Hides it, gives the focus back, and tells closed().
  void dismiss();
  /// While a deed is under way Esc doesn't leave.
  void setBusy(bool busy);
  [[nodiscard]] bool isBusy() const { return m_busy; }

 Q_SIGNALS:
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  /// Esc and Cancel.
  virtual void leave();

 private:
  class Frame;
  void build(Size size, const QString& title, const QString& icon, int width);
  void arrange();
  void keepFocus(QWidget* now);
  bool takeKey(QKeyEvent* key);
  [[nodiscard]] bool isTop() const;
  [[nodiscard]] QList<QWidget*> stops() const;

  const style::Theme& m_theme;
  QWidget* m_host;
  QPointer<QWidget> m_opener;
  QPointer<QWidget> m_first;
  QPointer<QWidget> m_focused;  ///< the last place inside
  QPointer<QAbstractButton> m_primary;
  Frame* m_frame{nullptr};
  Label* m_title{nullptr};
  Label* m_facts{nullptr};
  QWidget* m_content{nullptr};
  QVBoxLayout* m_body{nullptr};
  QHBoxLayout* m_headerRow{nullptr};
  QHBoxLayout* m_footer{nullptr};
  QWidget* m_header{nullptr};
  QWidget* m_footerBar{nullptr};
  int m_width{0}, m_frameHeight{0};  ///< of the design; no height: what the content needs
  bool m_busy{false};
};

}  // namespace ack::ui::widgets
