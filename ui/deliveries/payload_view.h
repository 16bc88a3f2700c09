#pragma once
// The masked payload with line numbers, and its facts. Never shows clear personal values: it only gets the masked
// text.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QPlainTextEdit>
#include <QWidget>

namespace ack::ui::widgets {
class FactsList;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::deliveries {

/// Read-only text with line numbers; keys in their own colour. Thread: gui.
class CodeView final : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit CodeView(const style::Theme& theme, QWidget* parent = nullptr);
  void setCode(const QString& code);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Numbers;
  class Highlighter;
  void restyle();
  void paintNumbers(QWidget* numbers);
  [[nodiscard]] int numbersWidth() const;
  const style::Theme& m_theme;
  Numbers* m_numbers;
  Highlighter* m_highlighter;
};

/// Thread: gui.
class PayloadPane final : public QWidget {
  Q_OBJECT
 public:
  explicit PayloadPane(const style::Theme& theme, QWidget* parent = nullptr);
  /// `sha256Hex` is of the first accepted arrival's body; empty: not known.
  void present(const query::PayloadView& payload, const QString& sha256Hex);
  void clear();

 private:
  const style::Theme& m_theme;
  widgets::IconLabel* m_icon;
  widgets::Label* m_line;
  CodeView* m_code;
  widgets::FactsList* m_facts;
};

}  // namespace ack::ui::deliveries
