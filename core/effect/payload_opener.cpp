#include "core/effect/payload_opener.h"

namespace ack::effect {

Result<PayloadOpener::Answer> PayloadOpener::open(std::int64_t id, const std::string& element,
                                                  std::optional<store::StoredPayload> stored) {
  if (m_opened && m_opened->id == id && !element.empty()) return Answer{m_opened.get(), {}, {}};
  m_opened.reset();
  if (!stored) {
    auto loaded = m_payloads.load(id);
    if (!loaded) return std::move(loaded).error();
    stored = std::move(*loaded);
  }
  if (!stored) return Answer{nullptr, Missing::purged, "its payload was removed by retention"};
  auto payload = store::openPayload(*stored, m_vault);
  if (!payload)
    return Answer{nullptr, Missing::damaged,
                  "the stored payload is not what was accepted: " + payload.error().message};
  auto opened = std::make_unique<OpenedPayload>(
      OpenedPayload{id, std::move(payload).value(), Error{ErrorCode::internal, "not read"}});
  opened->document = domain::PayloadDocument::read(opened->payload.contentType, opened->payload.body,
                                                   std::move(opened->payload.headers));
  m_opened = std::move(opened);
  return Answer{m_opened.get(), {}, {}};
}

}  // namespace ack::effect
