#include "core/provider/code_schemes.h"

#include "core/provider/twilio_scheme.h"

#include <array>

namespace ack::provider {
namespace {

template <class S>
std::shared_ptr<const Scheme> withoutFields(JsonFields& /*fields*/) {
  return std::make_shared<S>();
}

constexpr std::array kCodeSchemes{
    CodeScheme{"twilio", {}, &withoutFields<TwilioScheme>},
};

}  // namespace

std::span<const CodeScheme> codeSchemes() noexcept { return kCodeSchemes; }

const CodeScheme* findCodeScheme(std::string_view name) noexcept {
  for (const CodeScheme& scheme : kCodeSchemes)
    if (scheme.name == name) return &scheme;
  return nullptr;
}

}  // namespace ack::provider
