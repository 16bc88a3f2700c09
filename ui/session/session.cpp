#include "ui/session/session.h"

#include <QHash>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>
#include <thread>

namespace ack::ui::session {
namespace {

/// Four announcements a second at most.
constexpr std::chrono::milliseconds kPollEvery{250};
/// More questions than any screen has; beyond it something asks in a loop, and the oldest wait in vain.
constexpr std::size_t kMostWaiting = 256;
constexpr int kLookEveryTicks = 15;
/// The person of a question whose answer anybody may see.
constexpr quint64 kAnybody = std::numeric_limits<quint64>::max();

Error notNow() { return {ErrorCode::refused, "nobody is signed in here"}; }

}  // namespace

struct Session::Impl {
  using Topic = std::pair<quintptr, QString>;

  struct Question {
    Topic topic;
    quint64 number{0};
    quint64 person{0};  ///< whose answer it will be
    operate::Caller caller;
    QPointer<QObject> owner;  // read on the GUI thread only
    std::function<void(query::Reader&)> ask;
    std::function<void(const std::optional<Error>&)> answer;
  };

  Impl(Session& session, std::filesystem::path directory, std::shared_ptr<const provider::ProviderRegistry> registry,
       EngineStatusSource source, const Clock* time, Door door)
      : owner(session), engine(std::move(source)), data(std::move(directory)), providers(std::move(registry)),
        clock(time != nullptr ? *time : systemClock) {
    const Clock& doorClock = door.clock != nullptr ? *door.clock : systemClock;
    if (door.open) {
      // The one limit that the window sets; the desk's own are the least.
      auto withLimits = [this, open = std::move(door.open)]() -> Result<operate::Desk> {
        auto desk = open();
        if (desk) desk.value().sessionLimits.idle = idleLimit.load();
        return desk;
      };
      operators = std::make_unique<OperatorThread>(std::move(withLimits));
    }
    look = std::move(door.look);
    attendance = std::make_unique<Attendance>(operators.get(), std::move(door.account), doorClock, nullptr);
  }

  // Thread: gui.
  Session& owner;
  EngineStatusSource engine;
  QHash<Topic, quint64> latest;
  quint64 lastNumber{0};
  QTimer ticker;
  QString personName;
  quint64 person{0};  ///< grows when somebody else sits down
  int ticks{0};

  // Thread: reader.
  std::filesystem::path data;
  std::shared_ptr<const provider::ProviderRegistry> providers;
  base::SystemClock systemClock;
  const Clock& clock;
  std::atomic<std::chrono::seconds> idleLimit{access::SessionLimits{}.idle};
  std::unique_ptr<OperatorThread> operators;
  std::unique_ptr<Attendance> attendance;
  std::unique_ptr<query::Reader> reader;
  std::optional<std::int64_t> seen;
  ReaderSource look;
  operate::Caller asking;  ///< of the question under way

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
  /// Thread: any.
  void answerLater(const std::shared_ptr<Question>& question, const std::optional<Error>& trouble);
};

Session::Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
                 EngineStatusSource engine, QObject* parent)
    : Session(std::move(data), std::move(providers), std::move(engine), nullptr, {}, parent) {}

Session::Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
                 EngineStatusSource engine, const Clock* clock, QObject* parent)
    : Session(std::move(data), std::move(providers), std::move(engine), clock, {}, parent) {}

Session::Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
                 EngineStatusSource engine, const Clock* clock, Door door, QObject* parent)
    : QObject(parent), m_impl(std::make_unique<Impl>(*this, std::move(data), std::move(providers), std::move(engine),
                                                     clock, std::move(door))) {
  connect(m_impl->attendance.get(), &Attendance::changed, this, &Session::follow);
  connect(&m_impl->ticker, &QTimer::timeout, this, [this] {
    // The limits of a session pass without a commit.
    if (++m_impl->ticks % kLookEveryTicks == 0 || m_impl->attendance->presence().state == Presence::State::unknown)
      m_impl->attendance->check();
    Q_EMIT tick();
  });
  m_impl->ticker.start(std::chrono::seconds(1));
  m_impl->thread = std::thread([this] { m_impl->run(); });
}

Session::~Session() {
  // Deeds are done before what they would answer to is gone.
  m_impl->operators.reset();
  {
    const std::lock_guard guard(m_impl->lock);
    m_impl->stopping = true;
  }
  m_impl->wake.notify_all();
  m_impl->thread.join();
}

Attendance& Session::attendance() const { return *m_impl->attendance; }

