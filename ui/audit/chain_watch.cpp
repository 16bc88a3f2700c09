#include "ui/audit/chain_watch.h"

#include "ui/text/formats.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace ack::ui::audit {

struct ChainWatch::Worker {
  using Steady = std::chrono::steady_clock;

  ChainWatch& owner;
  Open open;
  Times times;

  std::mutex lock;
  std::condition_variable wake;
  bool stopping{false};
  bool wanted{true};  ///< the whole; so it begins
  std::atomic<bool> cancel{false};

  // Thread: worker.
  std::unique_ptr<query::AuditProver> prover;
  Steady::time_point nextWhole{};
  bool proved{false};  ///< the whole, once

  std::thread thread;

  explicit Worker(ChainWatch& watch, Open opens, Times rhythm)
      : owner(watch), open(std::move(opens)), times(rhythm), thread([this] { run(); }) {}

  ~Worker() {
    {
      const std::lock_guard guard(lock);
      stopping = true;
      cancel = true;
    }
    wake.notify_all();
    thread.join();
  }

  void run() {
    for (;;) {
      bool whole = false;
      {
        std::unique_lock guard(lock);
        wake.wait_for(guard, times.look, [this] { return stopping || wanted; });
        if (stopping) return;
        whole = std::exchange(wanted, false);
        if (!whole) cancel = false;  // one that came too late
      }
      check(whole || Steady::now() >= nextWhole);
    }
  }

  /// Answers are told to the GUI thread in order; the last one may find the owner gone, which the pointer notices.
  template <class Tell>
  void tell(Tell call) {
    QMetaObject::invokeMethod(&owner, std::move(call), Qt::QueuedConnection);
  }

  void check(bool whole) {
    if (!prover) {
      auto opened = open();
      if (!opened) {
        tell([this, error = opened.error()] { owner.finished(error); });
        return;
      }
      prover = std::move(*opened);
    }
    if (!whole) {
      if (!proved) return;  // it was broken off, and nobody wants it before its time
      const auto news = prover->hasNews();
      if (news && !*news) return;
    }
    auto lastTold = Steady::now();
    const auto progress = [&](std::int64_t done, std::int64_t all) {
      if (!whole || Steady::now() - lastTold < std::chrono::milliseconds(100)) return;
      lastTold = Steady::now();
      tell([this, done, all] { owner.told(done, all); });
    };
    auto proof = prover->prove(whole, progress, &cancel);
    if (!proof) prover.reset();
    if (whole && proof) nextWhole = Steady::now() + times.whole;
    proved = proved || (whole && proof && !proof->cancelled);
    tell([this, proof = std::move(proof)] { owner.finished(proof); });
  }
};

ChainWatch::ChainWatch(Open open, Times times, QObject* parent) : QObject(parent) {
  m_state.checking = true;
  m_worker = std::make_unique<Worker>(*this, std::move(open), times);
}

ChainWatch::~ChainWatch() = default;

void ChainWatch::checkAll() {
  if (m_state.checking) return;
  m_asked = m_state.checking = true;
  m_state.cancelled = false;
  m_state.done = 0;
  {
    const std::lock_guard guard(m_worker->lock);
    m_worker->wanted = true;
    m_worker->cancel = false;
  }
  m_worker->wake.notify_all();
  Q_EMIT changed();
}

void ChainWatch::cancel() {
  if (m_state.checking) m_worker->cancel = true;
}

void ChainWatch::told(std::int64_t done, std::int64_t all) {
  m_state.checking = true;
  m_state.done = done;
  m_state.all = all;
  Q_EMIT changed();
}

void ChainWatch::finished(const Result<query::AuditProof>& proof) {
  if (!proof || proof->whole) m_asked = false;
  m_state.checking = m_asked;
  m_state.trouble = proof ? QString() : text::fromUtf8(proof.error().message);
  if (proof && proof->whole) m_state.cancelled = proof->cancelled;
  if (proof && !proof->cancelled) m_state.proof = *proof;
  Q_EMIT changed();
}

}  // namespace ack::ui::audit
