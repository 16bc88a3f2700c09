#include "core/operate/reveal_command.h"

#include "core/base/encoding.h"
#include "core/domain/payload_document.h"
#include "core/operate/reason.h"
#include "core/store/payload_codec.h"
#include "core/store/payload_table.h"

#include <boost/json/object.hpp>

#include <optional>

namespace ack::operate {
namespace {

using access::Permission;

audit::Deed deedOf(std::string action, DeliveryId delivery, std::string reason) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.targets = {domain::toText(delivery)};
  deed.reason = std::move(reason);
  return deed;
}

struct Place {
  std::int64_t payload{0};
  std::string element;
  std::string bodySha256;  ///< of what arrived
};

Result<Place> placeOf(store::Connection& connection, DeliveryId delivery) {
  auto prepared = connection.prepare("SELECT payload_id, element, body_sha256 FROM delivery WHERE delivery_id = $1");
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope s(**prepared);
  s->bind(1, delivery.value);
  const auto row = s->step();
  if (!row) return row.error();
  if (!*row) return Error{ErrorCode::notFound, "there is no delivery " + domain::toText(delivery)};
  return Place{s->integer(0), std::string(s->text(1)), std::string(s->blob(2))};
}

/// Of a batch only the event's own part: the others are other people's.
Result<std::string> ownPart(const store::Payload& payload, const std::string& element) {
  if (element.empty()) return payload.body;
  auto document = domain::PayloadDocument::read(payload.contentType, payload.body, {});
  if (!document) return std::move(document).error();
  const domain::JsonLookup part = document->part(element);
  if (part.state != domain::LookupState::found)
    return Error{ErrorCode::corrupt, "the event's part of its batch is not there"};
  return std::string(part.value.raw());
}

Result<RevealedPayload> open(const Desk& desk, const Place& place) {
  auto stored = store::PayloadTable(desk.connection).load(place.payload);
  if (!stored) return std::move(stored).error();
  if (!*stored) return Error{ErrorCode::notFound, "the payload was removed by retention"};
  auto payload = store::openPayload(**stored, desk.vault);
  if (!payload) return std::move(payload).error();
  auto body = ownPart(*payload, place.element);
  if (!body) return std::move(body).error();
  RevealedPayload revealed;
  revealed.contentType = std::move(payload->contentType);
  revealed.body = std::move(*body);
  for (domain::Header& header : payload->headers)
    revealed.headers.emplace_back(std::move(header.name), std::move(header.value));
  revealed.redacted = (*stored)->redacted;
  return revealed;
}

}  // namespace

Result<RevealedPayload> reveal(const Desk& desk, const Caller& caller, DeliveryId delivery,
                               const std::string& reason) {
  std::optional<RevealedPayload> revealed;
  auto done = perform(desk, caller, Permission::revealPayload, deedOf("payload.reveal", delivery, reason),
                      [&](const access::Actor&, UtcTime) -> Result<Change> {
                        if (auto good = checkReason(reason); !good) return std::move(good).error();
                        auto place = placeOf(desk.connection, delivery);
                        if (!place) return std::move(place).error();
                        auto opened = open(desk, *place);
                        if (!opened) return std::move(opened).error();
                        revealed = std::move(*opened);
                        return Change{nullptr,
                                      boost::json::object{{"body_sha256", base::toHex(place->bodySha256)},
                                                          {"bytes", revealed->body.size()},
                                                          {"redacted", revealed->redacted}},
                                      {}};
                      });
  if (!done) return std::move(done).error();
  return std::move(*revealed);
}

Result<void> noteCopy(const Desk& desk, const Caller& caller, DeliveryId delivery, const std::string& reason) {
  return perform(desk, caller, Permission::revealPayload, deedOf("payload.copy", delivery, reason),
                 [&](const access::Actor&, UtcTime) -> Result<Change> {
                   if (auto good = checkReason(reason); !good) return std::move(good).error();
                   auto place = placeOf(desk.connection, delivery);
                   if (!place) return std::move(place).error();
                   return Change{nullptr, boost::json::object{{"body_sha256", base::toHex(place->bodySha256)}}, {}};
                 });
}

}  // namespace ack::operate
