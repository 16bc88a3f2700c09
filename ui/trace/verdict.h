#pragma once
// What became of one event, in one sentence in its state's colour, and the same as plain text to be pasted elsewhere.
#include "core/query/views.h"
#include "ui/widgets/banner.h"

#include <QString>

namespace ack::ui::trace {

struct Verdict {
  widgets::Banner::Tone tone{widgets::Banner::Tone::neutral};
  QString icon;
  QString fact, more;
};

Verdict verdictOf(const query::DeliveryStory& story, UtcTime now);
/// Verdict, event, source, and each entry of the time line on its own line; no personal values.
QString summaryOf(const query::DeliveryStory& story, UtcTime now);
/// "Event ID", "Ledger line" …: what a traced ID was taken for.
QString kindWord(query::TraceKind kind);

}  // namespace ack::ui::trace
