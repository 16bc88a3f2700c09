#pragma once
// Stripe-shaped events that each ask for one charge and one inbox row, and the apply file that grants it. The amount
// and the account are a function of the number, so that sums can be foretold.
#include "tests/kit/load_client.h"

#include <filesystem>

namespace ack::kit {

constexpr const char* kStripeSecret = "whsec_rig_stripe_canary_5f2a9c";

struct ChargeShape {
  std::string prefix{"evt_rig"};
  std::string source{"stripe"};
  std::size_t bodyBytes{2'048};
  int accounts{7};
};

/// "evt_rig_000000000042": 20 characters, so that no ID can be taken for 16 packed bytes.
std::string chargeId(const ChargeShape& shape, std::int64_t number);
/// Signed now; sending it again later within the window is a redelivery.
Shot chargeShot(const ChargeShape& shape, std::int64_t number);

/// An apply file with the source "stripe": charge and inbox row for charge.succeeded; with a destination's URL also a
/// forward to it. `destination` is the JSON of one destination named "crm", or "".
std::string chargeConfig(const std::string& destination = {}, const std::string& settings = "{}");
/// Writes the file beside `data` and applies it; "" or what went wrong.
std::string applyConfig(const std::filesystem::path& data, const std::string& json, const Headers& environment = {});

}  // namespace ack::kit
