#include "core/operate/file_people.h"

#include "core/access/person_name.h"
#include "core/operate/last_of_role.h"
#include "core/store/session_table.h"

#include <algorithm>
#include <optional>

namespace ack::operate {
namespace {

using store::PersonRow;
using store::PersonTable;

/// The reader of the file has checked the word.
int roleOf(const config::Person& person) { return static_cast<int>(*access::roleFromText(person.role)); }

Result<std::string> hashOf(const Desk& desk, const config::Person& person, const crypto::ScryptCost& cost) {
  if (auto good = access::checkPassword(person.password.value, person.name); !good)
    return base::withContext("people: " + person.name, std::move(good).error());
  return crypto::hashPassword(person.password.value, cost, desk.random);
}

/// What the last file said of the same password; nothing where it said another one. Earlier builds kept the password
/// itself: a hash of it is as good, and somebody's own newer one is not undone by it.
Result<std::optional<std::string>> keptHash(const Desk& desk, const config::Person& person,
                                            const config::Person& before, const crypto::ScryptCost& cost) {
  if (before.passwordHash.empty() && !before.password.value.empty()) {
    if (before.password.value != person.password.value) return std::optional<std::string>{};
    auto hash = crypto::hashPassword(person.password.value, cost, desk.random);
    if (!hash) return std::move(hash).error();
    return std::optional<std::string>{std::move(*hash)};
  }
  if (crypto::matchPassword(person.password.value, before.passwordHash, cost) == crypto::PasswordMatch::no)
    return std::optional<std::string>{};
  return std::optional<std::string>{before.passwordHash};
}

Result<void> mayChange(const Desk& desk, const access::Actor& actor, const std::string& first) {
  auto everybody = PersonTable(desk.connection).all();
  if (!everybody) return std::move(everybody).error();
  if (everybody->empty()) return {};
  auto allowed = mayAlso(desk, actor, access::Permission::managePeople);
  if (allowed || allowed.error().code != ErrorCode::refused) return allowed;
  return base::withContext("the file changes people (\"" + first + "\" first), and nothing of it was applied",
                           std::move(allowed).error());
}

}  // namespace

Result<FilePeople::Wish> FilePeople::wishFor(const Desk& desk, const config::Person& person,
                                             const config::Person* before, const crypto::ScryptCost& cost) {
  Wish wish{person, false, false, {}, {}};
  auto row = PersonTable(desk.connection).find(access::personKey(person.name));
  if (!row) return std::move(row).error();
  wish.there = row->has_value();
  if (wish.there && before != nullptr) {
    wish.newRole = before->role != person.role && (*row)->role != roleOf(person);
    auto kept = keptHash(desk, person, *before, cost);
    if (!kept) return std::move(kept).error();
    if (*kept) {
      wish.fileHash = std::move(**kept);
      return wish;
    }
  } else if (wish.there) {
    wish.newRole = (*row)->role != roleOf(person);
  }
  if (wish.there &&
      crypto::matchPassword(person.password.value, (*row)->password, cost) != crypto::PasswordMatch::no) {
    wish.fileHash = (*row)->password;
    return wish;
  }
  auto hash = hashOf(desk, person, cost);
  if (!hash) return std::move(hash).error();
  wish.newHash = std::move(*hash);
  wish.fileHash = wish.newHash;
  return wish;
}

Result<FilePeople> FilePeople::prepare(const Desk& desk, const std::vector<config::Person>& before,
                                       std::vector<config::Person>& now, const crypto::ScryptCost& cost) {
  FilePeople people;
  for (config::Person& person : now) {
    const auto old = std::find_if(before.begin(), before.end(),
                                  [&](const config::Person& one) { return one.name == person.name; });
    auto wish = wishFor(desk, person, old == before.end() ? nullptr : &*old, cost);
    if (!wish) return std::move(wish).error();
    person.passwordHash = wish->fileHash;
    person.password.value.clear();
    wish->person.password.value.clear();
    if (!wish->there || wish->newRole || !wish->newHash.empty()) people.m_wishes.push_back(std::move(*wish));
  }
  return people;
}

Result<std::string> FilePeople::carryOut(const Desk& desk, const Wish& wish, UtcTime now,
                                         std::vector<PersonRow>& changed) {
  PersonTable table(desk.connection);
  const std::string key = access::personKey(wish.person.name);
  auto found = table.find(key);
  if (!found) return std::move(found).error();
  if (found->has_value() != wish.there)
    return Error{ErrorCode::conflict, "people were changed meanwhile: apply again"};
  if (!wish.there) {
    auto made = table.insert({0, wish.person.name, key, roleOf(wish.person), {}, now, wish.newHash, now});
    if (!made) return std::move(made).error();
    return "added as " + wish.person.role;
  }
  const PersonRow before = **found;
  PersonRow after = before;
  std::string told;
  if (wish.newRole) {
    after.role = roleOf(wish.person);
    told = "now " + wish.person.role;
  }
  if (!wish.newHash.empty()) {
    after.password = wish.newHash;
    after.passwordSetAt = now;
    told += told.empty() ? "new password" : ", new password";
    if (auto ended = store::SessionTable(desk.connection).removeOf(after.id); !ended) return std::move(ended).error();
  }
  if (auto updated = table.update(after); !updated) return std::move(updated).error();
  changed.push_back(before);
  return told;
}

Result<boost::json::object> FilePeople::settle(const Desk& desk, const access::Actor& actor, UtcTime now) const {
  boost::json::object told;
  if (m_wishes.empty()) return told;
  if (auto allowed = mayChange(desk, actor, m_wishes.front().person.name); !allowed)
    return std::move(allowed).error();
  std::vector<PersonRow> changed;
  for (const Wish& wish : m_wishes) {
    auto done = carryOut(desk, wish, now, changed);
    if (!done) return std::move(done).error();
    told[wish.person.name] = *done;
  }
  // Of the file as a whole: two people may change places in it, in any order.
  PersonTable table(desk.connection);
  if (auto kept = keepLastOfRole(table, changed); !kept) return std::move(kept).error();
  return told;
}

}  // namespace ack::operate
