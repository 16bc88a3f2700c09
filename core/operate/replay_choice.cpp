#include "core/operate/replay_choice.h"

#include "core/store/named_table.h"

#include <algorithm>

namespace ack::operate {
namespace {

/// The condition of a filter: numbers are written into it, texts and times are bound.
struct Condition {
  std::string sql;
  std::string words;

  void add(const std::string& column, const std::vector<std::int64_t>& numbers) {
    if (numbers.empty()) return;
    sql += " AND " + column + " IN (";
    for (std::size_t i = 0; i < numbers.size(); ++i) sql += (i > 0 ? ", " : "") + std::to_string(numbers[i]);
    sql += ")";
  }
  void say(const std::string& text) { words += (words.empty() ? "" : ", ") + text; }
};

Error noSuch(const char* what, const std::string& name) {
  return Error{ErrorCode::notFound, std::string("there is no ") + what + " \"" + name + "\""};
}

Result<Condition> conditionOf(store::Connection& connection, const ReplayFilter& filter) {
  Condition condition;
  std::vector<std::int64_t> numbers;
  for (const domain::DeadCause cause : filter.causes) {
    numbers.push_back(static_cast<std::int64_t>(cause));
    condition.say("cause " + std::string(domain::toText(cause)));
  }
  condition.add("cause", numbers);
  numbers.clear();
  for (const std::string& name : filter.sources) {
    const auto id = store::SourceTable(connection).find(name);
    if (!id) return id.error();
    if (!*id) return noSuch("source", name);
    numbers.push_back((*id)->value);
    condition.say("source " + name);
  }
  condition.add("source_id", numbers);
  numbers.clear();
  for (const std::string& name : filter.destinations) {
    const auto id = store::DestinationTable(connection).find(name);
    if (!id) return id.error();
    if (!*id) return noSuch("destination", name);
    numbers.push_back(**id);
    condition.say("destination " + name);
  }
  condition.add("lane", numbers);
  condition.sql += " AND ($1 = '' OR owner = $2) AND received_at_us >= $3 AND received_at_us < $4";
  if (filter.owner) condition.say(filter.owner->empty() ? "no owner" : "owner " + *filter.owner);
  if (filter.receivedFrom || filter.receivedTo) condition.say("received in a window");
  if (condition.words.empty()) condition.words = "all dead letters";
  return condition;
}

Result<ReplayChoice> chooseMatching(store::Connection& connection, const ReplayFilter& filter) {
  auto condition = conditionOf(connection, filter);
  if (!condition) return std::move(condition).error();
  const std::string sql = "SELECT delivery_id FROM delivery INDEXED BY delivery_dead WHERE state = 5" +
                          condition->sql + " LIMIT " + std::to_string(kMaxReplayDeliveries + 1);
  auto statement = connection.prepare(sql);
  if (!statement) return std::move(statement).error();
  const store::StatementScope rows(**statement);
  const std::string owner = filter.owner.value_or("");
  rows->bindText(1, filter.owner ? "owner" : "");
  rows->bindText(2, owner);
  rows->bind(3, filter.receivedFrom ? toMicros(*filter.receivedFrom) : 0);
  rows->bind(4, filter.receivedTo ? toMicros(*filter.receivedTo) : INT64_MAX);
  ReplayChoice choice;
  choice.words = std::move(condition->words);
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return choice;
    choice.deliveries.push_back(DeliveryId{rows->integer(0)});
  }
}

}  // namespace

Result<ReplayChoice> choose(store::Connection& connection, const ReplaySelection& selection) {
  if (selection.filter.has_value() != selection.deliveries.empty())
    return Error{ErrorCode::invalid,
                 selection.filter ? "choose either deliveries or a filter, not both" : "nothing is chosen"};
  ReplayChoice choice;
  if (selection.filter) {
    auto matching = chooseMatching(connection, *selection.filter);
    if (!matching) return matching;
    choice = std::move(*matching);
  } else {
    choice.deliveries = selection.deliveries;
  }
  std::sort(choice.deliveries.begin(), choice.deliveries.end());
  choice.deliveries.erase(std::unique(choice.deliveries.begin(), choice.deliveries.end()), choice.deliveries.end());
  if (choice.words.empty())
    choice.words =
        std::to_string(choice.deliveries.size()) + (choice.deliveries.size() == 1 ? " dead letter" : " dead letters");
  if (choice.deliveries.empty()) return Error{ErrorCode::invalid, "no dead letter matches"};
  if (static_cast<std::int64_t>(choice.deliveries.size()) > kMaxReplayDeliveries)
    return Error{ErrorCode::invalid, "more than " + std::to_string(kMaxReplayDeliveries) +
                                         " deliveries: replay them in parts, by a narrower filter"};
  return choice;
}

}  // namespace ack::operate
