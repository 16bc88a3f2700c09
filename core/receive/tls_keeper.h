#pragma once
// Keeps a listener's certificates: loads them, loads them again when asked or when the files change on disk, and goes
// on with the old ones where the new ones are no good. Warns before they expire.
#include "core/base/clock.h"
#include "core/domain/tls_state.h"
#include "core/receive/tls_context.h"
#include "core/receive/tls_options.h"

#include <atomic>
#include <map>
#include <mutex>
#include <string>

namespace ack::receive {

/// Thread: any.
class TlsKeeper {
 public:
  /// `clock` outlives it.
  TlsKeeper(TlsOptions options, const Clock& clock);

  /// The first load. An expired certificate is taken, loudly: without the engine, accepted work would stand still
  /// too. Every other fault is an error as in reload(). Before the first connection.
  Result<void> open();
  /// Reads all files again; new connections get what was read. Where one is unreadable, no match, too weak, expired
  /// or not valid yet, nothing changes and the error names the file.
  Result<void> reload();
  /// About once a second: reloads where files have changed and then lain still for a tick (a certificate and its key
  /// are rarely replaced in one moment), warns of an expiry that comes near (30, 14, 7, 1 days) and of failed
  /// handshakes, at most one line a minute.
  void tick();

  /// What new connections use. Not before open().
  [[nodiscard]] std::shared_ptr<const TlsContext> current() const noexcept { return m_current.load(); }
  [[nodiscard]] domain::TlsState state() const;

  /// Counts a handshake. `failure`: OpenSSL's reason, empty for success.
  void noteHandshake(std::string_view failure) noexcept;
  [[nodiscard]] std::uint64_t handshakes() const noexcept { return m_handshakes.load(std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t failedHandshakes() const noexcept { return m_failed.load(std::memory_order_relaxed); }

 private:
  enum class Dates { mustHold, mayBeOver };
  /// When and as what each file was last seen.
  using Stamps = std::vector<std::pair<std::int64_t, std::uint64_t>>;

  Result<std::shared_ptr<const TlsContext>> load(Dates dates) const;
  Result<void> take(Dates dates);
  [[nodiscard]] Stamps readStamps() const;
  void warnOfExpiry(UtcTime now);
  void tellOfFailures(MonotonicTime now);

  const TlsOptions m_options;
  const Clock& m_clock;
  std::atomic<std::shared_ptr<const TlsContext>> m_current;
  std::atomic<std::uint64_t> m_handshakes{0}, m_failed{0};

  std::mutex m_failureMutex;  // its own: an io thread must not wait for files to be read
  std::string m_lastFailure;

  mutable std::mutex m_mutex;  // guards all below
  domain::TlsState m_state;
  Stamps m_loadedStamps, m_seenStamps;
  std::map<std::string, int> m_warned;  ///< by certificate's digest: the last threshold warned of, in days
  std::uint64_t m_toldFailures{0};
  MonotonicTime m_toldAt{};
};

}  // namespace ack::receive
