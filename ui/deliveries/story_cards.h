#pragma once
// What the Effects and Attempts tabs say about a delivery, in words.
#include "core/query/views.h"
#include "ui/deliveries/detail_cards.h"

namespace ack::ui::deliveries {

/// One card per effect: state, reference, when, and whether it can repeat.
QList<DetailCard> effectCards(const query::DeliveryStory& story);
/// One card per attempt, newest first: worker, lease from and to, result, duration.
QList<DetailCard> attemptCards(const query::DeliveryStory& story);
/// All headers in one card; secrets and signatures are not among them.
QList<DetailCard> headerCards(const query::PayloadView& payload);
/// "2 of 3 done"; an en dash where there are no effects yet.
QString effectsDone(const query::DeliveryStory& story);

}  // namespace ack::ui::deliveries
