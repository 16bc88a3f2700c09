#pragma once
// Paste a real request and see each step of judging it pass or fail, with the cause where the signature does not
// match, and what its events would do. Nothing is stored, nothing is run, nothing leaves this machine.
#include "core/query/request_trial.h"
#include "ui/style/theme.h"

#include <QWidget>

class QPlainTextEdit;
class QVBoxLayout;

namespace ack::ui::widgets {
class Button;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::addsource {

/// Thread: gui.
class RequestTester : public QWidget {
  Q_OBJECT
 public:
  explicit RequestTester(const style::Theme& theme, QWidget* parent = nullptr);
  /// A check is under way.
  void setBusy(bool busy);
  void present(const Result<query::RequestTrial>& trial);
  void clearResult();
  void setPasted(const QString& text);
  /// Neither what was pasted nor what came of it is left.
  void forget();

 Q_SIGNALS:
  /// The person wants the pasted text tried.
  void checkWanted(const QString& text);

 private:
  void addRow(const QString& icon, style::Token token, const QString& name, const QString& sentence, int indent = 0);
  void addVerdict(const query::RequestTrial& trial);
  void addEvents(const query::RequestTrial& trial);
  const style::Theme& m_theme;
  QPlainTextEdit* m_paste;
  widgets::Button* m_check;
  QWidget* m_result{nullptr};
  QVBoxLayout* m_rows{nullptr};
  QVBoxLayout* m_right;
};

}  // namespace ack::ui::addsource
