#include "core/query/trial_words.h"

#include <array>

// Marks a text and its comment for the translators' tool; the window looks them up in this context.
#define ACK_WORDS(context, text, comment) text, comment

namespace ack::query {
namespace {

/// Words for a reason of the verifiers, by the reason's own name.
struct ReasonWords {
  std::string_view reason;
  const char* text;
  const char* comment;
};

constexpr std::array kSignatureReasons{
    ReasonWords{"mismatch",
                ACK_WORDS("RequestTester", "It was made with another secret, or over other bytes.", "signature")},
    ReasonWords{"bad_encoding", ACK_WORDS("RequestTester",
                                          "The signature is not written as it should be: base64 where hexadecimal is "
                                          "due, or the other way round, or not whole.",
                                          "")},
    ReasonWords{"malformed_header",
                ACK_WORDS("RequestTester", "The header is not built as this provider builds it.", "signature")},
    ReasonWords{"no_supported_signature",
                ACK_WORDS("RequestTester", "None of the signatures there is of a kind that counts here.", "")},
    ReasonWords{"algorithm_not_allowed",
                ACK_WORDS("RequestTester",
                          "It names an algorithm that is not allowed here; \"none\" never is, because anybody could "
                          "make that one.",
                          "")},
    ReasonWords{"header_not_allowed",
                ACK_WORDS("RequestTester",
                          "The token brings its own key or an extension (crit, jku, jwk, x5u, x5c), which is never "
                          "accepted.",
                          "")},
    ReasonWords{"malformed_token",
                ACK_WORDS("RequestTester",
                          "The token can't be read. It has three parts with dots between; copy it whole.", "")},
    ReasonWords{"malformed_claims", ACK_WORDS("RequestTester", "The token's claims can't be read.", "")},
    ReasonWords{"missing_expiry",
                ACK_WORDS("RequestTester", "The token does not say until when it holds (exp).", "")},
    ReasonWords{"duplicate_timestamp", ACK_WORDS("RequestTester", "The signed time stands there twice.", "")},
    ReasonWords{"claim_iss", ACK_WORDS("RequestTester", "The token is from another issuer (claim iss).", "")},
    ReasonWords{"claim_api_key", ACK_WORDS("RequestTester", "The token is for another account (claim api_key).", "")},
    ReasonWords{"claim_mismatch",
                ACK_WORDS("RequestTester", "A claim of the token is not what the recipe wants.", "")},
    ReasonWords{"claim_url_hash",
                ACK_WORDS("RequestTester",
                          "The token is genuine, but made for another URL (claim url_hash). Give the URL that the "
                          "provider has.",
                          "")},
    ReasonWords{
        "claim_payload_hash",
        ACK_WORDS("RequestTester", "The token is genuine, but made for another body (claim payload_hash).", "")},
    ReasonWords{"handshake_token",
                ACK_WORDS("RequestTester",
                          "What is signed looks like a token that a challenge would have signed, so it is no event.",
                          "")},
    ReasonWords{"malformed_body",
                ACK_WORDS("RequestTester",
                          "The body can't be read as this provider sends it, so what is signed can't "
                          "be found in it.",
                          "")},
    ReasonWords{"malformed_parameters", ACK_WORDS("RequestTester", "The signed fields can't be read.", "")},
    ReasonWords{"duplicate_parameter", ACK_WORDS("RequestTester", "A signed field stands there twice.", "")},
    ReasonWords{
        "unsigned_query",
        ACK_WORDS("RequestTester", "The signature does not cover the fields in the URL, and there is no body.", "")},
    ReasonWords{"unsigned_body",
                ACK_WORDS("RequestTester",
                          "The signature does not cover this body: it is no form, and the URL has no "
                          "hash of it.",
                          "")},
    ReasonWords{"topic_not_allowed",
                ACK_WORDS("RequestTester", "It comes from a topic that the source does not name (topics).", "")},
    ReasonWords{"untrusted_cert_url",
                ACK_WORDS("RequestTester", "The certificate it names is not on the provider's own hosts.", "")},
};

Sentence plain(const char* text, const char* comment) { return {text, comment, {}}; }

Sentence requestSentence(const CheckedStep& step) {
  if (step.reason == "no_body")
    return plain(ACK_WORDS("RequestTester",
                           "Nothing stands behind the headers. Paste the body too, after an empty line.", ""));
  if (step.reason == "other_length")
    return {
        ACK_WORDS("RequestTester",
                  "The body's length is not what Content-Length says (%1 bytes), so it is not whole or was changed.",
                  "pasted / announced bytes"),
        {step.detail}};
  return {ACK_WORDS("RequestTester", "%1 bytes of body", "a number"), {step.detail}};
}

Sentence headersSentence(const CheckedStep& step) {
  if (step.reason == "missing_header" && step.detail.empty())
    return plain(ACK_WORDS("RequestTester", "The header with the signature is missing.", ""));
  if (step.reason == "missing_header") return {ACK_WORDS("RequestTester", "%1 is missing.", "header"), {step.detail}};
  if (step.reason == "missing_signature")
    return plain(ACK_WORDS(
        "RequestTester", "There is no signature where this provider puts it: in fields of the body or the URL.", ""));
  if (step.reason == "missing_timestamp")
    return plain(ACK_WORDS("RequestTester", "There is a signature, but not the time that is signed with it.", ""));
  if (step.reason == "duplicate_header")
    return {ACK_WORDS("RequestTester", "A signed header stands there twice: %1", ""), {step.detail}};
  if (step.reason == "empty_header") return {ACK_WORDS("RequestTester", "%1 is empty.", "header"), {step.detail}};
  if (step.reason == "masked")
    return {ACK_WORDS("RequestTester", "%1 is shown shortened or masked. Copy its whole value.", "header"),
            {step.detail}};
  return {"%1", "", {step.detail}};
}

Sentence secretSentence(const CheckedStep& step) {
  if (step.reason == "no_secret") return plain(ACK_WORDS("RequestTester", "There is no secret.", ""));
  if (step.reason == "no_certificate")
    return plain(
        ACK_WORDS("RequestTester",
                  "The engine fetches this provider's certificate when a request comes. To try one here, give "
                  "its public key.",
                  ""));
  if (step.reason == "unusable_secret")
    return plain(
        ACK_WORDS("RequestTester",
                  "It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.", ""));
  return {};
}

Sentence signatureSentence(const CheckedStep& step) {
  if (step.state != StepState::failed) return {};
  for (const ReasonWords& words : kSignatureReasons)
    if (words.reason == step.reason) return {words.text, words.comment, {}};
  return {ACK_WORDS("RequestTester", "The provider's check says: %1", "a code word"), {step.reason}};
}

Sentence ageSentence(const CheckedStep& step) {
  if (step.reason == "too_old")
    return plain(ACK_WORDS("RequestTester",
                           "This sample is older than the window. Sent now, it would be set aside and not run.", ""));
  if (step.reason == "too_new")
    return plain(ACK_WORDS("RequestTester", "It is signed ahead of this machine's clock. Check the clock.", ""));
  return {};
}

Sentence identitySentence(const CheckedStep& step) {
  if (step.reason == "handshake")
    return plain(ACK_WORDS("RequestTester", "This is a handshake: it is answered and makes no event.", ""));
  if (step.reason == "unreadable_body")
    return {ACK_WORDS("RequestTester", "The body can't be read: %1", ""), {step.detail}};
  if (step.reason == "no_event_id")
    return {ACK_WORDS("RequestTester", "No event ID is where this provider puts it. %1", ""), {step.detail}};
  if (step.reason == "batch") return {ACK_WORDS("RequestTester", "%1 and more: a batch", "event ID"), {step.detail}};
  if (step.reason == "none") return plain(ACK_WORDS("RequestTester", "This provider names neither.", ""));
  return {"%1", "", {step.detail}};
}

}  // namespace

std::string filled(const Sentence& sentence) {
  std::string out;
  for (const char* at = sentence.text; *at != '\0'; ++at) {
    const bool value = at[0] == '%' && at[1] >= '1' && at[1] <= '9';
    if (!value) {
      out += *at;
      continue;
    }
    const auto index = static_cast<std::size_t>(*++at - '1');
    if (index < sentence.values.size()) out += sentence.values[index];
  }
  while (out.ends_with(' ')) out.pop_back();  // behind a value that is empty
  return out;
}

Sentence stepName(CheckStep step) noexcept {
  switch (step) {
  case CheckStep::request:
    return plain(ACK_WORDS("RequestTester", "Request can be read", ""));
  case CheckStep::headers:
    return plain(ACK_WORDS("RequestTester", "Headers are there", ""));
  case CheckStep::secret:
    return plain(ACK_WORDS("RequestTester", "Secret can be used", ""));
  case CheckStep::signature:
    return plain(ACK_WORDS("RequestTester", "Signature matches", ""));
  case CheckStep::signedTime:
    return plain(ACK_WORDS("RequestTester", "Signed time is read", ""));
  case CheckStep::age:
    return plain(ACK_WORDS("RequestTester", "Age is inside the window", ""));
  case CheckStep::eventId:
    return plain(ACK_WORDS("RequestTester", "Event ID is found", ""));
  case CheckStep::eventFacts:
    return plain(ACK_WORDS("RequestTester", "Type and time are found", ""));
  }
  return {};
}

Sentence stepSentence(const CheckedStep& step) {
  if (step.state == StepState::notReached) return plain(ACK_WORDS("RequestTester", "not reached", ""));
  if (step.state == StepState::notNeeded && step.reason.empty())
    return step.step == CheckStep::secret
               ? plain(ACK_WORDS("RequestTester", "This provider's keys come from its certificates.", ""))
               : plain(ACK_WORDS("RequestTester", "This provider signs no time.", ""));
  switch (step.step) {
  case CheckStep::request:
    return requestSentence(step);
  case CheckStep::headers:
    return headersSentence(step);
  case CheckStep::secret:
    return secretSentence(step);
  case CheckStep::signature:
    return signatureSentence(step);
  case CheckStep::signedTime:
    if (step.reason == "bad_timestamp")
      return plain(ACK_WORDS("RequestTester", "The signed time can't be read.", ""));
    return {"%1", "", {step.detail}};
  case CheckStep::age:
    return ageSentence(step);
  case CheckStep::eventId:
  case CheckStep::eventFacts:
    return identitySentence(step);
  }
  return {};
}

Sentence causeSentence(const FoundCause& cause) {
  switch (cause.cause) {
  case SignatureCause::bodyLineEnd:
    return cause.detail == "removed"
               ? plain(ACK_WORDS("RequestTester",
                                 "It matches without the line end behind the body: that came with pasting.", ""))
               : plain(ACK_WORDS("RequestTester", "It matches with a line end behind the body: that was lost.", ""));
  case SignatureCause::bodyLineEnds:
    return {ACK_WORDS("RequestTester", "It matches with %1 line ends: they were changed on the way.", ""),
            {cause.detail}};
  case SignatureCause::bodyWhiteSpace:
    return plain(ACK_WORDS("RequestTester", "It matches without the white space around the body.", ""));
  case SignatureCause::bodyReserialised:
    return {ACK_WORDS("RequestTester",
                      "It matches when the JSON is written anew (%1): something read the body and wrote it again.",
                      "how, in English"),
            {cause.detail}};
  case SignatureCause::bodyMark:
    return plain(
        ACK_WORDS("RequestTester", "It matches when the byte-order mark in front of the body is changed.", ""));
  case SignatureCause::bodyBase64:
    return plain(ACK_WORDS("RequestTester", "It matches when the body is decoded from base64.", ""));
  case SignatureCause::secretWhiteSpace:
    return plain(ACK_WORDS("RequestTester", "It matches without the blanks or quotes around the secret.", ""));
  case SignatureCause::secretForm:
    return {ACK_WORDS("RequestTester", "It matches when the secret is used in another form: %1.", "how, in English"),
            {cause.detail}};
  case SignatureCause::otherSecret:
    return {ACK_WORDS("RequestTester", "It matches with the secret of the source %1: the secrets are swapped.", ""),
            {cause.detail}};
  case SignatureCause::urlDiffers:
    return {ACK_WORDS("RequestTester", "It matches for the URL %1. Give exactly this one as the public URL.", ""),
            {cause.detail}};
  case SignatureCause::otherProvider:
    return {ACK_WORDS("RequestTester", "It matches as a request of %1. Choose that provider.", ""), {cause.detail}};
  }
  return {};
}

Sentence noCauseSentence(const CheckedStep& signature) {
  if (signature.reason != "mismatch") return {};
  return plain(ACK_WORDS("RequestTester",
                         "No change of line ends, JSON spelling, secret form or URL makes it match. Most likely the "
                         "secret is another one (test and live?), or the body is not whole.",
                         ""));
}

}  // namespace ack::query
