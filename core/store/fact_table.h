#pragma once
// Single facts of the store as a whole, by name.
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

constexpr std::string_view kFactInstance = "instance";                  ///< 32 hexadecimal digits, random, for ever
constexpr std::string_view kFactBoot = "boot";                          ///< starts so far
constexpr std::string_view kFactBootDeliveryMax = "boot_delivery_max";  ///< newest delivery when this boot began
constexpr std::string_view kFactMissingAccepted = "missing_accepted";   ///< acknowledged events found missing, ever
constexpr std::string_view kFactMissingAcknowledged = "missing_acknowledged";  ///< of those, how many were seen to
constexpr std::string_view kFactMissingReason = "missing_acknowledged_reason";
constexpr std::string_view kFactRollBackAt = "roll_back_at_us";  ///< when such a shortfall was last seen

/// Thread: that of its connection.
class FactTable {
 public:
  explicit FactTable(Connection& connection);
  Result<void> set(std::string_view name, std::string_view value);
  Result<std::optional<std::string>> get(std::string_view name);
  /// 0 where the fact is absent; corrupt where it is no number.
  Result<std::int64_t> number(std::string_view name);

 private:
  CachedStatement m_set, m_get;
};

}  // namespace ack::store