void Session::follow() {
  const Presence& presence = m_impl->attendance->presence();
  m_impl->idleLimit = m_impl->attendance->limits().idle;
  if (presence.state != Presence::State::locked && presence.name != m_impl->personName) {
    m_impl->personName = presence.name;
    ++m_impl->person;
  }
  // What was asked while nobody was let in was refused: every screen asks anew.
  if (presence.isOpen()) Q_EMIT changed();
}

void Session::announce() {
  m_impl->attendance->check();
  if (m_impl->attendance->presence().isOpen()) Q_EMIT changed();
}

std::optional<runtime::EngineStatus> Session::engineStatus() const {
  return m_impl->engine ? m_impl->engine() : std::nullopt;
}

void Session::askTotals(QObject* owner, std::function<void(const Result<query::Status>&)> answer) {
  auto box = std::make_shared<std::optional<Result<query::Status>>>();
  post(
      owner, QStringLiteral("totals"), Whose::anybodys,
      [box](query::Reader& reader) { box->emplace(reader.status()); },
      [box, answer = std::move(answer)](const std::optional<Error>& trouble) {
        answer(trouble ? Result<query::Status>(*trouble) : **box);
      });
}

void Session::post(QObject* owner, const QString& topic, Whose whose, std::function<void(query::Reader&)> question,
                   std::function<void(const std::optional<Error>&)> answer) {
  auto entry = std::make_shared<Impl::Question>();
  entry->topic = {reinterpret_cast<quintptr>(owner), topic};
  entry->number = ++m_impl->lastNumber;
  entry->person = whose == Whose::theirs ? m_impl->person : kAnybody;
  entry->caller = m_impl->attendance->caller();
  // Totals are asked for as the account: a locked session may not even see those.
  if (whose == Whose::anybodys) entry->caller.token.clear();
  entry->owner = owner;
  entry->ask = std::move(question);
  entry->answer = std::move(answer);
  if (!m_impl->latest.contains(entry->topic))
    connect(owner, &QObject::destroyed, this, [this, key = entry->topic] { m_impl->latest.remove(key); });
  m_impl->latest.insert(entry->topic, entry->number);
  if (whose == Whose::theirs && !m_impl->attendance->presence().isOpen()) {
    m_impl->answerLater(entry, notNow());
    return;
  }
  {
    const std::lock_guard guard(m_impl->lock);
    // An older question of the same kind that has not begun would only be thrown away.
    std::erase_if(m_impl->waiting, [&entry](const auto& other) { return other->topic == entry->topic; });
    if (m_impl->waiting.size() >= kMostWaiting) m_impl->waiting.pop_front();
    m_impl->waiting.push_back(std::move(entry));
  }
  m_impl->wake.notify_one();
}

void Session::postDeed(QObject* owner, std::function<bool(const operate::Desk&, const operate::Caller&)> deed,
                       std::function<void(const std::optional<Error>&)> answer) {
  const QPointer<QObject> asker(owner);
  const auto later = [this, asker, answer = std::move(answer)](const std::optional<Error>& trouble, bool refused) {
    QMetaObject::invokeMethod(
        this,
        [this, asker, answer, trouble, refused] {
          if (refused) m_impl->attendance->check();
          if (asker) answer(trouble);
        },
        Qt::QueuedConnection);
  };
  if (!m_impl->attendance->presence().isOpen()) return later(notNow(), false);
  if (!m_impl->operators)
    return later(Error{ErrorCode::unsupported, "this window was opened without a store to act on"}, false);
  m_impl->operators->post(
      [deed = std::move(deed), later, caller = m_impl->attendance->caller()](const Result<operate::Desk>& desk) {
        if (!desk) return later(desk.error(), false);
        later(std::nullopt, deed(*desk, caller));
      });
}

void Session::Impl::answerLater(const std::shared_ptr<Question>& question, const std::optional<Error>& trouble) {
  QMetaObject::invokeMethod(
      &owner,
      [this, question, trouble] {
        const auto current = latest.constFind(question->topic);
        if (!question->owner || current == latest.constEnd() || *current != question->number) return;
        // An answer that somebody else asked for is not for who sits here now.
        const bool theirs = question->person == kAnybody || question->person == person;
        question->answer(theirs ? trouble : std::optional<Error>(notNow()));
      },
      Qt::QueuedConnection);
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
  auto opened = look ? look([this] { return asking; }) : query::Reader::open(data, clock, providers);
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
  QMetaObject::invokeMethod(
      &owner, [this] { owner.announce(); }, Qt::QueuedConnection);
}

void Session::Impl::serve(const std::shared_ptr<Question>& question) {
  const std::optional<Error> trouble = ensureReader();
  asking = question->caller;
  if (!trouble) question->ask(*reader);
  answerLater(question, trouble);
}

}  // namespace ack::ui::session
