#include "core/provider/code_schemes.h"

#include "core/provider/adyen_scheme.h"
#include "core/provider/any_scheme.h"
#include "core/provider/basic_scheme.h"
#include "core/provider/braintree_scheme.h"
#include "core/provider/hubspot_scheme.h"
#include "core/provider/jwt_scheme.h"
#include "core/provider/mailgun_scheme.h"
#include "core/provider/mandrill_scheme.h"
#include "core/provider/messagebird_scheme.h"
#include "core/provider/paypal_scheme.h"
#include "core/provider/plivo_scheme.h"
#include "core/provider/sinch_app_scheme.h"
#include "core/provider/sns_scheme.h"
#include "core/provider/token_scheme.h"
#include "core/provider/twilio_scheme.h"
#include "core/provider/vonage_scheme.h"

#include <array>

namespace ack::provider {
namespace {

template <class S>
std::shared_ptr<const Scheme> withoutFields(JsonFields& /*fields*/) {
  return std::make_shared<S>();
}

template <VonageScheme::Ways Ways>
std::shared_ptr<const Scheme> vonage(JsonFields& fields) {
  return VonageScheme::fromFields(fields, Ways);
}
template <MessageBirdScheme::Ways Ways>
std::shared_ptr<const Scheme> messageBird(JsonFields& fields) {
  return MessageBirdScheme::fromFields(fields, Ways);
}

constexpr std::array<std::string_view, 1> kAnyFields{"of"};
constexpr std::array<std::string_view, 1> kBraintreeFields{"public_key"};
constexpr std::array<std::string_view, 1> kMailgunFields{"replay_key"};
constexpr std::array<std::string_view, 1> kSinchAppFields{"app_key"};
constexpr std::array<std::string_view, 2> kTokenFields{"header", "prefix"};
constexpr std::array<std::string_view, 1> kVersionField{"version"};
constexpr std::array<std::string_view, 7> kJwtFields{"header",   "algs",     "iss",       "claims",
                                                     "url_hash", "leeway_s", "replay_key"};
constexpr std::array<std::string_view, 2> kVonageFields{"api_key", "algo"};
constexpr std::array<std::string_view, 1> kMessageBirdFields{"leeway_s"};
constexpr std::array<std::string_view, 1> kPayPalFields{"webhook_id"};
constexpr std::array<std::string_view, 1> kSnsFields{"topics"};

constexpr std::array kCodeSchemes{
    CodeScheme{"adyen", {}, &withoutFields<AdyenScheme>},
    CodeScheme{"any", kAnyFields, &AnyScheme::create},
    CodeScheme{"basic", {}, &withoutFields<BasicScheme>},
    CodeScheme{"braintree", kBraintreeFields, &BraintreeScheme::create},
    CodeScheme{"hubspot", kVersionField, &HubspotScheme::create},
    CodeScheme{"jwt", kJwtFields, &JwtScheme::fromFields},
    CodeScheme{"mailgun", kMailgunFields, &MailgunScheme::create},
    CodeScheme{"mandrill", {}, &withoutFields<MandrillScheme>},
    CodeScheme{"messagebird", kMessageBirdFields, &messageBird<MessageBirdScheme::Ways::both>},
    CodeScheme{"messagebird_hmac", kMessageBirdFields, &messageBird<MessageBirdScheme::Ways::hmacOnly>},
    CodeScheme{"messagebird_jwt", kMessageBirdFields, &messageBird<MessageBirdScheme::Ways::tokenOnly>},
    CodeScheme{"paypal_rsa", kPayPalFields, &PayPalScheme::fromFields},
    CodeScheme{"plivo", kVersionField, &PlivoScheme::create},
    CodeScheme{"sinch_app", kSinchAppFields, &SinchAppScheme::create},
    CodeScheme{"sns", kSnsFields, &SnsScheme::fromFields},
    CodeScheme{"token", kTokenFields, &TokenScheme::create},
    CodeScheme{"twilio", {}, &withoutFields<TwilioScheme>},
    CodeScheme{"vonage", kVonageFields, &vonage<VonageScheme::Ways::both>},
    CodeScheme{"vonage_jwt", kVonageFields, &vonage<VonageScheme::Ways::tokenOnly>},
    CodeScheme{"vonage_sms", kVonageFields, &vonage<VonageScheme::Ways::parametersOnly>},
};

}  // namespace

std::span<const CodeScheme> codeSchemes() noexcept { return kCodeSchemes; }

const CodeScheme* findCodeScheme(std::string_view name) noexcept {
  for (const CodeScheme& scheme : kCodeSchemes)
    if (scheme.name == name) return &scheme;
  return nullptr;
}

}  // namespace ack::provider
