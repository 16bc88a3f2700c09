#pragma once
// The judge of a run (reliability.md, section 0): holds what the senders saw against what the store says and what the
// destination saw. Knows nothing of how the product works inside.
#include "tests/kit/load_client.h"
#include "tests/kit/store_view.h"

namespace ack::kit {

struct Violation {
  std::string invariant;  ///< "I1" …
  std::string text;
};

/// One call the destination saw: its idempotency key, and whether it took effect there.
struct DownstreamCall {
  std::string key, body;
  bool committed{false};
};

struct Expectation {
  bool chargeEach{true};         ///< each completed event has exactly one charge of its amount
  bool inboxEach{true};          ///< … and exactly one inbox row
  bool drained{true};            ///< nothing may be left unfinished
  bool chargeBeforeDone{false};  ///< a forward follows: the charge stands before the event is completed (domain.md 6)
  int maxAttempts{8};
  bool quick{false};  ///< the view was read quickly: attempts and effects are not there
};

/// Everything that is wrong, at most 50 findings.
std::vector<Violation> judge(const std::vector<SentRecord>& sent, const StoreView& store,
                             const std::vector<DownstreamCall>& calls, const Expectation& expectation);
/// One line each, "" where nothing is wrong.
std::string describe(const std::vector<Violation>& violations);
/// The product's own `check`, and its `ledger export` and `status --json` beside the view; "" where all agree.
std::string crossCheck(const std::filesystem::path& data, const StoreView& store);

}  // namespace ack::kit
