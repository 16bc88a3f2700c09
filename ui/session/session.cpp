#include "ui/session/session.h"

#include <QHash>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace ack::ui::session {
namespace {

/// Four announcements a second at most.
constexpr std::chrono::milliseconds kPollEvery{250};
/// More questions than any screen has; beyond it something asks in a loop, and the oldest wait in vain.
constexpr std::size_t kMostWaiting = 256;

}  // namespace

struct Session::Impl {
  using Topic = std::pair<quintptr, QString>;

  struct Question {
    Topic topic;
    quint64 number{0};
    QPointer<QObject> owner;  // read on the GUI thread only
    std::function<void(query::Reader&)> ask;
    std::function<void(const std::optional<Error>&)> answer;
  };

  Impl(Session& session, std::filesystem::path directory, std::shared_ptr<const provider::ProviderRegistry> registry,
       EngineStatusSource source, const Clock* time)
      : owner(session), engine(std::move(source)), data(std::move(directory)), providers(std::move(registry)),
        clock(time != nullptr ? *time : systemClock) {}

  // Thread: gui.
  Session& owner;
  EngineStatusSource engine;
  QHash<Topic, quint64> latest;
  quint64 lastNumber{0};
  QTimer ticker;

  // Thread: reader.
  std::filesystem::path data;
  std::shared_ptr<const provider::ProviderRegistry> providers;
  base::SystemClock systemClock;
  const Clock& clock;
  std::unique_ptr<query::Reader> reader;
  std::optional<std::int64_t> seen;

  // Between both, under the lock.
  std::mutex lock;
  std::condition_variable wake;
  std::deque<std::shared_ptr<Question>> waiting;  // shared: the answer travels back to the GUI thread with it
  bool stopping{false};

  std::thread thread;

  void run();
  void poll();
  std::optional<Error> ensureReader();
  void serve(const std::shared_ptr<Question>& question);
};

Session::Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
                 EngineStatusSource engine, QObject* parent)
    : Session(std::move(data), std::move(providers), std::move(engine), nullptr, parent) {}

Session::Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
                 EngineStatusSource engine, const Clock* clock, QObject* parent)
    : QObject(parent),
      m_impl(std::make_unique<Impl>(*this, std::move(data), std::move(providers), std::move(engine), clock)) {
  connect(&m_impl->ticker, &QTimer::timeout, this, &Session::tick);
  m_impl->ticker.start(std::chrono::seconds(1));
  m_impl->thread = std::thread([this] { m_impl->run(); });
}

Session::~Session() {
  {
    const std::lock_guard guard(m_impl->lock);
    m_impl->stopping = true;
  }
  m_impl->wake.notify_all();
  m_impl->thread.join();
}

std::optional<runtime::EngineStatus> Session::engineStatus() const {
  return m_impl->engine ? m_impl->engine() : std::nullopt;
}

void Session::post(QObject* owner, const QString& topic, std::function<void(query::Reader&)> question,
                   std::function<void(const std::optional<Error>&)> answer) {
  auto entry = std::make_shared<Impl::Question>();
  entry->topic = {reinterpret_cast<quintptr>(owner), topic};
  entry->number = ++m_impl->lastNumber;
  entry->owner = owner;
  entry->ask = std::move(question);
  entry->answer = std::move(answer);
  if (!m_impl->latest.contains(entry->topic))
    connect(owner, &QObject::destroyed, this, [this, key = entry->topic] { m_impl->latest.remove(key); });
  m_impl->latest.insert(entry->topic, entry->number);
  {
    const std::lock_guard guard(m_impl->lock);
    // An older question of the same kind that has not begun would only be thrown away.
    std::erase_if(m_impl->waiting, [&entry](const auto& other) { return other->topic == entry->topic; });
    if (m_impl->waiting.size() >= kMostWaiting) m_impl->waiting.pop_front();
    m_impl->waiting.push_back(std::move(entry));
  }
  m_impl->wake.notify_one();
}

void Session::Impl::run() {
  auto nextPoll = std::chrono::steady_clock::now();
  while (true) {
    std::shared_ptr<Question> question;
    {
      std::unique_lock guard(lock);
      wake.wait_until(guard, nextPoll, [this] { return stopping || !waiting.empty(); });
      if (stopping) break;
      if (!waiting.empty()) {
        question = std::move(waiting.front());
        waiting.pop_front();
      }
    }
    if (question) serve(question);
    if (std::chrono::steady_clock::now() >= nextPoll) {
      poll();
      nextPoll = std::chrono::steady_clock::now() + kPollEvery;
    }
  }
  reader.reset();
}

std::optional<Error> Session::Impl::ensureReader() {
  if (reader) return std::nullopt;
  auto opened = query::Reader::open(data, clock, providers);
  if (!opened) return opened.error();
  reader = std::move(*opened);
  seen.reset();
  return std::nullopt;
}

void Session::Impl::poll() {
  if (ensureReader()) return;  // no store yet: the next poll tries again
  const auto number = reader->changeNumber();
  if (!number) {
    reader.reset();
    return;
  }
  if (seen == *number) return;
  seen = *number;
  QMetaObject::invokeMethod(&owner, &Session::changed, Qt::QueuedConnection);
}

void Session::Impl::serve(const std::shared_ptr<Question>& question) {
  const std::optional<Error> trouble = ensureReader();
  if (!trouble) question->ask(*reader);
  QMetaObject::invokeMethod(
      &owner,
      [this, question, trouble] {
        const auto current = latest.constFind(question->topic);
        if (!question->owner || current == latest.constEnd() || *current != question->number) return;
        question->answer(trouble);
      },
      Qt::QueuedConnection);
}

}  // namespace ack::ui::session
