#pragma once
// Why a delivery was set aside, in plain words with the next step (DESIGN-UI 13): a number, who or what, and what to
// do. Codes never stand here; they come on a second line from the evidence. Thread: gui.
#include "core/domain/delivery_state.h"

#include <QString>

#include <cstdint>

namespace ack::ui::text {

/// One line without a number: "The CRM refuses our password". `where` is the destination or source.
QString causeTitle(domain::DeadCause cause, const QString& where);
/// A whole sentence: "crm refuses our password, so 6 events can't finish."
QString causeSentence(domain::DeadCause cause, const QString& where, std::int64_t count);
/// What a person does about it: "Renew the password or token that crm asks for."
QString causeNextStep(domain::DeadCause cause, const QString& where);
/// What stays true meanwhile: "They were set aside, not run."
QString causeComfort(domain::DeadCause cause, const QString& where);
/// Two or three words for a badge or filter: "Password refused".
QString causeShort(domain::DeadCause cause);
/// Icon of a cause's group row.
QString causeIcon(domain::DeadCause cause);

}  // namespace ack::ui::text
