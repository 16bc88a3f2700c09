#pragma once
// One fact of the status strip: icon and words, a button where there is a page behind it.
#include "ui/style/theme.h"

#include <QAbstractButton>

namespace ack::ui::shell {

/// Thread: gui.
class StatusItem : public QAbstractButton {
  Q_OBJECT
 public:
  /// `opens`: a click leads somewhere; otherwise it takes no focus and no clicks.
  StatusItem(const style::Theme& theme, bool opens, QWidget* parent = nullptr);
  void present(const QString& icon, style::Token ink, const QString& words);
  /// Marked as the place where one is.
  void setCurrent(bool current);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  QString m_icon;
  style::Token m_ink{style::Token::text2};
  bool m_opens;
  bool m_current{false};
};

}  // namespace ack::ui::shell
