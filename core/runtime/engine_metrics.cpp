#include "core/runtime/engine_metrics.h"

#include "core/domain/delivery_state.h"

#include <array>
#include <utility>

namespace ack::runtime {
namespace {

using receive::MetricSample;

MetricSample sample(const char* name, const char* help, MetricSample::Kind kind, double value) {
  return MetricSample{name, help, kind, value};
}

void addTls(const receive::TlsKeeper& tls, std::vector<MetricSample>& samples) {
  using enum MetricSample::Kind;
  samples.push_back(sample("acknowledger_tls_handshakes", "TLS handshakes done since the start", counter,
                           static_cast<double>(tls.handshakes())));
  samples.push_back(sample("acknowledger_tls_handshakes_failed", "TLS handshakes that failed since the start",
                           counter, static_cast<double>(tls.failedHandshakes())));
  for (const domain::CertificateState& one : tls.state().certificates) {
    samples.push_back(sample("acknowledger_tls_certificate_end_seconds", "When a certificate expires, Unix time",
                             gauge, static_cast<double>(toMicros(one.notAfter)) / 1e6));
    samples.back().labels = {{"file", one.file}};
  }
}

/// 1 for the present one of the states of a destination.
void addDestinations(const std::vector<work::DestinationStatus>& destinations, std::vector<MetricSample>& samples) {
  using State = queue::CircuitBreaker::State;
  constexpr std::array kStates{std::pair{State::closed, "closed"}, std::pair{State::open, "open"},
                               std::pair{State::ready, "ready"}, std::pair{State::trying, "trying"}};
  for (const work::DestinationStatus& one : destinations)
    for (const auto& [state, word] : kStates) {
      samples.push_back(sample("acknowledger_destination_breaker", "Whether a destination's calls go through",
                               MetricSample::Kind::gauge, one.breaker == state ? 1 : 0));
      samples.back().labels = {{"destination", one.name}, {"state", word}};
    }
  for (const work::DestinationStatus& one : destinations) {
    samples.push_back(sample("acknowledger_destination_held", "Whether a person holds a destination's work",
                             MetricSample::Kind::gauge, one.held ? 1 : 0));
    samples.back().labels = {{"destination", one.name}};
  }
}

}  // namespace

std::vector<MetricSample> engineMetrics(const EngineFigures& figures) {
  using enum MetricSample::Kind;
  using store::Total;
  std::vector<MetricSample> samples;
  for (int i = 0; i < domain::kDeliveryStateCount; ++i) {
    const auto state = static_cast<domain::DeliveryState>(i);
    samples.push_back(sample("acknowledger_deliveries", "Deliveries by state", gauge,
                             static_cast<double>(figures.totals.of(store::totalOf(state)))));
    samples.back().labels = {{"state", std::string(domain::toText(state))}};
  }
  const auto total = [&](const char* name, const char* help, Total which) {
    samples.push_back(sample(name, help, counter, static_cast<double>(figures.totals.of(which))));
  };
  total("acknowledger_events_accepted", "Events accepted, durable", Total::accepted);
  total("acknowledger_duplicates", "Further arrivals of known events", Total::duplicates);
  total("acknowledger_events_stale", "Authentic events set aside as too old", Total::stale);
  total("acknowledger_requests_rejected", "Requests refused", Total::rejected);
  total("acknowledger_charges", "Charge lines written", Total::charges);
  total("acknowledger_attempts", "Attempts begun", Total::attempts);
  for (std::size_t i = 0; i < receive::kHookOutcomeCount; ++i) {
    const auto outcome = static_cast<receive::HookOutcome>(i);
    samples.push_back(sample("acknowledger_hook_requests", "Requests to hooks since the start, by what they came to",
                             counter, static_cast<double>(figures.hooks.count(outcome))));
    samples.back().labels = {{"outcome", std::string(receive::toText(outcome))}};
  }
  for (const auto& [status, count] : figures.receiver.refused()) {
    samples.push_back(sample("acknowledger_http_refused",
                             "Requests refused for their HTTP since the start, and those cut off, by status", counter,
                             static_cast<double>(count)));
    samples.back().labels = {{"status", std::to_string(status)}};
  }
  samples.push_back(sample("acknowledger_connections_turned_away",
                           "Connections closed at once since the start: their address held too many", counter,
                           static_cast<double>(figures.receiver.turnedAway())));
  const auto now = [&samples](const char* name, const char* help, double value) {
    samples.push_back(sample(name, help, gauge, value));
  };
  now("acknowledger_connections", "Open connections of the receiver",
      static_cast<double>(figures.receiver.connections()));
  now("acknowledger_writes_waiting", "Commands waiting for the writer", static_cast<double>(figures.writesWaiting));
  now("acknowledger_last_commit_seconds", "Duration of the last durable batch",
      static_cast<double>(figures.lastCommitMicros) / 1e6);
  now("acknowledger_workers_busy", "Preparing threads at work", figures.work.threadsBusy);
  now("acknowledger_calls_under_way", "Calls to destinations under way",
      static_cast<double>(figures.work.callsUnderWay));
  now("acknowledger_questions_under_way", "Questions to destinations about unknown outcomes under way",
      static_cast<double>(figures.work.questionsUnderWay));
  addDestinations(figures.work.destinations, samples);
  now("acknowledger_events_missing", "Acknowledged events that the store no longer has",
      static_cast<double>(figures.missingAccepted));
  if (figures.tls != nullptr) addTls(*figures.tls, samples);
  return samples;
}

}  // namespace ack::runtime
