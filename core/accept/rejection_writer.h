#pragma once
// The command that carries refused requests from memory into the store; one, used again and again.
#include "core/accept/rejection_log.h"
#include "core/store/writer.h"

#include <atomic>

namespace ack::accept {

/// Thread: any for sendSoon() and send(); the rest is the writer's.
class RejectionWriter final : public store::WriteCommand {
 public:
  RejectionWriter(store::Writer& writer, RejectionLog& log, const Clock& clock) noexcept
      : m_writer(writer), m_log(log), m_clock(clock) {}

  /// Unless one is under way, or one went less than a quarter of a second ago: a flood must not become a flood of
  /// commits.
  void sendSoon() noexcept;
  void send() noexcept;

  Result<void> run(store::WriteContext& context) override;
  void settled(const Result<void>& outcome) noexcept override;
  [[nodiscard]] std::size_t costBytes() const noexcept override { return 4'096; }

 private:
  store::Writer& m_writer;
  RejectionLog& m_log;
  const Clock& m_clock;
  std::atomic<bool> m_underWay{false};
  std::atomic<MonotonicTime::rep> m_last{0};
  RejectionBatch m_batch;  // of the one under way
};

}  // namespace ack::accept
