#pragma once
// One object per table over one connection; each prepares its statements when they are first needed. The writer has
// one of these, and so may every reader.
#include "core/store/alert_message_table.h"
#include "core/store/alert_table.h"
#include "core/store/arrival_table.h"
#include "core/store/attempt_table.h"
#include "core/store/balance_table.h"
#include "core/store/breaker_table.h"
#include "core/store/config_table.h"
#include "core/store/delivery_claims.h"
#include "core/store/delivery_table.h"
#include "core/store/effect_table.h"
#include "core/store/fact_table.h"
#include "core/store/held_work_table.h"
#include "core/store/inbox_table.h"
#include "core/store/inquiry_table.h"
#include "core/store/ledger_table.h"
#include "core/store/metric_table.h"
#include "core/store/named_table.h"
#include "core/store/note_table.h"
#include "core/store/outcome_review_table.h"
#include "core/store/payload_table.h"
#include "core/store/replay_key_table.h"
#include "core/store/status_table.h"
#include "core/store/subscription_notice_table.h"

namespace ack::store {

/// Thread: that of the connection, which must outlive this.
class Tables {
 public:
  explicit Tables(Connection& connection)
      : source(connection), destination(connection), config(connection), fact(connection), delivery(connection),
        arrival(connection), payload(connection), alert(connection), alertMessage(connection),
        fingerprint(connection), replayKey(connection), subscriptionNotice(connection), counter(connection),
        metric(connection), sourceSeen(connection), due(connection), claims(connection), attempt(connection),
        effect(connection), ledger(connection), balance(connection), inbox(connection), status(connection),
        note(connection), inquiry(connection), outcomeReview(connection), heldWork(connection), breaker(connection) {}

  /// A write transaction has begun (or was undone in part): what was remembered of the last one is forgotten.
  void began() noexcept {
    delivery.began();
    ledger.began();
  }

  SourceTable source;
  DestinationTable destination;
  ConfigTable config;
  FactTable fact;
  DeliveryTable delivery;
  ArrivalTable arrival;
  PayloadTable payload;
  AlertTable alert;
  AlertMessageTable alertMessage;
  FingerprintTable fingerprint;
  ReplayKeyTable replayKey;
  SubscriptionNoticeTable subscriptionNotice;
  CounterTable counter;
  MetricTable metric;
  SourceSeenTable sourceSeen;
  DueDeliveries due;
  DeliveryClaims claims;
  AttemptTable attempt;
  EffectTable effect;
  LedgerTable ledger;
  BalanceTable balance;
  InboxTable inbox;
  StatusTable status;
  NoteTable note;
  InquiryTable inquiry;
  OutcomeReviewTable outcomeReview;
  HeldWorkTable heldWork;
  BreakerTable breaker;
};

}  // namespace ack::store
