// From rules and a payload to effects: an apply file (or, where that part is empty, one with every kind of effect), a
// line "---", a content type, an empty line, a body. Planned twice the plan is the same, and it holds what domain.md
// asks of a plan.
#include "core/effect/effect_planner.h"
#include "tests/fuzz/apply_world.h"
#include "tests/fuzz/fuzz_target.h"

#include <string>
#include <string_view>

using namespace ack;
using fuzz::promise;

namespace {

constexpr std::string_view kEveryEffect = R"({"version":1,
 "destinations":[{"name":"crm","url":"http://127.0.0.1:9/"}],
 "sources":[{"name":"s","provider":"stripe","secrets":["whsec_x1"],"rules":[
  {"when":{"type":"charge.*","all":[{"pointer":"/paid","equals":true},{"pointer":"/a~1b/0","exists":true}]},
   "effects":[{"kind":"charge","account":"/customer","amount":"/amount","currency":"/currency","direction":"debit",
               "key":"/payment"}]},
  {"when":{"type":"*"},
   "effects":[{"kind":"inbox","thread":"/customer","text":"/text","sender":"header:From"},
              {"kind":"status","subject":"/customer","status":"/status","occurred_at":"/at","rank":["new","paid"]},
              {"kind":"forward","destination":"crm"}]},
  {"when":{"type":"order.?","all":[{"pointer":"/n","not_equals":"1"},{"pointer":"/k","in":["a","b"]},
                                   {"pointer":"/gone","exists":false}]},
   "effects":[{"kind":"charge","account":"acct","amount":"/price","currency":"JPY","unit":"major",
               "direction":"credit"}]}]}]})";

std::string keysOf(const effect::EffectPlan& plan) {
  std::string keys;
  for (const auto* list : {&plan.local, &plan.forwards})
    for (const effect::PlannedEffect& one : *list)
      keys += std::to_string(static_cast<int>(one.kind)) + ":" + one.key + "\n";
  return keys;
}

void judge(const effect::EffectPlan& plan) {
  int charges = 0;
  for (const effect::PlannedEffect& one : plan.local) {
    promise(!one.key.empty(), "an effect has a key");
    promise(one.kind != domain::EffectKind::forward, "a forward is no local effect");
    if (const auto* charge = std::get_if<effect::ChargePlan>(&one.what)) {
      ++charges;
      promise(!charge->account.empty() && !charge->amount.currency.code.empty(), "a charge is whole");
    }
  }
  promise(charges <= 1, "one event, one charge");
  for (const effect::PlannedEffect& one : plan.forwards)
    promise(one.kind == domain::EffectKind::forward, "only forwards leave the process");
}

void planAll(const config::Catalogue& catalogue, const domain::PayloadDocument& payload) {
  const effect::EffectPlanner planner(catalogue);
  for (const config::Source& source : catalogue.sources)
    for (const char* type : {"charge.succeeded", "order.1", ""})
      for (const char* element : {"", "/0"}) {
        const effect::EventFacts event{DeliveryId{7}, {SourceId{1}, "t", "evt_1"}, type, {},
                                       UtcTime{},     std::string(element)};
        const auto plan = planner.plan(source, event, payload, effect::ContentProof::proven);
        const auto again = planner.plan(source, event, payload, effect::ContentProof::proven);
        promise(plan.ok() == again.ok(), "the same event has the same plan");
        if (!plan) {
          promise(plan.error().message == again.error().message, "the same event is refused for the same reason");
          continue;
        }
        promise(keysOf(*plan) == keysOf(*again), "the same event has the same effects");
        judge(*plan);
      }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::textOf(data, size);
  std::string_view rules = fuzz::takeUntil(rest, "\n---\n");
  if (rules.empty()) rules = kEveryEffect;
  const std::string_view type = fuzz::takeUntil(rest, "\n\n");
  const config::ApplyReading reading = fuzz::readApply(rules);
  if (!reading.ok()) {
    promise(rules.data() != kEveryEffect.data(), "our own rules are good");
    return 0;
  }
  const auto payload = domain::PayloadDocument::read(type, rest, {{"From", "ada"}});
  if (payload) planAll(reading.catalogue, *payload);
  return 0;
}
