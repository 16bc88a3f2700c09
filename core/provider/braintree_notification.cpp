#include "core/provider/braintree_notification.h"

#include <expat.h>

#include <limits>
#include <memory>
#include <vector>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxDepth = 64;

/// Collects the texts at three places while expat walks the document. Nothing here throws but for want of memory.
class NotificationReader {
 public:
  std::optional<BraintreeNotification> read(std::string_view xml) {
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(XML_ParserCreate("UTF-8"),
                                                                              &XML_ParserFree);
    if (!parser || xml.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) return std::nullopt;
    m_parser = parser.get();
    XML_SetUserData(m_parser, this);
    XML_SetElementHandler(m_parser, &NotificationReader::began, &NotificationReader::ended);
    XML_SetCharacterDataHandler(m_parser, &NotificationReader::text);
    XML_SetStartDoctypeDeclHandler(m_parser, &NotificationReader::docType);
    const bool whole = XML_Parse(m_parser, xml.data(), static_cast<int>(xml.size()), 1) == XML_STATUS_OK;
    if (!whole || m_refused) return std::nullopt;
    return std::move(m_found);
  }

 private:
  void refuse() {
    m_refused = true;
    XML_StopParser(m_parser, XML_FALSE);
  }

  /// notification/kind, notification/timestamp and notification/subject/<anything>/id.
  std::string* place() {
    if (m_path.size() < 2 || m_path[0] != "notification") return nullptr;
    if (m_path.size() == 2 && m_path[1] == "kind") return &m_found.kind;
    if (m_path.size() == 2 && m_path[1] == "timestamp") return &m_found.timestamp;
    if (m_path.size() == 4 && m_path[1] == "subject" && m_path[3] == "id") return &m_found.subjectId;
    return nullptr;
  }

  static void XMLCALL began(void* self, const XML_Char* name, const XML_Char** /*attributes*/) {
    auto& reader = *static_cast<NotificationReader*>(self);
    if (reader.m_path.size() >= kMaxDepth) return reader.refuse();
    reader.m_path.emplace_back(name);
    reader.m_place = reader.place();
    if (reader.m_place != nullptr && !reader.m_place->empty()) reader.refuse();
  }
  static void XMLCALL ended(void* self, const XML_Char* /*name*/) {
    auto& reader = *static_cast<NotificationReader*>(self);
    reader.m_path.pop_back();
    reader.m_place = nullptr;
  }
  static void XMLCALL text(void* self, const XML_Char* text, int size) {
    auto& reader = *static_cast<NotificationReader*>(self);
    if (reader.m_place != nullptr) reader.m_place->append(text, static_cast<std::size_t>(size));
  }
  static void XMLCALL docType(void* self, const XML_Char*, const XML_Char*, const XML_Char*, int) {
    static_cast<NotificationReader*>(self)->refuse();
  }

  XML_Parser m_parser{nullptr};  // of the call to read()
  std::vector<std::string> m_path;
  std::string* m_place{nullptr};
  BraintreeNotification m_found;
  bool m_refused{false};
};

}  // namespace

std::optional<BraintreeNotification> readBraintreeNotification(std::string_view xml) {
  return NotificationReader().read(xml);
}

}  // namespace ack::provider
