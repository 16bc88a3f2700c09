#pragma once
// One channel's work: takes what is due, one message at a time, trials first, sends it, and records what came of it.
// Nothing is claimed beforehand: after a death between the sending and the record it is sent once more under the same
// identity, so that none is lost and at most that one comes twice.
#include "core/alert/outgoing_message.h"
#include "core/base/random.h"
#include "core/config/catalogue.h"
#include "core/store/alert_message_table.h"
#include "core/store/writer.h"

#include <functional>
#include <memory>
#include <string>

namespace ack::alert {

/// What it works with; everything behind it must outlive it.
struct ChannelParts {
  std::function<config::CataloguePtr()> catalogue;  ///< thread: any
  /// One commit; returns once it is durable.
  std::function<Result<void>(const std::function<Result<void>(store::WriteContext&)>&)> write;
  /// Sends by the channel that is configured; blocks.
  std::function<SendOutcome(const config::AlertSettings&, const OutgoingMessage&)> send;
  const Clock& clock;
  RandomSource& random;
};

class ChannelTurn {
 public:
  /// A message for a channel that is not configured waits that long, since another process may have applied it and
  /// asked for a trial before this one has noticed.
  static constexpr std::chrono::seconds kBeforeDropping{5};
  /// Nobody waits for a trial any longer.
  static constexpr std::chrono::minutes kTrialAge{2};

  enum class Step {
    idle,     ///< nothing is due
    done,     ///< one message was seen to; there may be more
    stopped,  ///< sending was broken off
  };

  ChannelTurn(domain::AlertChannel channel, std::unique_ptr<store::Connection> reader, ChannelParts parts);

  /// Sees to one message at most. Errors are the store's; nothing is sent again while a record is still owed.
  Result<Step> step();

 private:
  /// What was sent and could not be recorded.
  struct Owed {
    std::int64_t id{0};
    int attempts{0};
    domain::AlertMessageState state{};
    UtcTime at{}, nextAt{};
    std::string evidence;
  };

  [[nodiscard]] bool nothingNew(std::int64_t data, const config::Catalogue& catalogue, UtcTime now) const;
  Result<Step> see(const store::WaitingAlertMessage& waiting, const config::AlertSettings& settings);
  Result<Step> send(const OutgoingMessage& message, int attempts, const config::AlertSettings& settings);
  Result<void> drop(std::int64_t id, const char* why);
  Result<bool> dropAll();
  Result<void> pay();

  const domain::AlertChannel m_channel;
  std::unique_ptr<store::Connection> m_reader;
  ChannelParts m_parts;
  store::AlertMessageTable m_messages;
  std::optional<Owed> m_owed;
  // What the last look without anything due was made of.
  std::int64_t m_seenData{-1}, m_seenVersion{-1};
  UtcTime m_lookedAt{};
  std::optional<UtcTime> m_nextDue;
};

}  // namespace ack::alert
