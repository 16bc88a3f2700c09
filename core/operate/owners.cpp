#include "core/operate/owners.h"

#include "core/access/person_name.h"
#include "core/config/stored_catalogue.h"
#include "core/store/alert_table.h"
#include "core/store/letter_claims.h"
#include "core/store/person_table.h"

#include <algorithm>
#include <set>

namespace ack::operate {

Result<Owners> Owners::read(const Desk& desk) {
  auto people = store::PersonTable(desk.connection).all();
  if (!people) return std::move(people).error();
  auto catalogue = config::openNewest(desk.connection, desk.vault);
  if (!catalogue) return std::move(catalogue).error();
  Owners owners;
  std::set<std::string> disabled;
  for (const store::PersonRow& person : *people) {
    if (person.disabledAt == UtcTime{})
      owners.m_choices.push_back({person.name, false});
    else
      disabled.insert(person.key);
  }
  std::set<std::string> teams;
  for (const config::Source& source : (*catalogue)->sources) {
    if (source.owner.empty() || disabled.contains(access::personKey(source.owner))) continue;
    const auto person = owners.find(source.owner);
    if (!person) teams.insert(source.owner);
    owners.m_ofSource[source.id.value] = person.value_or(source.owner);
  }
  for (const std::string& team : teams) owners.m_choices.push_back({team, true});
  return owners;
}

std::optional<std::string> Owners::find(std::string_view name) const {
  const std::string key = access::personKey(name);
  const auto found = std::find_if(m_choices.begin(), m_choices.end(), [&](const OwnerChoice& choice) {
    return choice.team ? choice.name == name : access::personKey(choice.name) == key;
  });
  return found == m_choices.end() ? std::nullopt : std::optional(found->name);
}

std::string Owners::ofSource(SourceId source) const {
  const auto found = m_ofSource.find(source.value);
  return found == m_ofSource.end() ? std::string() : found->second;
}

Result<std::int64_t> handOverAlerts(const Desk& desk, const std::string& person) {
  return store::AlertTable(desk.connection).handOver(person);
}

Result<std::int64_t> handOver(const Desk& desk, const std::string& person, UtcTime now) {
  store::LetterClaims letters(desk.connection);
  auto sources = letters.sourcesOf(person);
  if (!sources) return std::move(sources).error();
  if (sources->empty()) return std::int64_t{0};
  auto owners = Owners::read(desk);
  if (!owners) return std::move(owners).error();
  std::int64_t passed = 0;
  for (const SourceId source : *sources) {
    const std::string next = owners->ofSource(source);
    std::string note = person;
    note += " was disabled: ";
    note += next.empty() ? "nobody owns it now" : next + " owns it now";
    auto moved = letters.passOn(source, person, next, now, note);
    if (!moved) return moved;
    passed += *moved;
  }
  return passed;
}

}  // namespace ack::operate
