#pragma once
// One worker with everything it needs, run step by step: a real store in a folder of its own, a clock that stands
// still, and destinations that answer when told.
#include "core/base/time_text.h"
#include "core/work/delivery_worker.h"
#include "core/work/lease_sweep.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/scripted_http_client.h"
#include "tests/kit/work_store.h"

#include <QTemporaryDir>

namespace ack::work::test {

inline config::ValueExpression pointer(std::string text) {
  return {config::ValueExpression::Kind::pointer, std::move(text)};
}

inline config::EffectSpec chargeSpec() {
  config::EffectSpec spec;
  spec.kind = domain::EffectKind::charge;
  spec.account = pointer("/a");
  spec.amount = pointer("/n");
  spec.currency = {config::ValueExpression::Kind::constant, "EUR"};
  return spec;
}

inline config::EffectSpec inboxSpec() {
  config::EffectSpec spec;
  spec.kind = domain::EffectKind::inbox;
  spec.thread = pointer("/a");
  spec.text = pointer("/t");
  return spec;
}

inline config::EffectSpec statusSpec() {
  config::EffectSpec spec;
  spec.kind = domain::EffectKind::status;
  spec.subject = pointer("/a");
  spec.status = pointer("/s");
  return spec;
}

inline config::EffectSpec forwardSpec(std::string destination) {
  config::EffectSpec spec;
  spec.kind = domain::EffectKind::forward;
  spec.destination = std::move(destination);
  return spec;
}

/// Source "shop" (1) with one rule for everything; destinations "crm" (1) and "billing" (2).
struct WorkScene {
  QTemporaryDir folder;
  kit::FakeClock clock{*base::fromRfc3339("2026-03-11T12:00:00Z")};
  kit::WorkStore store{folder.path().toStdString(), clock};
  base::SeededRandom random{1};
  kit::ScriptedHttpClient http;
  queue::DestinationPacer pacer{clock};
  queue::DueQueue due{pacer};
  ForwardCalls calls{http, store.writer(), pacer, clock, random};
  std::shared_ptr<config::Catalogue> catalogue{std::make_shared<config::Catalogue>()};
  config::CataloguePtr current;
  WorkerShared shared{[this] { return current; },
                      [](const config::Source&) { return effect::ContentProof::proven; },
                      store.vault(),
                      clock,
                      random,
                      store.writer(),
                      pacer,
                      due,
                      calls};
  DeliveryWorker worker{shared, *store.openReader(), 1, 64};
  LeaseSweep sweep{shared, *store.openReader()};

  explicit WorkScene(std::vector<config::EffectSpec> effects) {
    config::Source source;
    source.id = SourceId{1};
    source.name = "shop";
    source.owner = "finance";
    source.rules.push_back({"*", {}, std::move(effects)});
    catalogue->sources.push_back(std::move(source));
    for (std::int64_t id : {1, 2}) {
      config::Destination destination;
      destination.id = id;
      destination.name = id == 1 ? "crm" : "billing";
      destination.url = "http://127.0.0.1:1/" + destination.name;
      catalogue->destinations.push_back(destination);
    }
    publish();
  }
  /// Makes what `catalogue` says now the one that workers see from the next step on.
  void publish() { current = std::make_shared<const config::Catalogue>(*catalogue); }
  config::EffectSpec& effect(std::size_t i = 0) { return catalogue->sources[0].rules[0].effects[i]; }
  config::Destination& crm() { return catalogue->destinations[0]; }

  DeliveryId add(std::string eventId, std::string body = "{\"a\":\"acct\",\"n\":100,\"t\":\"hi\",\"s\":\"open\"}") {
    kit::TestEvent event;
    event.eventId = std::move(eventId);
    event.body = std::move(body);
    return store.add(event);
  }
  /// Steps until nothing is due.
  void run() {
    while (worker.step().taken > 0) {
    }
  }
  /// One call: claimed, answered, settled.
  void runCall(int status, std::vector<std::pair<std::string, std::string>> headers = {}) {
    run();
    http.answer(status, std::move(headers));
    calls.settleEnded();
  }
  std::string of(DeliveryId id, const std::string& column) {
    return store.ask("SELECT " + column + " FROM delivery WHERE delivery_id = " + std::to_string(id.value));
  }
  /// "state/attempt result" of the newest attempt.
  std::string attempt(DeliveryId id, const std::string& column = "result") {
    return store.ask("SELECT " + column + " FROM attempt WHERE delivery_id = " + std::to_string(id.value) +
                     " ORDER BY number DESC LIMIT 1");
  }
  std::int64_t total(const std::string& name) {
    return store.number("SELECT value FROM counter WHERE name = '" + name + "'");
  }
};

}  // namespace ack::work::test
