#pragma once
// Alerts in words, the same on the page, in the tray and in notifications: a sentence with its number first, the next
// step, the page it leads to, and what was sent about it. Never payload: an alert holds none. Thread: gui.
#include "core/query/views.h"

#include "core/query/alert_views.h"
#include "ui/text/state_words.h"

#include <QString>

namespace ack::ui::text {

struct AlertWords {
  QString icon;
  style::Token token{style::Token::text2};
  QString sentence;      ///< "4 events were set aside: crm refuses our password."
  QString nextStep;      ///< "Renew the password or token that crm asks for."
  QString button;        ///< "Open 4", "See source"
  QString page, filter;  ///< as in shell::Page::pageRequested; no page: there is nothing to open
};

AlertWords wordsOf(const query::AlertView& alert);
/// "Open", "Taken on", "Resolved", with icon and colours.
Look look(domain::AlertState state);
/// What it is over by; for the tooltip of a button that can't resolve it by hand.
QString endsWhen(domain::AlertKind kind);
/// Of all that was or is to be sent, the newest of each channel: "E-mail sent, webhook waits". Empty: nothing was
/// made.
Look sentLook(const query::AlertView& alert);
/// One message in a sentence: "E-mail sent 14:30:12 UTC, after 2 tries".
QString messageWords(const query::AlertMessageView& message, UtcTime now);
QString channelWord(domain::AlertChannel channel);

}  // namespace ack::ui::text
