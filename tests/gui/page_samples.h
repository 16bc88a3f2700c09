#pragma once
// Plain values as the reader would answer them, told as one day: for pages that are shown without a store. Invented,
// and the same in every run.
#include "core/query/views.h"

#include <QString>

class QWidget;

namespace ack::gui {

/// 11 March 2026, 14:32:08 UTC.
constexpr UtcTime kNow{std::chrono::microseconds{1'773'239'528'000'000}};

/// Newest first; `count` at most 60. The eleventh is an event that waits for its third attempt.
std::vector<query::DeliveryRow> sampleRows(int count = 22);
query::DeliveryRow sampleRow(std::int64_t id, domain::DeliveryState state, const char* source, const char* type,
                             std::chrono::seconds age);
query::Status sampleStatus();
/// The story of one of the rows, with three arrivals, two attempts, a charge, an inbox row and a forward.
query::DeliveryStory sampleStory(const query::DeliveryRow& row);
query::PayloadView samplePayload();
std::vector<query::DeadLetterGroup> sampleGroups();
/// The groups as the reader lists them, with their counts.
query::DeadLetterList sampleLetters(std::vector<query::DeadLetterGroup> groups = sampleGroups());
query::LedgerWindow sampleLedger(int lines = 24);

/// Saves what `widget` shows in the pictures folder of the build, under `name`.png; true where that worked.
bool savePicture(QWidget& widget, const QString& name);

}  // namespace ack::gui
