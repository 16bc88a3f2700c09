#include "core/query/full_status.h"

#include "core/base/encoding.h"
#include "core/query/engine_owner.h"
#include "core/query/figures.h"
#include "core/query/tls_facts.h"

#include <system_error>

namespace ack::query {
DiskFree diskFreeOf(std::filesystem::path directory) {
  return [directory = std::move(directory)]() -> std::optional<std::int64_t> {
    std::error_code untold;
    const auto space = std::filesystem::space(directory, untold);
    if (untold) return std::nullopt;
    return static_cast<std::int64_t>(space.available);
  };
}

Result<Status> FullStatus::read(const QueryContext& context) {
  auto status = readStatus(context, m_completion);
  if (!status) return status;
  const auto second = m_secondCharges.upTo(context);
  if (!second) return second.error();
  status->secondCharges = *second;
  auto pid = readFact(context, kFactEnginePid);
  auto listen = readFact(context, kFactEngineListen);
  if (!pid) return std::move(pid).error();
  if (!listen) return std::move(listen).error();
  const std::int64_t number = base::parseInteger(*pid).value_or(0);
  if (engineRuns(m_data, number)) {
    status->enginePid = number;
    status->engineListen = std::move(*listen);
    auto tls = readFact(context, kFactTlsState);
    if (!tls) return std::move(tls).error();
    status->tls = domain::tlsStateFromJson(*tls);
    status->tlsTold = tls->empty() || status->tls.has_value();
  }
  status->diskFreeBytes = m_diskFree();
  return status;
}

}  // namespace ack::query
