#pragma once
// A receiver with the product's own handler, acceptor and a real store, and a client that signs as the provider does.
#include "core/receive/hook_handler.h"
#include "core/receive/receiver.h"
#include "tests/contract/hostile_client.h"
#include "tests/unit/accept/accept_kit.h"

#include <boost/json/parse.hpp>

#include <QJsonDocument>
#include <QJsonObject>

#include <string>
#include <utility>
#include <vector>

namespace kit {

struct Reply {
  int status{0};
  QByteArray head, body;
  [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
  [[nodiscard]] QByteArray header(const QByteArray& name) const {
    for (const QByteArray& line : head.split('\n'))
      if (line.toLower().startsWith(name.toLower() + ": ")) return line.mid(name.size() + 2).trimmed();
    return {};
  }
};

/// The first answer in `bytes`; status 0 where it isn't whole yet.
inline Reply replyIn(const QByteArray& bytes) {
  Reply reply;
  const qsizetype end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return reply;
  reply.head = bytes.left(end);
  const qsizetype length = reply.header("Content-Length").toLongLong();
  if (bytes.size() < end + 4 + length) return reply;
  reply.body = bytes.mid(end + 4, length);
  reply.status = bytes.mid(9, 3).toInt();
  return reply;
}

class HookRig {
 public:
  explicit HookRig(ack::receive::ReceiverLimits limits = quick()) {
    auto made = ack::provider::ProviderRegistry::create();
    if (!made) qFatal("%s", made.error().message.c_str());
    registry = *made;
    addSource("github", "github", {"topsecret"});
    addSource("twilio", "twilio", {"12345"}).publicUrl = "https://hooks.example.com/hooks/twilio";
    addSource("svix", "standard_webhooks", {"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"});
    addSource("strict", "standard_webhooks", {"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}).onStale =
        ack::config::OnStale::reject;
    addSource("slack", "slack", {"8f742231b10e8888abcd99yyyzzz85a5"});
    addSource("keyless", "github", {""});
    addSource("batch", "generic", {"s"}).recipe =
        boost::json::parse(R"({"algo":"sha256","header":"X-Sig","enc":"hex","signed":["body"],
                               "event_id":"body:[].id"})")
            .get_object();
    addSource("small", "github", {"topsecret"}).maxBodyBytes = 100;
    catalogue->version = 1;
    handler = std::make_unique<ack::receive::HookHandler>([this]() -> ack::config::CataloguePtr { return catalogue; },
                                                          registry, *store.acceptor, store.clock);
    ack::receive::ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    options.limits = limits;
    receiver = std::make_unique<ack::receive::Receiver>(options, *handler, clock);
    if (const auto started = receiver->start(); !started) qFatal("%s", started.error().message.c_str());
    port = static_cast<std::uint16_t>(std::stoi(receiver->url().substr(receiver->url().rfind(':') + 1)));
  }
  ~HookRig() {
    store.connection->onCommit = nullptr;
    receiver->stop();
  }

  static ack::receive::ReceiverLimits quick() {
    ack::receive::ReceiverLimits limits;
    limits.tick = std::chrono::milliseconds(20);
    limits.linger = std::chrono::milliseconds(200);
    return limits;
  }

  ack::config::Source& addSource(const std::string& name, const std::string& provider,
                                 const std::vector<std::string>& secrets) {
    ack::config::Source source;
    source.name = name;
    source.provider = provider;
    for (const std::string& secret : secrets) source.secrets.push_back({"", secret});
    const auto ensured =
        store.writer->execute(ack::store::WriteLane::operate, [&](ack::store::WriteContext& context) {
          const auto id = context.tables.source.ensure(name);
          if (id) source.id = *id;
          return id ? ack::Result<void>{} : ack::Result<void>{id.error()};
        });
    if (!ensured) qFatal("%s", ensured.error().message.c_str());
    catalogue->sources.push_back(source);
    return catalogue->sources.back();
  }

  using Headers = std::vector<std::pair<std::string, std::string>>;

  /// A signed POST for `source` to `path` ("" is the source's own).
  QByteArray signedRequest(const std::string& source, const std::string& eventId, const std::string& body,
                           const std::string& type = "application/json", Headers headers = {}, std::string path = {},
                           std::chrono::seconds age = {}) {
    if (path.empty()) path = "/hooks/" + source;
    const auto& config = *catalogue->source(source);
    const auto provider =
        config.recipe.empty() ? registry->find(config.provider) : *registry->fromRecipe("generic", config.recipe);
    std::vector<ack::provider::HeaderView> views{{"Content-Type", type}};
    for (const auto& [name, value] : headers) views.push_back({name, value});
    const std::string url = config.publicUrl.empty() ? "http://127.0.0.1" + path : config.publicUrl;
    ack::provider::KeyMaterial keys;
    for (const auto& secret : config.secrets) keys.secrets.push_back(secret.value);
    const auto made = provider->sign({"POST", url, views, body}, keys, eventId, store.clock.now() - age);
    if (!made) qFatal("%s", made.error().message.c_str());
    for (const auto& header : *made) headers.emplace_back(header.name, header.value);
    return request(path, body, type, headers);
  }
  static QByteArray request(const std::string& path, const std::string& body, const std::string& type,
                            const Headers& headers) {
    std::string text = "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: " + type +
                       "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
    return QByteArray::fromStdString(text + "\r\n" + body);
  }

  Reply post(const QByteArray& bytes) const {
    ack::tests::HostileClient client(port);
    client.send(bytes);
    client.readUntil([&] { return replyIn(client.received()).status > 0; }, std::chrono::seconds(5));
    return replyIn(client.received());
  }

  ack::base::SystemClock clock;
  AcceptStore store;
  std::shared_ptr<const ack::provider::ProviderRegistry> registry;
  std::shared_ptr<ack::config::Catalogue> catalogue{std::make_shared<ack::config::Catalogue>()};
  std::unique_ptr<ack::receive::HookHandler> handler;
  std::unique_ptr<ack::receive::Receiver> receiver;
  std::uint16_t port{0};
};

}  // namespace kit
