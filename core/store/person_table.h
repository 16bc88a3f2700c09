#pragma once
// The people who may sign in, and how often a sign-in failed.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct PersonRow {
  std::int64_t id{0};
  std::string name;  ///< as it is shown
  std::string key;   ///< what tells people apart
  int role{0};
  UtcTime disabledAt{};  ///< 1970: not disabled
  UtcTime createdAt{};
  std::string password;  ///< core/crypto/password_hash; empty: can't sign in
  UtcTime passwordSetAt{};
};

/// Thread: that of its connection.
class PersonTable {
 public:
  explicit PersonTable(Connection& connection);
  Result<std::optional<PersonRow>> find(std::string_view key);
  Result<std::optional<PersonRow>> byId(std::int64_t id);
  Result<std::vector<PersonRow>> all();  ///< by name
  /// conflict where the key is taken. Answers the number.
  Result<std::int64_t> insert(const PersonRow& row);
  /// Role, disabled and password of `row.id`; conflict where there is none.
  Result<void> update(const PersonRow& row);

 private:
  CachedStatement m_find, m_byId, m_all, m_insert, m_update;
};

struct SignInFailures {
  std::int64_t failures{0};
  UtcTime lastAt{};
  UtcTime waitUntil{};
};

/// By the hash of the name that was given. Thread: that of its connection.
class SignInFailureTable {
 public:
  explicit SignInFailureTable(Connection& connection);
  Result<SignInFailures> find(std::string_view nameSha256);
  Result<void> put(std::string_view nameSha256, const SignInFailures& failures);
  Result<void> remove(std::string_view nameSha256);
  /// Forgets those last seen before `before`, so that invented names can't fill the store.
  Result<void> removeOlder(UtcTime before);

 private:
  CachedStatement m_find, m_put, m_remove, m_removeOlder;
};

}  // namespace ack::store
