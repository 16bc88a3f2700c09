#include "core/store/store_opening.h"

#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/store/sqlite_driver.h"
#include "core/store/tables.h"
#include "core/store/totals.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace ack::store {
namespace {

Result<void> makeFolder(const std::filesystem::path& data) {
  std::error_code error;
  if (std::filesystem::is_directory(data, error)) return {};
  const std::filesystem::path parent = data.parent_path();
  if (!parent.empty()) std::filesystem::create_directories(parent, error);
  if (::mkdir(data.c_str(), 0700) == 0 || errno == EEXIST) return {};
  return Error{ErrorCode::io, "make the data directory " + data.string() + ": " + std::strerror(errno)};
}

std::string newInstance(RandomSource& random) {
  std::array<std::byte, 16> bytes{};
  random.fill(bytes);
  return base::toHex({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

/// What the boot row's transaction reads and writes.
class Boot {
 public:
  Boot(Tables& tables, OpenedStore& opened, const Clock& clock, RandomSource& random) noexcept
      : m_tables(tables), m_opened(opened), m_clock(clock), m_random(random) {}

  Result<void> run() {
    if (auto named = name(); !named) return named;
    if (auto compared = compare(); !compared) return compared;
    const auto boot = m_tables.fact.number(kFactBoot);
    if (!boot) return boot.error();
    m_opened.boot = *boot + 1;
    const auto newest = m_tables.delivery.newest();
    if (!newest) return newest.error();
    m_opened.bootDeliveryMax = *newest;
    if (auto set = m_tables.fact.set(kFactBoot, std::to_string(m_opened.boot)); !set) return set;
    return m_tables.fact.set(kFactBootDeliveryMax, std::to_string(*newest));
  }
  [[nodiscard]] std::int64_t accepted() const noexcept { return m_accepted; }

 private:
  Result<void> name() {
    auto instance = m_tables.fact.get(kFactInstance);
    if (!instance) return instance.error();
    m_opened.instance = *instance ? **instance : newInstance(m_random);
    return *instance ? Result<void>{} : m_tables.fact.set(kFactInstance, m_opened.instance);
  }

  Result<void> compare() {
    for (const Total total : {Total::accepted, Total::stale}) {
      const auto value = m_tables.counter.value(toText(total));
      if (!value) return value.error();
      m_accepted += *value;
    }
    const auto before = m_tables.fact.number(kFactMissingAccepted);
    if (!before) return before.error();
    m_opened.missingEver = *before;
    const auto& found = m_opened.sequence->found();
    if (!found) return reportNoSequence();
    m_opened.otherStore = found->instance != m_opened.instance;
    const std::int64_t here = m_opened.otherStore ? 0 : m_accepted;
    m_opened.missingNow = std::max<std::int64_t>(0, found->accepted - here);
    m_opened.missingEver += m_opened.missingNow;
    return m_opened.missingNow > 0 ? report() : Result<void>{};
  }

  /// The very first start has none; a later one only where the file was taken away, or after a restore.
  Result<void> reportNoSequence() {
    const auto boots = m_tables.fact.number(kFactBoot);
    if (!boots) return boots.error();
    if (*boots == 0) return {};
    const std::string text = std::string(kSequenceFile) +
                             " was missing at this start: that no acknowledged event is missing can't be told";
    base::log(base::LogLevel::warning, "store", text);
    return m_tables.alert.raise(domain::AlertKind::noSequence, "store", m_clock.now(), text);
  }

  Result<void> report() {
    const std::string text =
        std::to_string(m_opened.missingNow) + " acknowledged events are missing: " +
        (m_opened.otherStore ? "another store was put in this one's place"
                             : "the store is older than its acceptance sequence, or the end of its log was lost") +
        "; ask the providers to send them again";
    base::log(base::LogLevel::error, "store", text);
    const UtcTime now = m_clock.now();
    if (auto raised = m_tables.alert.raise(domain::AlertKind::missingAccepted, "store", now, text); !raised)
      return raised;
    if (auto set = m_tables.fact.set(kFactRollBackAt, std::to_string(toMicros(now))); !set) return set;
    return m_tables.fact.set(kFactMissingAccepted, std::to_string(m_opened.missingEver));
  }

  Tables& m_tables;
  OpenedStore& m_opened;
  const Clock& m_clock;
  RandomSource& m_random;
  std::int64_t m_accepted{0};
};

}  // namespace

Result<OpenedStore> openStore(const std::filesystem::path& data, const Clock& clock, RandomSource& random) {
  if (auto made = makeFolder(data); !made) return made.error();
  OpenedStore opened;
  auto connection = openForWriting(data / kStoreFile);
  if (!connection) return connection.error();
  opened.connection = std::move(*connection);
  if (auto emptied = checkpointAll(*opened.connection); !emptied) return withContext("open store", emptied.error());
  auto sequence = AcceptanceSequence::open(data / kSequenceFile);
  if (!sequence) return sequence.error();
  opened.sequence = std::move(*sequence);

  Tables tables(*opened.connection);
  if (auto begun = opened.connection->beginWrite(); !begun) return withContext("open store", begun.error());
  Boot boot(tables, opened, clock, random);
  auto done = boot.run();
  if (done) done = opened.connection->commit();
  if (!done) {
    opened.connection->rollback();
    return withContext("write the boot row", done.error());
  }
  // Only now that the shortfall is on record may the witness forget it.
  if (auto begun = opened.sequence->begin(opened.instance, boot.accepted()); !begun) return begun.error();
  return opened;
}

}  // namespace ack::store
