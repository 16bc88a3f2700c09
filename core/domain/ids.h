#pragma once
// Strong types for the store's row numbers and their text form: a prefix and thirteen Crockford base-32 digits, so
// that they sort by age and no extra index is needed ("dlv_000000000019f").
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::domain {

template <class Tag>
struct RowId {
  std::int64_t value{0};
  friend auto operator<=>(const RowId&, const RowId&) = default;
};

struct SourceTag {};
struct DeliveryTag {};
struct ArrivalTag {};
struct EffectTag {};
struct LedgerTag {};
struct InboxTag {};
using SourceId = RowId<SourceTag>;
using DeliveryId = RowId<DeliveryTag>;
using ArrivalId = RowId<ArrivalTag>;
using EffectId = RowId<EffectTag>;
using LedgerId = RowId<LedgerTag>;
using InboxId = RowId<InboxTag>;

std::string toText(DeliveryId id);  ///< "dlv_…"
std::string toText(ArrivalId id);   ///< "arr_…"
std::string toText(EffectId id);    ///< "eff_…"
std::string toText(LedgerId id);    ///< "led_…"
std::string toText(InboxId id);     ///< "inb_…"
/// Exactly the text forms above, digits in either case; nullopt otherwise.
std::optional<DeliveryId> deliveryIdFrom(std::string_view text) noexcept;
std::optional<ArrivalId> arrivalIdFrom(std::string_view text) noexcept;
std::optional<EffectId> effectIdFrom(std::string_view text) noexcept;
std::optional<LedgerId> ledgerIdFrom(std::string_view text) noexcept;
std::optional<InboxId> inboxIdFrom(std::string_view text) noexcept;

/// Who an event is: (source, tenant, event ID). Both strings are opaque bytes: never trimmed, case-folded,
/// normalised.
struct EventIdentity {
  SourceId source;
  std::string tenant;
  std::string eventId;
  friend bool operator==(const EventIdentity&, const EventIdentity&) = default;
};

/// The stored form of an event ID: a canonical lower-case UUID becomes its 16 bytes, anything else stays as it is,
/// except that a text which could be taken for such 16 bytes gets one NUL behind it. One-to-one and exact in both
/// directions.
std::string packEventId(std::string_view eventId);
std::string unpackEventId(std::string_view packed);

}  // namespace ack::domain

namespace ack {
using domain::ArrivalId;
using domain::DeliveryId;
using domain::EffectId;
using domain::EventIdentity;
using domain::InboxId;
using domain::LedgerId;
using domain::SourceId;
}  // namespace ack
