#include "ui/shell/tray_state.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

namespace ack::ui::shell {
namespace {

using domain::DeliveryState;
using style::Token;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Tray)
};

QStringList factsOf(const TrayState& state) {
  QStringList facts;
  if (!state.status) return facts;
  facts << Words::tr("%1 queued", "a count").arg(text::count(state.status->states.of(DeliveryState::queued)));
  if (state.status->oldestUnfinishedAt)
    facts << Words::tr("oldest %1", "a duration").arg(text::duration(state.now - *state.status->oldestUnfinishedAt));
  return facts;
}

QString needed(const TrayState& state) {
  QStringList parts;
  if (state.status->openAlerts > 0)
    parts << Words::tr("%n alert(s) open", nullptr, static_cast<int>(state.status->openAlerts));
  if (state.withoutOwner > 0)
    parts << Words::tr("%n dead letter(s) without an owner", nullptr, static_cast<int>(state.withoutOwner));
  return Words::tr("Needs someone. %1.", "what: 3 alerts open").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace

TrayLook trayLook(const TrayState& state) {
  TrayLook look;
  const QStringList facts = factsOf(state);
  QStringList line = facts;
  if (state.working > 0) line << Words::tr("%n working", "workers", state.working);
  look.facts = line.join(QStringLiteral(" · "));
  if (!state.receiving || !state.storeSafe) {
    look.icon = QStringLiteral("tray-offline");
    look.headIcon = QStringLiteral("state-rejected");
    look.headToken = Token::dead;
    look.headline = state.receiving ? Words::tr("The store does not answer") : Words::tr("Not receiving");
    look.tooltip = state.receiving ? Words::tr("The store does not answer. New events are refused.")
                                   : Words::tr("Not receiving. New events are refused.");
    return look;
  }
  const bool held = state.status && state.status->heldWholly;
  look.headIcon = held ? QStringLiteral("state-held") : QStringLiteral("state-completed");
  look.headToken = held ? Token::held : Token::completed;
  look.headline = held ? Words::tr("Held") : Words::tr("Receiving");
  if (state.status && (state.status->openAlerts > 0 || state.withoutOwner > 0)) {
    look.icon = QStringLiteral("tray-attention");
    look.tooltip = needed(state);
  } else if (held) {
    look.icon = QStringLiteral("tray-paused");
    look.tooltip = Words::tr("Held. Events are stored, nothing runs.");
  } else {
    look.icon = QStringLiteral("tray-ok");
    look.tooltip = facts.isEmpty() ? Words::tr("Receiving.")
                                   : Words::tr("Receiving. %1.", "facts").arg(facts.join(QStringLiteral(", ")));
  }
  return look;
}

}  // namespace ack::ui::shell
