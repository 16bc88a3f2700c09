// acknowledgerd reveal: one payload as it is, after the audit entry that says who asked and why.
#include "app/cli/delivery_ids.h"
#include "app/cli/person.h"
#include "core/base/encoding.h"
#include "core/operate/reveal_command.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct RevealOptions {
  PersonOptions person;
  std::string id, reason;
};

void print(CliContext& context, const operate::RevealedPayload& payload) {
  if (!context.json) return printContent(payload.body);
  boost::json::object headers;
  for (const auto& [name, value] : payload.headers) headers[name] = value;
  const bool text = base::isUtf8(payload.body);
  printLine(boost::json::serialize(
      boost::json::object{{"content_type", payload.contentType},
                          {"headers", std::move(headers)},
                          {"redacted", payload.redacted},
                          {text ? "body" : "body_base64", text ? payload.body : base::toBase64(payload.body)}}));
}

}  // namespace

void addReveal(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("reveal", "Print one payload in clear; the audit trail says who and why");
  auto options = std::make_shared<RevealOptions>();
  command->add_option("id", options->id, "Delivery, event ID, or any other ID that trace takes")->required();
  command->add_option("--reason", options->reason, "Why, in 10 to 500 characters; kept in the audit trail")
      ->required();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] {
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
      const Act act{access::Permission::revealPayload, "payload.reveal", options->reason};
      if (auto allowed = mayAct(desk.desk(), caller, act, {options->id}); !allowed) return allowed;
      const auto found = deliveriesOf(context, caller, {options->id});
      if (!found) return found.error();
      auto payload = operate::reveal(desk.desk(), caller, found->front(), options->reason);
      if (!payload) return std::move(payload).error();
      print(context, *payload);
      return endContent();
    });
  });
}

}  // namespace ack::app::cli
