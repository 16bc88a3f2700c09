#pragma once
// One line under the sources: how requests come in, by HTTPS with which certificate and until when, or by plain HTTP,
// and the way to the certificate's panel.
#include "core/domain/tls_state.h"
#include "ui/widgets/card.h"

#include <optional>

namespace ack::ui::widgets {
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::sources {

/// Thread: gui.
class ReceiverBar : public widgets::Card {
  Q_OBJECT
 public:
  explicit ReceiverBar(const style::Theme& theme, QWidget* parent = nullptr);
  /// `tls` nullopt: plain HTTP. Hidden while no engine runs.
  void present(bool engineRuns, const std::optional<domain::TlsState>& tls, UtcTime now);

 Q_SIGNALS:
  void certificateWanted();

 private:
  widgets::IconLabel* m_icon;
  widgets::Label* m_fact;
  widgets::Label* m_more;
  widgets::Button* m_open;
};

}  // namespace ack::ui::sources
