#pragma once
// What the row delegates ask a model for beside the display text. The values are plain, so that a delegate never sees
// a model's type.
#include <Qt>

namespace ack::ui::models {

enum Role : int {
  IdRole = Qt::UserRole + 1,  ///< qlonglong: the row's own number in the store
  StateRole,                  ///< int of domain::DeliveryState
  AttemptsRole,               ///< int
  MaxAttemptsRole,            ///< int
  ArrivalsRole,               ///< qlonglong
  DimmedRole,                 ///< bool: no longer matches the filter, leaves at the next entry
  WholeTextRole,              ///< QString: what Ctrl+C copies, never elided
  EntryRole,                  ///< StoryEntry (time lines)
  GroupRole,                  ///< DeadLetterGroup (group rows of dead letters)
  LetterRole,                 ///< DeadLetterRow
  SecondLineRole,             ///< QString: what stands smaller under the display text
  InkRole,                    ///< int of style::Token: the colour of the display text
};

}  // namespace ack::ui::models
