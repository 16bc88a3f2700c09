#pragma once
// One row per POST that reached us, and for a batch one more per element. Evidence: never changed afterwards.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::store {

/// Views must live until insert() returns.
struct NewArrival {
  UtcTime at{};
  SourceId source;
  std::optional<DeliveryId> delivery;  ///< none for a rejected one and for a batch
  domain::ArrivalResult result{domain::ArrivalResult::accepted};
  std::string_view signature;  ///< what the verifier said; the reason of a rejection
  bool contentMismatch{false};
  std::string_view bodySha256;  ///< empty for one that was not authentic, whose body is not looked at
  std::int64_t bodyBytes{0};
  std::string_view peer;
  std::string_view requestId;
};

/// Thread: that of its connection.
class ArrivalTable {
 public:
  explicit ArrivalTable(Connection& connection);
  Result<ArrivalId> insert(const NewArrival& arrival);
  Result<void> insertElement(ArrivalId arrival, std::int64_t position, DeliveryId delivery,
                             domain::ArrivalResult result);

 private:
  Connection& m_connection;
  CachedStatement m_insert, m_insertElement;
};

}  // namespace ack::store
