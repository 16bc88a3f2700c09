#include "core/domain/tls_state.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <boost/json/value_to.hpp>

namespace ack::domain {
namespace json = boost::json;
namespace {

std::string textOf(const json::object& from, const char* key) { return json::value_to<std::string>(from.at(key)); }

UtcTime timeOf(const json::object& from, const char* key) {
  return fromMicros(from.at(key).to_number<std::int64_t>());
}

TlsState read(const json::object& from) {
  TlsState state;
  for (const json::value& one : from.at("certificates").as_array()) {
    const json::object& certificate = one.as_object();
    state.certificates.push_back({textOf(certificate, "file"),
                                  json::value_to<std::vector<std::string>>(certificate.at("names")),
                                  timeOf(certificate, "not_after_us"), certificate.at("self_signed").as_bool(),
                                  textOf(certificate, "sha256"), timeOf(certificate, "in_use_since_us")});
  }
  state.clientsMustProve = from.at("clients_must_prove").as_bool();
  state.loadedAt = timeOf(from, "loaded_at_us");
  state.triedAt = timeOf(from, "tried_at_us");
  state.problem = textOf(from, "problem");
  state.problemAt = timeOf(from, "problem_at_us");
  state.weakness = textOf(from, "weakness");
  return state;
}

}  // namespace

std::optional<std::int64_t> daysToExpiry(const CertificateState& certificate, UtcTime now) noexcept {
  const auto left = certificate.notAfter - now;
  if (left > kExpiryNotice) return std::nullopt;
  return left.count() > 0 ? std::chrono::floor<std::chrono::days>(left).count() : -1;
}

std::string toJson(const TlsState& state) {
  json::array certificates;
  for (const CertificateState& one : state.certificates)
    certificates.push_back(json::object{{"file", one.file},
                                        {"names", json::value_from(one.names)},
                                        {"not_after_us", toMicros(one.notAfter)},
                                        {"self_signed", one.selfSigned},
                                        {"sha256", one.sha256Hex},
                                        {"in_use_since_us", toMicros(one.inUseSince)}});
  return json::serialize(json::object{{"certificates", std::move(certificates)},
                                      {"clients_must_prove", state.clientsMustProve},
                                      {"loaded_at_us", toMicros(state.loadedAt)},
                                      {"tried_at_us", toMicros(state.triedAt)},
                                      {"problem", state.problem},
                                      {"problem_at_us", toMicros(state.problemAt)},
                                      {"weakness", state.weakness}});
}

std::optional<TlsState> tlsStateFromJson(std::string_view text) {
  try {
    return read(json::parse(json::string_view(text.data(), text.size())).as_object());
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace ack::domain
