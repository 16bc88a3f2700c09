#include "app/operator_desk.h"

#include "core/base/random.h"
#include "core/config/forgotten_passwords.h"
#include "core/maintain/vault_rotation.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"
#include "core/store/sqlite_driver.h"

#include <pwd.h>
#include <unistd.h>

#include <vector>

namespace ack::app {

std::string operatingSystemUser() {
  // Not $USER: whoever calls could set that to another's name.
  const uid_t user = ::geteuid();
  std::string text = "uid ";
  text += std::to_string(user);
  passwd entry{};
  passwd* found = nullptr;
  std::vector<char> names(16'384);
  if (::getpwuid_r(user, &entry, names.data(), names.size(), &found) == 0 && found != nullptr) {
    text += " (";
    text += found->pw_name;
    text += ')';
  }
  return text;
}

namespace {

/// Brings the store up to date, as an engine's start does. The passwords that an earlier build kept are forgotten
/// before anything is applied: the first new configuration would be compared with none of them.
Result<void> bringUpToDate(const std::filesystem::path& file, const crypto::Vault& vault, RandomSource& random) {
  auto current = store::openForWriting(file);
  if (!current) return std::move(current).error();
  // With an older key nothing would open; the deed itself says what is wrong with the key.
  if (!maintain::requireNewestKey(**current, vault)) return {};
  auto forgotten = config::forgetFilePasswords(**current, vault, {}, random);
  if (!forgotten) return std::move(forgotten).error();
  return {};
}

}  // namespace

struct OperatorDesk::State {
  const Clock& clock;
  std::filesystem::path data;
  base::SystemRandom random;
  std::shared_ptr<crypto::Vault> vault;
  std::unique_ptr<store::Connection> connection;
};

OperatorDesk::OperatorDesk(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
OperatorDesk::~OperatorDesk() = default;

Result<std::unique_ptr<OperatorDesk>> OperatorDesk::open(const std::filesystem::path& data, const Clock& clock,
                                                         bool make) {
  const std::filesystem::path file = runtime::storeFile(data);
  std::error_code failed;
  if (!make && !std::filesystem::exists(file, failed))
    return Error{ErrorCode::notFound, "there is no store in " + data.string() + " yet: name another with --data"};
  auto state = std::make_unique<State>(State{clock, data, {}, nullptr, nullptr});
  if (auto made = runtime::makeDataDirectory(data); !made) return std::move(made).error();
  auto vault = runtime::openVault(data, state->random);
  if (!vault) return std::move(vault).error();
  state->vault = std::move(vault).value();
  {
    const auto lock = runtime::EngineLock::acquire(data, runtime::EngineLock::Holder::desk);
    if (!lock && lock.error().code != ErrorCode::busy) return lock.error();
    if (lock)
      if (auto current = bringUpToDate(file, *state->vault, state->random); !current)
        return std::move(current).error();
  }
  auto connection = store::openBesideWriter(file);
  if (!connection) return std::move(connection).error();
  state->connection = std::move(connection).value();
  return std::unique_ptr<OperatorDesk>(new OperatorDesk(std::move(state)));
}

operate::Desk OperatorDesk::desk() {
  return {*m_state->connection, *m_state->vault, m_state->random, m_state->clock, m_state->data, {}};
}
store::Connection& OperatorDesk::connection() { return *m_state->connection; }
const crypto::Vault& OperatorDesk::vault() const { return *m_state->vault; }

}  // namespace ack::app
