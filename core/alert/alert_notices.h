#pragma once
// The messages that an alert's life makes, within the transaction that changes it: one when it opens, when it has
// grown much, and when it is over. None goes to a channel that is not configured; what opened before a channel was is
// not told there later.
#include "core/domain/alert_words.h"
#include "core/store/alert_message_table.h"
#include "core/store/alert_table.h"
#include "core/store/writer.h"

#include <chrono>
#include <vector>

namespace ack::alert {

/// Of one kind and subject something is told once in that time, however often it comes and goes.
constexpr std::chrono::minutes kTellEvery{10};
/// But at once where it is worse than was told, or they were told that it is over, while fewer than that were told by
/// a channel within an hour. Where the count is a stage, those of a lesser one don't count: a disk that is full now
/// is told of at once, however often it was only filling.
constexpr int kAtOnceAnHour = 4;
/// So many at most by one channel in any hour, beside as many that it is over; of each worse stage kAtOnceAnHour
/// more.
constexpr int kMostAnHour = kAtOnceAnHour + 6;
/// What ended by itself and stands again within that time is the same alert, unless it began longer ago than a day.
constexpr std::chrono::minutes kSameAgain{10};
constexpr std::chrono::hours kLongestReturn{24};
/// What a channel refused is told there once more that much later, as long as it stands and nobody has it.
constexpr std::chrono::hours kTellAgain{1};

/// Nothing was told of it yet, or it has at least doubled since, long enough ago, and nobody has it. The next stage
/// of one whose count is a stage does not wait.
bool isDue(const store::LivingAlert& alert, UtcTime now) noexcept;
/// What is to be told of it was put off, and would tell a count that is no longer so.
bool isOutdated(const store::LivingAlert& alert, UtcTime now) noexcept;

/// When news of that count is to go out, given what was told of the same kind and subject within an hour, the newest
/// first; `now` or up to kTellEvery later.
UtcTime whenToTell(const std::vector<store::ToldNews>& told, domain::AlertKind kind, std::int64_t count, UtcTime now);

/// Messages about everything living of which isDue(). One that was put off tells what is so now instead, and goes out
/// at once where the news does.
Result<void> tellLiving(store::WriteContext& context, const std::vector<store::LivingAlert>& living,
                        const std::vector<domain::AlertChannel>& channels);
/// Messages about open ones that could not be told, by each channel that refused the last one an hour ago.
Result<void> tellUnheard(store::WriteContext& context, const std::vector<store::LivingAlert>& living,
                         const std::vector<domain::AlertChannel>& channels);
/// Opens a condition, or the same alert again where it ended a short while ago, or refreshes the living one.
Result<void> putSighting(store::WriteContext& context, const store::AlertSighting& sighting);
/// About one that has just ended: to the channels that were told of it. What was not sent yet is not sent any more.
Result<void> tellOver(store::WriteContext& context, const store::LivingAlert& alert,
                      const std::vector<domain::AlertChannel>& channels);

}  // namespace ack::alert
