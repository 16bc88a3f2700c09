#pragma once
// How the outcome of a hook request reads on the wire: the contract's JSON, or what the provider documents.
#include "core/accept/acceptor.h"
#include "core/provider/provider.h"
#include "core/receive/answer.h"

namespace ack::receive {

/// The answer to a settled acceptance: accepted, duplicate or stale, one event or a batch. The provider's table
/// decides status, type and body where it says something. A batch as a whole is always answered as accepted: what
/// became of each event stands in its own entry. Returns what became of it all: accepted where anything was new,
/// stale where anything was stored stale, else duplicate.
domain::ArrivalResult answerSettled(Answer& answer, const accept::Acceptance& acceptance,
                                    const provider::AnswerTable& table);

/// A handshake's or another ready-made answer of the provider.
void answerAs(Answer& answer, const provider::Answer& made, ResultWord result);

/// Why an authentic request was too old or too new, for the dead letter: by which time, and what is allowed.
std::string staleEvidence(const provider::Verification& verification, UtcTime receivedAt,
                          const provider::Window& window);

}  // namespace ack::receive
