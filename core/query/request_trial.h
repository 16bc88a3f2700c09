#pragma once
// Tries a pasted request against a source without storing or running anything: each step of judging it, then which
// rules would apply and which effects they would plan. For the person who sets the source up, on this machine only.
#include "core/config/catalogue.h"
#include "core/domain/delivery_state.h"
#include "core/provider/request_check.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::query {

using provider::CheckedStep;
using provider::CheckStep;
using provider::FoundCause;
using provider::SignatureCause;
using provider::StepState;

struct TrialEffect {
  domain::EffectKind kind{};
  std::string words;  ///< "cus_1, −12.30 EUR", "thread cus_1", "to crm"
};

/// What one event of the request would cause.
struct TrialEvent {
  std::string eventId, type;
  std::optional<UtcTime> occurredAt;
  std::vector<int> rules;  ///< numbers of those that apply, from 1
  std::vector<TrialEffect> effects;
  std::string refused;  ///< why the effects can't be planned; such an event becomes a dead letter
};

struct RequestTrial {
  std::vector<CheckedStep> steps;
  std::vector<FoundCause> causes;
  bool authentic{false}, handshake{false};
  std::optional<UtcTime> signedAt;
  std::vector<TrialEvent> events;
};

/// `source` is one of `catalogue`'s or one that is not saved yet; `catalogue` gives the destinations, and the secrets
/// of other sources to recognise a swapped one. invalid where the text is no request, notFound for an unknown
/// provider. Thread: any; takes up to a second where the signature does not match.
Result<RequestTrial> tryRequest(const provider::ProviderRegistry& providers, const config::Catalogue& catalogue,
                                const config::Source& source, std::string_view pasted, UtcTime now);

std::string toJson(const RequestTrial& trial);

}  // namespace ack::query
