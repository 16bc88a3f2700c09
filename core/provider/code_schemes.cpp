#include "core/provider/code_schemes.h"

#include "core/provider/adyen_scheme.h"
#include "core/provider/any_scheme.h"
#include "core/provider/basic_scheme.h"
#include "core/provider/braintree_scheme.h"
#include "core/provider/hubspot_scheme.h"
#include "core/provider/mailgun_scheme.h"
#include "core/provider/mandrill_scheme.h"
#include "core/provider/plivo_scheme.h"
#include "core/provider/sinch_app_scheme.h"
#include "core/provider/token_scheme.h"
#include "core/provider/twilio_scheme.h"

#include <array>

namespace ack::provider {
namespace {

template <class S>
std::shared_ptr<const Scheme> withoutFields(JsonFields& /*fields*/) {
  return std::make_shared<S>();
}

constexpr std::array<std::string_view, 1> kAnyFields{"of"};
constexpr std::array<std::string_view, 1> kBraintreeFields{"public_key"};
constexpr std::array<std::string_view, 1> kMailgunFields{"replay_key"};
constexpr std::array<std::string_view, 1> kSinchAppFields{"app_key"};
constexpr std::array<std::string_view, 2> kTokenFields{"header", "prefix"};
constexpr std::array<std::string_view, 1> kVersionField{"version"};

constexpr std::array kCodeSchemes{
    CodeScheme{"adyen", {}, &withoutFields<AdyenScheme>},
    CodeScheme{"any", kAnyFields, &AnyScheme::create},
    CodeScheme{"basic", {}, &withoutFields<BasicScheme>},
    CodeScheme{"braintree", kBraintreeFields, &BraintreeScheme::create},
    CodeScheme{"hubspot", kVersionField, &HubspotScheme::create},
    CodeScheme{"mailgun", kMailgunFields, &MailgunScheme::create},
    CodeScheme{"mandrill", {}, &withoutFields<MandrillScheme>},
    CodeScheme{"plivo", kVersionField, &PlivoScheme::create},
    CodeScheme{"sinch_app", kSinchAppFields, &SinchAppScheme::create},
    CodeScheme{"token", kTokenFields, &TokenScheme::create},
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
