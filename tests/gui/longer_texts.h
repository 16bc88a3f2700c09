#pragma once
// A language whose every text is 40 % longer than English, as Norwegian and Hungarian may be, and the question
// whether a page still has room for it.
#include <QAbstractButton>
#include <QStringList>
#include <QTranslator>
#include <QWidget>

namespace ack::gui {

/// Installed while it lives. Before the widgets are made that it is to change.
class LongerTexts final : public QTranslator {
 public:
  LongerTexts();
  ~LongerTexts() override;
  LongerTexts(const LongerTexts&) = delete;
  LongerTexts& operator=(const LongerTexts&) = delete;
  [[nodiscard]] bool isEmpty() const override { return false; }
  [[nodiscard]] QString translate(const char* context, const char* source, const char* comment, int n) const override;
};

/// What stands beyond the page's right edge, and buttons that are narrower than their words.
QStringList cutTexts(const QWidget& page);

}  // namespace ack::gui
