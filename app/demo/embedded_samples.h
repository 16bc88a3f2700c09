#pragma once
// resources/samples, built into the program (app/CMakeLists.txt makes the definitions).
#include <string_view>

namespace ack::app::demo {

extern const std::string_view kStripeCharge;
extern const std::string_view kShopifyOrder;
extern const std::string_view kTwilioInbound;
extern const std::string_view kGithubIssue;
extern const std::string_view kSlackMention;
extern const std::string_view kSceneConfiguration;

}  // namespace ack::app::demo
