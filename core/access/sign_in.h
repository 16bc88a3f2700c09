#pragma once
// A sign-in in three steps, because the password's hash takes long on purpose and must hold up neither the writer nor
// a screen: look the person up, match (any thread), and record what came of it in one transaction.
#include "core/access/session_keeper.h"
#include "core/crypto/password_hash.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace ack::access {

/// What the first step found; tells its holder nothing about whether there is such a person.
struct Candidate {
  std::string nameSha256;  ///< 32 bytes, of the name's key
  std::string kept;        ///< the password's hash; empty where nobody may sign in by that name
  std::int64_t person{0};
};

struct MatchedCandidate {
  Candidate candidate;
  bool right{false};
  std::optional<std::string> newHash;  ///< the same password under the present parameters
};

struct SignInOutcome {
  std::optional<std::string> token;  ///< signed in
  std::int64_t person{0};            ///< whoever tried, where there is such a person; 0 otherwise
  std::string whyNot;                ///< for the audit trail: "wrong password", "no such person", "too many failures"
  std::chrono::seconds wait{0};      ///< until the next try by that name is looked at
};

/// First step. Reads only; within the caller's transaction or none. Thread: that of the connection.
Result<Candidate> findCandidate(store::Connection& connection, std::string_view name);

/// Until the next try by `name` is looked at, rounded up; 0 where it may try now. Reads only.
Result<std::chrono::seconds> waitBefore(store::Connection& connection, std::string_view name, UtcTime now);

/// Second step. Takes some tenths of a second, as long for a name that nobody has. Thread: any but io, writer, GUI.
MatchedCandidate match(Candidate candidate, std::string_view password, const crypto::ScryptCost& cost,
                       RandomSource& random);

/// Third step, in the caller's write transaction: throttles (after 5 failures 2, 4, 8 … up to 900 s, also where the
/// password is right), counts, keeps a raised hash, and begins the session. What the caller shows for every failure
/// is one sentence. Thread: that of the connection.
Result<SignInOutcome> settleSignIn(store::Connection& connection, const MatchedCandidate& matched,
                                   std::string_view via, const SessionLimits& limits, RandomSource& random,
                                   UtcTime now);

}  // namespace ack::access
