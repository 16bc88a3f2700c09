#pragma once
// What /metrics shows: the store's totals, what requests came to, and how busy the engine is.
#include "core/receive/admin_handler.h"
#include "core/receive/hook_handler.h"
#include "core/receive/tls_keeper.h"
#include "core/store/totals.h"
#include "core/work/work_engine.h"

#include <vector>

namespace ack::runtime {

struct EngineFigures {
  const store::Totals& totals;
  const receive::HookHandler& hooks;
  work::WorkStatus work;
  const receive::Receiver& receiver;
  std::size_t writesWaiting{0};
  std::int64_t lastCommitMicros{0};
  std::int64_t missingAccepted{0};
  const receive::TlsKeeper* tls{nullptr};  ///< null: plain HTTP
};

/// Samples of one name stand together, as OpenMetrics asks.
std::vector<receive::MetricSample> engineMetrics(const EngineFigures& figures);

}  // namespace ack::runtime
