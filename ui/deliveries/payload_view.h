#pragma once
// The masked payload with line numbers, and its facts. Clear text is shown only as long as PayloadReveal says.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QPlainTextEdit>
#include <QWidget>

#include <optional>

namespace ack::ui::widgets {
class FactsList;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deliveries {

class PayloadReveal;

/// Read-only text with line numbers; keys in their own colour. Thread: gui.
class CodeView final : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit CodeView(const style::Theme& theme, QWidget* parent = nullptr);
  void setCode(const QString& code);
  /// Clear text leaves the window by its own button only.
  void setSelectable(bool selectable);

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
  /// Where there is a session: a way to the clear text, for whoever may. Call once.
  void offerReveal(session::Session& session, const Clock& clock);
  /// Whose payload it will be; nullopt: nobody's yet.
  void setDelivery(std::optional<DeliveryId> delivery);

 private:
  void showMasked();
  void showClear(const QString& clearText);

  const style::Theme& m_theme;
  QString m_masked;
  bool m_purged{false};
  std::optional<DeliveryId> m_delivery;
  PayloadReveal* m_reveal{nullptr};
  widgets::IconLabel* m_icon;
  widgets::Label* m_line;
  CodeView* m_code;
  widgets::FactsList* m_facts;
};

}  // namespace ack::ui::deliveries
