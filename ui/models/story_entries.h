#pragma once
// The story of one event as entries of a time line, in the order they happened: what came in, what we did, and at the
// end what happens next. Words only; the panel and the trace page paint them each in their own way.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace ack::ui::models {

enum class StorySide { cameIn, did };

struct StoryEntry {
  UtcTime at{};
  StorySide side{StorySide::did};
  QString icon;
  style::Token color{style::Token::text2};  ///< of the icon
  QString title, caption;
  QString badge;  ///< trace page only; empty: none
  style::Token badgeText{style::Token::text2}, badgeTint{style::Token::heldTint};
  std::optional<style::Token> tint;  ///< background where the entry matters most
  QString reference;                 ///< an ID that can be traced; empty: none
  std::optional<UtcTime> dueAt;      ///< what happens next: counts down to this
  UtcTime waitingSince{};            ///< with dueAt
  QString gap;                       ///< a pause in words; then everything but `at` is empty
};

/// Oldest first; `now` decides whether a due retry says "due". Personal values (senders, recipients, texts) never
/// appear.
std::vector<StoryEntry> storyEntries(const query::DeliveryStory& story, UtcTime now);
/// The same with a gap entry wherever more than five minutes lie between two entries.
std::vector<StoryEntry> withGaps(const std::vector<StoryEntry>& entries);

/// Arrivals that never became an event.
std::vector<StoryEntry> rejectedEntries(const std::vector<query::ArrivalView>& arrivals);

}  // namespace ack::ui::models

Q_DECLARE_METATYPE(ack::ui::models::StoryEntry)
