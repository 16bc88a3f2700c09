#include "core/query/views.h"

namespace ack::query {

std::int64_t StateCounts::unfinished() const {
  std::int64_t sum = 0;
  for (std::size_t state = 0; state < byState.size(); ++state)
    if (domain::isUnfinished(static_cast<domain::DeliveryState>(state))) sum += byState.at(state);
  return sum;
}

}  // namespace ack::query
