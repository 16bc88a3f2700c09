#include "tests/contract/hostile_corpus.h"

#include "core/base/inflate.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace ack::tests {
namespace {

QByteArray decode(const QJsonValue& value) { return QByteArray::fromBase64(value.toString().toLatin1()); }

HostileCase caseFrom(const QJsonObject& object) {
  HostileCase one;
  one.id = object["id"].toString();
  one.category = object["category"].toString();
  one.outcome = object["outcome"].toString();
  if (object["outcome"].isDouble()) one.outcome = QString::number(object["outcome"].toInt());
  one.after = object["connection_after"].toString();
  one.why = object["why"].toString();
  one.allowed = {one.outcome};
  for (const QJsonValue also : object["also_ok"].toArray()) one.allowed << also.toVariant().toString();
  one.bytes = decode(object["b64"]);
  for (const QJsonValue part : object["parts"].toArray())
    one.bytes += decode(part.toObject()["b64"]).repeated(part.toObject()["repeat"].toInt(1));
  one.steps = object["steps"].toArray();
  for (const QJsonValue body : object["delivered_bodies_b64"].toArray()) one.bodies << decode(body);
  one.deliveredMin = object["delivered_min"].toInt();
  one.deliveredMax = object["delivered_max"].toInt();
  one.responses = object["responses"].toInt(1);
  return one;
}

constexpr std::size_t kBodyBytes = 1U << 20;

class CountingExchange final : public receive::Exchange {
 public:
  CountingExchange(const receive::Router& router, DeliveryLog& log) : m_router(router), m_log(log) {}

  receive::HeadDecision begin(const receive::RequestHead& head, receive::Answer& answer) override {
    receive::Admission admission = m_router.admit(head, m_route);
    if (admission == receive::Admission::admitted && m_route.source != "1") admission = receive::Admission::notFound;
    if (admission == receive::Admission::admitted) return {false, kBodyBytes};
    const int status = receive::Router::statusOf(admission);
    receive::refuse(answer, status, receive::errorWordOf(status));
    if (status == 405) answer.allow = "POST";
    return {true, 0};
  }
  Outcome handle(const receive::Request& request, receive::Answer& answer) override {
    const auto coding = base::contentCodingOf(request.head.contentEncoding);
    const auto body = base::inflate(*coding, request.body, kBodyBytes);
    if (!body) {
      const int status = body.error().code == ErrorCode::full ? 413 : 400;
      receive::refuse(answer, status, receive::errorWordOf(status));
      return Outcome::ready;
    }
    m_log.add(*body);
    answer.clear();
    answer.result = receive::ResultWord::accepted;
    answer.body = R"({"result":"accepted"})";
    return Outcome::ready;
  }
  void finish(receive::Answer&) override {}

 private:
  const receive::Router& m_router;
  DeliveryLog& m_log;
  receive::Route m_route;
};

}  // namespace

std::vector<HostileCase> readHostileCorpus() {
  std::vector<HostileCase> cases;
  QFile file(QStringLiteral(ACK_SOURCE_DIR "/tests/corpus/http-hostile-shared.jsonl"));
  if (!file.open(QIODevice::ReadOnly)) return cases;
  while (!file.atEnd()) {
    const QJsonObject object = QJsonDocument::fromJson(file.readLine()).object();
    if (object.contains("id")) cases.push_back(caseFrom(object));
  }
  return cases;
}

void DeliveryLog::add(std::string_view body) {
  const std::lock_guard lock(m_mutex);
  ++m_count;
  if (m_bodies.size() < 100) m_bodies << QByteArray(body.data(), static_cast<qsizetype>(body.size()));
}

int DeliveryLog::count() const {
  const std::lock_guard lock(m_mutex);
  return m_count;
}

QList<QByteArray> DeliveryLog::bodies() const {
  const std::lock_guard lock(m_mutex);
  return m_bodies;
}

void DeliveryLog::clear() {
  const std::lock_guard lock(m_mutex);
  m_count = 0;
  m_bodies.clear();
}

std::unique_ptr<receive::Exchange> CountingHandler::open(receive::Waker&, std::string_view) {
  return std::make_unique<CountingExchange>(m_router, m_log);
}

QList<int> statusesIn(const QByteArray& received, bool headRequest) {
  QList<int> statuses;
  qsizetype at = 0;
  while (at < received.size()) {
    const qsizetype end = received.indexOf("\r\n\r\n", at);
    if (end < 0 || received.mid(at, 9) != "HTTP/1.1 ") return statuses << -1;
    const int status = received.mid(at + 9, 3).toInt();
    const QByteArray head = received.mid(at, end - at).toLower();
    at = end + 4;
    if (status < 200) continue;
    statuses << status;
    const qsizetype length = head.indexOf("\r\ncontent-length: ");
    if (length >= 0 && !headRequest) {
      const qsizetype from = length + 18;
      const qsizetype stop = head.indexOf("\r\n", from);
      at += head.mid(from, stop < 0 ? -1 : stop - from).toLongLong();
    }
  }
  return statuses;
}

}  // namespace ack::tests
