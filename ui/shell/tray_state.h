#pragma once
// What the tray shows, as a value, and what follows from it: the icon by the worst state, the tooltip, the menu's
// head. Thread: gui.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QString>

#include <optional>

namespace ack::ui::shell {

struct TrayState {
  bool receiving{false};
  bool engineHere{false};  ///< quitting stops receiving
  bool storeSafe{true};    ///< false: it has not answered for a while
  bool open{false};        ///< somebody may see more than totals
  bool signedIn{false};    ///< there is somebody to lock out
  std::optional<query::Status> status;
  std::int64_t withoutOwner{0};  ///< dead letters; known only while `open`
  std::int64_t requests{0};      ///< replays that wait for this person
  int working{0};                ///< workers that have something in hand; 0 where another process has them
  QString holdRefusal;           ///< why this person may not hold the queue; empty: they may
  QString holders;               ///< the roles that may
  std::optional<UtcTime> quietUntil;
  UtcTime now{};
};

struct TrayLook {
  QString icon;     ///< "tray-offline", "tray-attention", "tray-paused", "tray-ok"
  QString tooltip;  ///< "Receiving. 41 queued, oldest 4 min."
  QString headIcon;
  style::Token headToken{style::Token::text2};
  QString headline;  ///< "Receiving"
  QString facts;     ///< "41 queued · oldest 4 min · 6 working"
};

TrayLook trayLook(const TrayState& state);

}  // namespace ack::ui::shell
