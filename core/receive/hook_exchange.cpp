#include "core/receive/hook_exchange.h"

#include "core/base/inflate.h"
#include "core/base/kill_point.h"
#include "core/crypto/digest.h"
#include "core/domain/payload_document.h"
#include "core/provider/request_header.h"
#include "core/receive/hook_answers.h"

namespace ack::receive {
namespace {

// Small enough to be read before the store's state is looked at, so that the connection can stay.
constexpr std::size_t kSmallBody = 64U << 10;
// A clock before this has lost its time (no battery, 1970): it can judge no signature's age.
constexpr UtcTime kEarliestPlausible{std::chrono::sys_days{std::chrono::year{2020} / 1 / 1}};
constexpr std::string_view kVerifierFailed = "verifier_failed";

/// Until when a copy of the signature could do harm: while it is fresh, or for ever where its age is not judged, or
/// where it doesn't prove the content (a stale copy under another body would be kept as an authentic dead letter).
UtcTime freshUntil(const provider::Verification& verification, const provider::Window& window,
                   const provider::Provider& provider) noexcept {
  if (!verification.signedAt || !window.past || !provider::provesContent(provider.coverage())) return UtcTime::max();
  const bool far = *window.past > UtcTime::max() - *verification.signedAt;
  return far ? UtcTime::max() : *verification.signedAt + *window.past;
}

}  // namespace

HookExchange::HookExchange(HookHandler& handler, Waker& waker, std::string_view peer)
    : m_handler(handler), m_peer(peer), m_acceptance(waker) {}

HeadDecision HookExchange::begin(const RequestHead& head, Answer& answer) {
  Admission admission = m_handler.m_router.admit(head, m_route);
  if (admission != Admission::notFound) {
    m_catalogue = m_handler.prepared(m_catalogue);
    if (!m_catalogue) return refuseWith(answer, 503, HookOutcome::unavailable), HeadDecision{true, 0};
    m_source = m_catalogue->find(m_route.source);
    const bool wholeServer = m_route.source.empty();  // OPTIONS *
    const bool known = m_source != nullptr && m_source->admits(m_route.tenant);
    if (!known && !wholeServer) admission = Admission::notFound;
  }
  m_byQuery = admission == Admission::methodNotAllowed && m_source != nullptr && m_source->takesQuery(head);
  if (m_byQuery) {
    if (greet(head, answer)) return {true, 0};
    admission = Admission::admitted;
  }
  if (admission == Admission::unread && m_source->provider && m_source->provider->identifiesWithoutBody())
    admission = Admission::admitted;
  m_untyped = admission == Admission::untyped;
  if (m_untyped) admission = Admission::admitted;
  if (admission != Admission::admitted) return refuseAdmission(head, admission, answer);
  const bool large = head.chunked || head.expectContinue || head.contentLength > kSmallBody;
  if (large && !m_handler.m_acceptor.ready())
    return refuseWith(answer, 503, HookOutcome::unavailable), HeadDecision{true, 0};
  if (large) {
    if (const auto wait = m_source->limit->wait(m_source->rate, m_handler.m_clock.monotonic()); wait.count() > 0) {
      readOrigin(head, m_peer, m_catalogue->trust(), m_origin);
      return refuseRate(head, 0, wait, answer), HeadDecision{true, 0};
    }
  }
  return {false, m_source->source->maxBodyBytes};
}

/// Another method may be the provider's way to ask whether we are there; everything else is refused.
HeadDecision HookExchange::refuseAdmission(const RequestHead& head, Admission admission, Answer& answer) {
  const bool method = admission == Admission::methodNotAllowed;
  if (method && greet(head, answer)) return {true, 0};
  refuseWith(answer, Router::statusOf(admission),
             admission == Admission::notFound ? HookOutcome::notFound : HookOutcome::notAdmitted);
  if (m_source != nullptr && m_source->provider && Router::statusOf(admission) == 415) {
    readOrigin(head, m_peer, m_catalogue->trust(), m_origin);
    reject(head, 0, "media_type");
  }
  if (method) answer.allow = m_source == nullptr ? std::string_view("POST") : std::string_view(m_source->allow);
  return {true, 0};
}

/// A handshake by GET or OPTIONS: never signed, claims nothing, and gives away nothing but the documented answer.
bool HookExchange::greet(const RequestHead& head, Answer& answer) {
  if (m_source == nullptr || head.hasBody() || !m_source->greetsBy(head.method)) return false;
  readOrigin(head, m_peer, m_catalogue->trust(), m_origin);
  m_source->url.compose(head, m_origin, !m_route.tenant.empty(), m_url);
  const std::string_view method = head.method == "HEAD" ? std::string_view("GET") : head.method;
  const auto made = m_source->provider->unsignedHandshake({method, m_url, head.headers, {}}, m_source->keys);
  if (!made) return false;
  answerAs(answer, *made, ResultWord::accepted);
  if (head.method == "OPTIONS") answer.allow = m_source->allow;
  m_handler.note(HookOutcome::handshake);
  return true;
}

Exchange::Outcome HookExchange::handle(const Request& request, Answer& answer) {
  // Our own trouble first, and never as a 4xx: some providers give an event up on the first one (reliability.md 2).
  if (!m_source->provider || !m_handler.m_acceptor.ready()) return refuseWith(answer, 503, HookOutcome::unavailable);
  readOrigin(request.head, m_peer, m_catalogue->trust(), m_origin);
  const auto arrived = m_handler.m_clock.monotonic();
  if (const auto wait = m_source->limit->wait(m_source->rate, arrived); wait.count() > 0)
    return refuseRate(request.head, request.body.size(), wait, answer);
  m_source->url.compose(request.head, m_origin, !m_route.tenant.empty(), m_url);
  m_body = request.body;
  // Where the bytes as sent are signed nothing is unpacked for anybody before his signature was good.
  const bool signsDecoded = m_source->provider->signsDecodedBody();
  if (signsDecoded && !unpack(request, Authenticity::open, answer)) return Outcome::ready;
  const provider::RequestView view{request.head.method, m_url, request.head.headers, m_body};
  if (m_byQuery) m_body = request.head.query;
  m_acceptance.receivedAt = m_handler.m_clock.now();
  if (m_acceptance.receivedAt < kEarliestPlausible) {
    reject(request, "clock_in_doubt");
    return refuseWith(answer, 503, HookOutcome::unavailable);
  }
  const provider::Verification verification = verify(view);
  if (verification.noWorkingSecret) {
    reject(request, verification.reason == kVerifierFailed ? kVerifierFailed : "no_working_secret");
    return refuseWith(answer, 503, HookOutcome::unavailable);
  }
  switch (verification.verdict) {
  case provider::Verdict::invalid:
    return refuseSignature(request, verification, answer);
  case provider::Verdict::stale:
  case provider::Verdict::valid:
    // Only what is authentic counts against the rate, or anybody could use up a provider's share of it.
    if (const auto wait = m_source->limit->take(m_source->rate, arrived); wait.count() > 0)
      return refuseRate(request.head, request.body.size(), wait, answer);
    if (!signsDecoded && !unpack(request, Authenticity::proven, answer)) return Outcome::ready;
    return judge(request, verification, answer);
  }
  return refuseWith(answer, 503, HookOutcome::unavailable);
}

Exchange::Outcome HookExchange::refuseRate(const RequestHead& head, std::size_t bodyBytes,
                                           std::chrono::nanoseconds wait, Answer& answer) {
  reject(head, bodyBytes, "rate");
  refuseWith(answer, 429, HookOutcome::rateLimited);
  answer.retryAfterSeconds = static_cast<int>(std::chrono::ceil<std::chrono::seconds>(wait).count());
  return Outcome::ready;
}

/// A verifier that fails says nothing about the request: that is our fault, like a secret that can't be used.
provider::Verification HookExchange::verify(const provider::RequestView& view) const noexcept {
  try {
    if (m_source->prepared) return m_source->prepared->verify(view, m_source->window, m_acceptance.receivedAt);
  } catch (const std::exception&) {
    // Told by the reason; what a library writes into its exception may hold parts of the request.
  }
  provider::Verification failed;
  failed.verdict = provider::Verdict::invalid;
  failed.noWorkingSecret = true;
  failed.reason = kVerifierFailed;
  return failed;
}

Exchange::Outcome HookExchange::refuseSignature(const Request& request, const provider::Verification& verification,
                                                Answer& answer) {
  reject(request, verification.reason);
  if (m_untyped) return refuseWith(answer, Router::statusOf(Admission::untyped), HookOutcome::signature);
  const provider::AnswerTable& table = m_source->provider->answers();
  const bool none = verification.noSignature;
  // Which part was wrong is nobody's business but ours (contract.md).
  refuse(answer, none ? table.unsignedRequest : table.badSignature, "signature");
  // RFC 9110 asks for a challenge with each 401; there is a registered one for Basic and Bearer only, and no sender
  // of webhooks would answer another.
  const std::string_view challenge = m_source->provider->challenge();
  if (answer.status == 401 && !challenge.empty()) addHeader(answer, "WWW-Authenticate", challenge);
  m_handler.note(HookOutcome::signature);
  return Outcome::ready;
}

bool HookExchange::unpack(const Request& request, Authenticity authenticity, Answer& answer) {
  if (m_byQuery) return true;
  const auto coding = base::contentCodingOf(request.head.contentEncoding);
  if (!coding || *coding == base::ContentCoding::identity) return true;  // the router has refused unknown ones
  auto unpacked = base::inflate(*coding, request.body, m_source->source->maxBodyBytes);
  if (unpacked) {
    m_unpacked = std::move(unpacked).value();
    m_body = m_unpacked;
    return true;
  }
  const std::string why = "content coding: " + unpacked.error().message;
  const bool tooLarge = unpacked.error().code == ErrorCode::full;
  // Also where its ID is in a header: what is stored, compared and forwarded is the unpacked body, and there is none.
  if (authenticity == Authenticity::proven) {
    keepEvidence(request.head, why);
    refuseWith(answer, tooLarge ? 413 : 422, tooLarge ? HookOutcome::notAdmitted : HookOutcome::unidentified);
  } else {
    reject(request, "content_coding");
    refuseWith(answer, tooLarge ? 413 : 400, HookOutcome::notAdmitted);
  }
  return false;
}

/// Authentic: a handshake, something we can't name, too old for this source, or an event to accept.
Exchange::Outcome HookExchange::judge(const Request& request, const provider::Verification& verification,
                                      Answer& answer) {
  static const domain::PayloadDocument kUnread;
  const bool stale = verification.verdict == provider::Verdict::stale;
  const provider::RequestView view{request.head.method, m_url, request.head.headers, m_body};
  // Providers look their headers up in the request itself, so they need not be copied into the document.
  const auto payload = domain::PayloadDocument::read(contentType(request.head), m_body, {});
  if (!stale && payload) {
    if (auto made = m_source->provider->handshake(view, *payload, m_source->keys))
      return answerHandshake(request, std::move(*made), answer);
  }
  auto events = m_source->provider->identify(view, payload ? *payload : kUnread);
  if (!events) return refuseUnidentified(request, payload ? events.error() : payload.error(), answer);
  if (events->empty()) return refuseUnidentified(request, {ErrorCode::invalid, "no event"}, answer);
  // It is authentic and has a name, so it is kept, though nobody can work it off: a dead letter that says why.
  if (!payload)
    for (provider::IdentifiedEvent& event : *events)
      event.problem = "the body can't be read: " + payload.error().message;
  if (stale && m_source->source->onStale == config::OnStale::reject) {
    keepEvidence(request.head, verification.reason);
    refuse(answer, 400, "stale");
    answer.result = ResultWord::stale;
    m_handler.note(HookOutcome::staleRefused);
    return Outcome::ready;
  }
  m_acceptance.events = std::move(events).value();
  m_acceptance.stale = stale;
  m_acceptance.subscription = payload ? m_source->provider->subscriptionOf(view, *payload) : std::string();
  return submit(request, verification, answer);
}

/// At once, or where it asks something of a person, once that is kept: the provider won't say it again.
Exchange::Outcome HookExchange::answerHandshake(const Request& request, provider::Answer made, Answer& answer) {
  if (!made.notice) {
    answerAs(answer, made, ResultWord::accepted);
    m_handler.note(HookOutcome::handshake);
    return Outcome::ready;
  }
  m_acceptance.events.clear();
  m_acceptance.replayKey.clear();
  m_acceptance.notice = std::move(made.notice);
  m_handshake = std::move(made);
  return handToStore(request, answer);
}

std::string_view HookExchange::contentType(const RequestHead& head) const noexcept {
  return m_byQuery ? std::string_view("application/x-www-form-urlencoded") : std::string_view(head.contentType);
}

Exchange::Outcome HookExchange::refuseUnidentified(const Request& request, const Error& error, Answer& answer) {
  keepEvidence(request.head, "unidentified: " + error.message);
  forget();
  return refuseWith(answer, error.code == ErrorCode::full ? 413 : 422, HookOutcome::unidentified);
}

Exchange::Outcome HookExchange::submit(const Request& request, const provider::Verification& verification,
                                       Answer& answer) {
  m_note.assign(m_acceptance.stale ? "stale: " : "valid");
  if (m_acceptance.stale) m_note.append(verification.reason);
  m_acceptance.replayKey = verification.replayKey;
  m_acceptance.replayUntil = freshUntil(verification, m_source->window, *m_source->provider);
  m_evidence = m_acceptance.stale ? staleEvidence(verification, m_acceptance.receivedAt, m_source->window) : "";
  m_acceptance.staleEvidence = m_evidence;
  return handToStore(request, answer);
}

Exchange::Outcome HookExchange::handToStore(const Request& request, Answer& answer) {
  m_acceptance.source = m_source->source;
  m_acceptance.catalogue = m_catalogue->catalogue();
  m_acceptance.tenant = m_route.tenant;
  m_acceptance.contentType = contentType(request.head);
  m_acceptance.bodyIsQuery = m_byQuery;
  m_acceptance.body = m_body;
  m_acceptance.headers = request.head.headers;
  m_acceptance.peer = m_origin.peer;
  m_acceptance.requestId = requestIdOf(request.head);
  m_acceptance.signatureNote = m_note;
  m_acceptance.keepFingerprint = m_source->keepFingerprint;
  m_acceptance.succeeded = false;
  m_acceptance.outcomes.clear();
  base::killPoint("receive.before_submit");
  if (m_handler.m_acceptor.submit(m_acceptance)) return Outcome::later;
  forget();
  return refuseWith(answer, 503, HookOutcome::unavailable);
}

/// Authentic by itself, but a copy: its signature belongs to another event and does not prove this one.
void HookExchange::refuseReplay(Answer& answer) {
  m_handler.m_acceptor.reject({m_source->source->id, m_handler.m_clock.now(),
                               "replayed: its signature was used for another event", m_origin.peer,
                               m_acceptance.requestId, m_body.size(), true, crypto::sha256(m_body)});
  refuse(answer, m_source->provider->answers().badSignature, "signature");
  m_handler.note(HookOutcome::signature);
}

void HookExchange::finish(Answer& answer) {
  if (m_acceptance.succeeded && m_acceptance.keyUsedBefore) {
    refuseReplay(answer);
    return forget();
  }
  if (!m_acceptance.succeeded || m_acceptance.outcomes.size() != m_acceptance.events.size()) {
    refuseWith(answer, 503, HookOutcome::unavailable);
    return forget();
  }
  if (m_handshake) {
    answerAs(answer, *m_handshake, ResultWord::accepted);
    m_handler.note(HookOutcome::handshake);
    return forget();
  }
  const domain::ArrivalResult result = answerSettled(answer, m_acceptance, m_source->provider->answers());
  // RFC 9110 9.3.1: answers to GET may be stored and reused by anything between us, and then a retry would not reach
  // us.
  if (m_byQuery) addHeader(answer, "Cache-Control", "no-store");
  forget();
  switch (result) {
  case domain::ArrivalResult::accepted:
    return m_handler.note(HookOutcome::accepted);
  case domain::ArrivalResult::duplicate:
    return m_handler.note(HookOutcome::duplicate);
  case domain::ArrivalResult::stale:
    return m_handler.note(HookOutcome::stale);
  case domain::ArrivalResult::rejected:
    return;
  }
}

Exchange::Outcome HookExchange::refuseWith(Answer& answer, int status, HookOutcome outcome) {
  refuse(answer, status, errorWordOf(status));
  m_handler.note(outcome);
  return Outcome::ready;
}

void HookExchange::forget() noexcept {
  constexpr std::size_t kFewEvents = 16;
  m_body = {};
  m_acceptance.notice.reset();
  m_handshake.reset();
  if (m_unpacked.capacity() > 0) std::string().swap(m_unpacked);
  if (m_acceptance.events.capacity() <= kFewEvents) return;
  m_acceptance.events = {};
  m_acceptance.outcomes = {};
}

void HookExchange::reject(const Request& request, std::string_view reason) noexcept {
  reject(request.head, request.body.size(), reason);
}

void HookExchange::reject(const RequestHead& head, std::size_t bodyBytes, std::string_view reason) noexcept {
  m_handler.m_acceptor.reject({m_source->source->id,
                               m_handler.m_clock.now(),
                               reason,
                               m_origin.peer,
                               requestIdOf(head),
                               bodyBytes,
                               false,
                               {}});
}

/// Authentic and yet refused: what it was is remembered by hash and length, and why.
void HookExchange::keepEvidence(const RequestHead& head, std::string_view reason) noexcept {
  m_handler.m_acceptor.reject({m_source->source->id, m_handler.m_clock.now(), reason, m_origin.peer,
                               requestIdOf(head), m_body.size(), true, crypto::sha256(m_body)});
}

std::string_view HookExchange::requestIdOf(const RequestHead& head) const noexcept {
  if (!m_source->provider) return {};
  const std::string_view name = m_source->provider->requestIdHeader();
  return name.empty() ? std::string_view{} : provider::findHeader(head.headers, name).value;
}

}  // namespace ack::receive
