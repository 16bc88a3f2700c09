#pragma once
// "Refund the extra line?": what will happen, to how much, and whether it can be undone; a reason where one is
// needed; and a button that repeats the verb and the amount. A failure is told in the sheet, which stays as it was.
#include "ui/widgets/sheet.h"

class QPlainTextEdit;

namespace ack::ui::widgets {

class Banner;
class Button;
class FormField;

struct Question {
  QString title;  ///< asks
  QString icon;
  QString body;  ///< rich text; what comes from outside must be escaped
  QString verb;  ///< of the button: "Refund 0.0490 EUR"
  bool danger{false};
  bool reasonNeeded{true};
  int leastReason{10};  ///< characters, without spaces at the ends
  int mostReason{500};
  QString reasonLabel{};  ///< empty: "Reason"
  int width{420};
};

/// Thread: gui.
class ConfirmSheet : public Sheet {
  Q_OBJECT
 public:
  ConfirmSheet(const style::Theme& theme, QWidget* opener, const Question& question);
  /// Between the text and the reason: further fields.
  [[nodiscard]] QVBoxLayout* extra() const { return m_extra; }
  [[nodiscard]] QString reason() const;
  /// The confirmed deed is under way: nothing can be pressed.
  void wait();
  /// It came to nothing: says why, and may be tried again.
  void fail(const QString& sentence);

 Q_SIGNALS:
  /// Pressed with all that is needed; the sheet stays open until dismiss().
  void confirmed(const QString& reason);

 protected:
  /// Whether the further fields are as they must be; otherwise says what is missing and takes the focus there.
  virtual bool extraIsGood() { return true; }

 private:
  void confirm();
  Question m_question;
  QVBoxLayout* m_extra;
  QPlainTextEdit* m_reason;
  FormField* m_field;
  Banner* m_trouble;
  Button* m_cancel;
  Button* m_confirm;
};

}  // namespace ack::ui::widgets
