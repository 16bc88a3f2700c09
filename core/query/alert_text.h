#pragma once
// Alerts in plain words: what happened and what a person is to do, for the command line and for what is sent. The
// window says the same in its own, translated words.
#include "core/base/clock.h"
#include "core/query/alert_views.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ack::query {

/// One line without a full stop, with the number first where there is one: "3 dead letters at crm (permanent)". The
/// subject may hold anything; what is shown of it is safe (domain::safeLine).
std::string alertSentence(domain::AlertKind kind, std::string_view subject, std::int64_t count);
std::string alertSentence(const AlertView& alert);

/// What is to be done about it: one or two sentences that name no subject.
std::string_view alertNextStep(domain::AlertKind kind) noexcept;
/// When it ends by itself: "its dead letters are replayed or closed"; "" of a kind that only a person ends.
std::string_view alertEnd(domain::AlertKind kind) noexcept;

}  // namespace ack::query
