#include "core/work/delivery_job.h"

#include <algorithm>

namespace ack::work {

domain::RetryLimits retryLimits(const config::Catalogue& catalogue, std::int64_t destination) {
  const config::Settings& settings = catalogue.settings;
  domain::RetryLimits limits{settings.maxAttempts, settings.backoffBase, settings.backoffCap, settings.maxAge};
  const config::Destination* const own = destination > 0 ? catalogue.destination(destination) : nullptr;
  if (own != nullptr && own->maxAttempts > 0) limits.maxAttempts = own->maxAttempts;
  limits.maxAttempts = std::max(1, limits.maxAttempts);
  return limits;
}

}  // namespace ack::work
