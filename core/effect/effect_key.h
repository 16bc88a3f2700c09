#pragma once
// What makes an effect unique, as the bytes that the store's unique constraint sees. Either the event itself (its
// delivery number: 9 bytes, one for one with source, tenant and event ID), or a business key from a rule, which
// several events of one source and tenant may share so that they cause one effect.
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::effect {

/// Tag 0, the delivery number big-endian, and for a forward (`destination` > 0) the destination's number.
std::string eventKey(DeliveryId delivery, std::int64_t destination);
/// Tag 1, source number, destination's number (0 unless a forward), tenant with its length in front, key text.
std::string businessKey(SourceId source, std::string_view tenant, std::string_view key, std::int64_t destination);

/// The key as people read it: "dlv_…" for an event's own, the text from the payload for a business key.
std::string describeKey(std::string_view key);

}  // namespace ack::effect
