#pragma once
// The people of an apply file: those who are new are added, those whose line in the file became other since the last
// apply are changed; what was changed otherwise meanwhile stays, and nobody is taken away.
#include "core/config/catalogue.h"
#include "core/crypto/password_hash.h"
#include "core/operate/deed_frame.h"
#include "core/store/person_table.h"

#include <boost/json/object.hpp>

#include <string>
#include <vector>

namespace ack::operate {

/// What is to be done with them, worked out (and the passwords hashed) before the transaction begins.
class FilePeople {
 public:
  /// `before` is what the last applied file said; in `now` each password is left as a hash only, the one of `before`
  /// where it is the same password (or a hash of it, where an earlier build kept the password). invalid for a name or
  /// password that is none. Takes some tenths of a second for each password. Thread: that of the desk's connection.
  static Result<FilePeople> prepare(const Desk& desk, const std::vector<config::Person>& before,
                                    std::vector<config::Person>& now, const crypto::ScryptCost& cost);

  /// Within the open transaction of an apply by `actor`; answers what became of whom, by name ({"ada": "added as
  /// operator"}), empty for no change. refused where there is a change and `actor` may not manage people: only while
  /// there is nobody at all an apply makes them; also where it would leave no admin or no security officer. conflict
  /// where somebody changed them meanwhile.
  [[nodiscard]] Result<boost::json::object> settle(const Desk& desk, const access::Actor& actor, UtcTime now) const;

 private:
  struct Wish {
    config::Person person;
    bool there{false};
    bool newRole{false};
    std::string newHash;   ///< "": the password stays
    std::string fileHash;  ///< of what the file says
  };
  static Result<Wish> wishFor(const Desk& desk, const config::Person& person, const config::Person* before,
                              const crypto::ScryptCost& cost);
  /// Adds who was changed, as they were, to `changed`.
  static Result<std::string> carryOut(const Desk& desk, const Wish& wish, UtcTime now,
                                      std::vector<store::PersonRow>& changed);

  std::vector<Wish> m_wishes;  ///< changes only
};

}  // namespace ack::operate
