#pragma once
// The word, the icon and the colours of every state, so that each looks the same on every screen (DESIGN-UI 3): the
// silhouette alone tells them apart, the word comes second, colour third. Thread: gui.
#include "core/domain/delivery_state.h"
#include "ui/style/theme.h"

#include <QString>

namespace ack::ui::text {

struct Look {
  QString word;
  QString icon;
  style::Token text{style::Token::text2};       ///< word and icon
  style::Token tint{style::Token::heldTint};    ///< badge and banner background
  style::Token solid{style::Token::heldSolid};  ///< bars and fills, never text
};

Look look(domain::DeliveryState state);
Look look(domain::ArrivalResult result);
Look look(domain::EffectState state);
Look look(domain::AttemptResult result);
/// "Charge", "Inbox row", "Status", "Forward"; the icon of the effect kind.
Look look(domain::EffectKind kind);
/// Short word for legends and narrow places: "Retry", "Unknown".
QString shortWord(domain::DeliveryState state);
/// A stable key for settings and filters: the domain's own word.
QString key(domain::DeliveryState state);

}  // namespace ack::ui::text
