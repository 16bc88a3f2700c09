#pragma once
// Judges one pasted request as the receiver would, but says each step and why: what the tester of the window and
// `acknowledgerd test-request` show. Pure. It answers which part is wrong, so it must never be reachable from the
// network; core/receive does not know it.
#include "core/provider/pasted_request.h"
#include "core/provider/signature_search.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ack::provider {

/// In the order of judging.
enum class CheckStep : std::uint8_t { request, headers, secret, signature, signedTime, age, eventId, eventFacts };

enum class StepState : std::uint8_t {
  passed,
  warned,      ///< would be accepted, or is only a sample's age, but somebody should know
  failed,      ///< here the receiver refuses
  notReached,  ///< an earlier step failed
  notNeeded,   ///< this provider has no such thing
};

struct CheckedStep {
  CheckStep step{};
  StepState state{StepState::notReached};
  std::string reason;  ///< one stable word: "missing_header", "mismatch", "too_old", "masked" …; "" where passed
  std::string detail;  ///< names, numbers, IDs of the request; no secret
};

struct RequestToCheck {
  PastedRequest request;
  KeyMaterial keys;
  std::string publicUrl;  ///< as registered with the provider; "": from the request's own target and Host
  Window window;
  UtcTime now{};
  std::vector<NamedKeys> otherKeys;  ///< of other sources, to find a swapped secret
};

struct RequestCheck {
  std::vector<CheckedStep> steps;  ///< one per CheckStep, in order
  std::vector<FoundCause> causes;  ///< where the signature failed
  std::vector<IdentifiedEvent> events;
  std::optional<UtcTime> signedAt;
  bool handshake{false};                           ///< no event but a question whether we are there
  std::shared_ptr<const std::string> body;         ///< shared, because events and payload view it
  std::optional<domain::PayloadDocument> payload;  ///< where it could be read

  [[nodiscard]] const CheckedStep& at(CheckStep step) const { return steps.at(static_cast<std::size_t>(step)); }
  /// Whether the receiver would accept it, were it fresh.
  [[nodiscard]] bool authentic() const { return at(CheckStep::signature).state == StepState::passed; }
};

/// `registry` may be null. Thread: any.
RequestCheck checkRequest(const Provider& provider, const ProviderRegistry* registry, const RequestToCheck& input);

/// One stable word each, for JSON: "signed_time", "not_reached", "body_reserialised".
std::string_view toText(CheckStep step) noexcept;
std::string_view toText(StepState state) noexcept;
std::string_view toText(SignatureCause cause) noexcept;

}  // namespace ack::provider
