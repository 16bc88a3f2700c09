#pragma once
// One connection's side of the hooks. The acceptance lives here and points into the connection's buffer until the
// store has settled it, so that nothing is copied or queued per event.
#include "core/receive/hook_handler.h"

namespace ack::receive {

/// Thread: the connection's io thread; the acceptance's settled() comes on the writer's.
class HookExchange final : public Exchange {
 public:
  HookExchange(HookHandler& handler, Waker& waker, std::string_view peer);

  HeadDecision begin(const RequestHead& head, Answer& answer) override;
  Outcome handle(const Request& request, Answer& answer) override;
  void finish(Answer& answer) override;

 private:
  class PendingAcceptance final : public accept::Acceptance {
   public:
    explicit PendingAcceptance(Waker& waker) : m_waker(waker) {}
    void settled(const Result<void>& outcome) noexcept override {
      succeeded = outcome.ok();
      m_waker.wake();
    }
    bool succeeded{false};

   private:
    Waker& m_waker;
  };

  enum class Authenticity { open, proven };

  HeadDecision refuseAdmission(const RequestHead& head, Admission admission, Answer& answer);
  bool greet(const RequestHead& head, Answer& answer);
  /// What is read as the event's document: a query as a form.
  [[nodiscard]] std::string_view contentType(const RequestHead& head) const noexcept;
  Outcome refuseWith(Answer& answer, int status, HookOutcome outcome);
  Outcome refuseRate(const RequestHead& head, std::size_t bodyBytes, std::chrono::nanoseconds wait, Answer& answer);
  [[nodiscard]] provider::Verification verify(const provider::RequestView& view) const noexcept;
  Outcome refuseSignature(const Request& request, const provider::Verification& verification, Answer& answer);
  Outcome judge(const Request& request, const provider::Verification& verification, Answer& answer);
  Outcome submit(const Request& request, const provider::Verification& verification, Answer& answer);
  Outcome answerHandshake(const Request& request, provider::Answer made, Answer& answer);
  Outcome handToStore(const Request& request, Answer& answer);
  void refuseReplay(Answer& answer);
  /// false: it can't be unpacked, and `answer` says so.
  bool unpack(const Request& request, Authenticity authenticity, Answer& answer);
  /// Gives back what only this request needed, so that an idle connection holds little.
  void forget() noexcept;
  Outcome refuseUnidentified(const Request& request, const Error& error, Answer& answer);
  void reject(const Request& request, std::string_view reason) noexcept;
  void reject(const RequestHead& head, std::size_t bodyBytes, std::string_view reason) noexcept;
  void keepEvidence(const RequestHead& head, std::string_view reason) noexcept;
  [[nodiscard]] std::string_view requestIdOf(const RequestHead& head) const noexcept;

  HookHandler& m_handler;
  const std::string_view m_peer;
  PendingAcceptance m_acceptance;
  PreparedCataloguePtr m_catalogue;
  const PreparedSource* m_source{nullptr};  ///< of m_catalogue
  Route m_route;
  ClientOrigin m_origin;
  std::string m_url;
  std::string_view m_body;  ///< without its content coding: what is read, stored and handed on
  std::string m_unpacked;   ///< what m_body views where the request was packed
  std::string m_note, m_evidence;
  bool m_byQuery{false};                        ///< the event is the query of a GET, and there is no body
  bool m_untyped{false};                        ///< a body of no declared type, read only where it is authentic
  std::optional<provider::Answer> m_handshake;  ///< to be given once its notice is kept
};

}  // namespace ack::receive
