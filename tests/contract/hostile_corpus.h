#pragma once
// The hostile HTTP corpus (tests/corpus/http-hostile-shared.jsonl) as values, and a handler that counts what reaches
// it. Used against the bare session and against a real listener.
#include "core/receive/request_handler.h"
#include "core/receive/router.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>
#include <QStringList>

#include <mutex>
#include <vector>

namespace ack::tests {

struct HostileCase {
  QString id, category, outcome, after, why;
  QStringList allowed;  ///< outcome and also_ok
  QByteArray bytes;     ///< static cases; empty where steps are given
  QJsonArray steps;
  QList<QByteArray> bodies;  ///< in order, where the outcome is accept
  int deliveredMin{0};
  int deliveredMax{0};
  int responses{1};
};

/// Every case behind the meta line; empty where the file can't be read.
std::vector<HostileCase> readHostileCorpus();

/// What was handed to the application, over all connections. Thread: any.
class DeliveryLog {
 public:
  void add(std::string_view body);
  [[nodiscard]] int count() const;
  [[nodiscard]] QList<QByteArray> bodies() const;
  void clear();

 private:
  mutable std::mutex m_mutex;
  int m_count{0};
  QList<QByteArray> m_bodies;  ///< the first hundred
};

/// Answers 200 to whatever the product's own router admits under /in to source "1".
class CountingHandler final : public receive::RequestHandler {
 public:
  explicit CountingHandler(DeliveryLog& log) : m_log(log) {}
  std::unique_ptr<receive::Exchange> open(receive::Waker& waker, std::string_view peer) override;

 private:
  DeliveryLog& m_log;
  receive::Router m_router{"/in"};
};

/// The statuses of the final answers in `received`, in order. Bodies are skipped by Content-Length.
QList<int> statusesIn(const QByteArray& received, bool headRequest = false);

}  // namespace ack::tests
