#include "core/query/audit_prover.h"

#include "core/audit/checkpoint_file.h"
#include "core/audit/verifier.h"
#include "core/base/encoding.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/query/audit_pages.h"
#include "core/store/sqlite_driver.h"

#include <algorithm>

namespace ack::query {
namespace {

class StoreProver final : public AuditProver {
 public:
  StoreProver(std::filesystem::path data, std::unique_ptr<store::Connection> connection, const Clock& clock)
      : m_data(std::move(data)), m_clock(clock), m_connection(std::move(connection)), m_statements(*m_connection) {}

  Result<bool> hasNews() override {
    auto look = lookAround();
    if (!look) return std::move(look).error();
    return look.value() != m_seen;
  }

  Result<AuditProof> prove(bool whole, const Progress& progress, const std::atomic<bool>* cancel) override {
    const MonotonicTime begun = m_clock.monotonic();
    auto seen = lookAround();
    if (!seen) return std::move(seen).error();
    auto evidence = readEvidence();
    if (!evidence) return std::move(evidence).error();
    const auto tell = [&](std::int64_t done) {
      if (progress) progress(done, std::max(seen->newest, done));
    };
    auto stillThere = canGoOn();
    if (!stillThere) return std::move(stillThere).error();
    const bool fromTheStart = whole || !*stillThere;
    const auto from = fromTheStart ? std::nullopt : m_good;
    const auto verdict = audit::verifyTrail(*m_connection, *evidence, from, tell, cancel);
    if (!verdict) return verdict.error();
    if (!verdict->cancelled) {
      m_seen = *seen;
      m_good.reset();
      if (!verdict->fault) m_good = *verdict;
    }
    auto proof = describe(*verdict, *evidence, fromTheStart);
    if (!proof) return proof;
    proof->at = m_clock.now();
    proof->took = std::chrono::duration_cast<std::chrono::microseconds>(m_clock.monotonic() - begun);
    return proof;
  }

 private:
  /// Enough to notice that something was added or taken away.
  struct Look {
    std::int64_t newest{0};
    std::uintmax_t fileBytes{0};
    friend bool operator==(const Look&, const Look&) = default;
  };

  Result<Look> lookAround() {
    auto newest = oneNumber(m_statements, kNewestAuditSql, bindNothing);
    if (!newest) return std::move(newest).error();
    std::error_code none;
    const auto bytes = std::filesystem::file_size(m_data / audit::kCheckpointFile, none);
    return Look{*newest, none ? 0 : bytes};
  }

  /// Whether there was a good proof, and the entry it ended with is what it was: after a cut end there is nothing to
  /// go on from.
  Result<bool> canGoOn() {
    if (!m_good) return false;
    if (m_good->end.sequence == 0) return true;
    bool same = false;
    auto done = eachRow(
        m_statements, "SELECT hash FROM audit_entry WHERE sequence = $1",
        [this](store::Statement& s) { s.bind(1, m_good->end.sequence); },
        [&](const store::Statement& row) {
          same = row.blob(0) == m_good->end.hash;
          return false;
        });
    if (!done) return std::move(done).error();
    return same;
  }

  Result<audit::Evidence> readEvidence() {
    // Opened anew each time: the key may have been changed meanwhile.
    auto vault = crypto::Vault::open(m_data / "master.key", crypto::KeyCreation::forbid, m_random);
    if (!vault) return std::move(vault).error();
    // The store's lines first: what is written meanwhile may be in the file only, and that is no fault.
    auto evidence = audit::evidenceOf(*m_connection, **vault, {});
    if (!evidence) return evidence;
    auto lines = audit::readCheckpointLines(m_data / audit::kCheckpointFile);
    if (!lines) return std::move(lines).error();
    evidence->inFile = std::move(*lines);
    return evidence;
  }

  Result<AuditProof> describe(const audit::Verdict& verdict, const audit::Evidence& evidence, bool whole) {
    AuditProof proof;
    proof.whole = whole;
    proof.cancelled = verdict.cancelled;
    proof.entries = verdict.entries;
    proof.checkpoints = verdict.checkpoints;
    if (verdict.end.sequence > 0) proof.headHex = base::toHex(verdict.end.hash);
    if (verdict.fault)
      proof.fault = AuditProof::Fault{std::string(audit::toText(verdict.fault->kind)), verdict.fault->sequence,
                                      verdict.fault->sentence};
    auto since = oneNumber(m_statements, "SELECT at_us FROM audit_entry ORDER BY sequence LIMIT 1", bindNothing);
    if (!since) return std::move(since).error();
    if (*since > 0) proof.since = fromMicros(*since);
    if (!evidence.inFile.empty())
      if (const auto newest = audit::fromLine(evidence.inFile.back())) proof.signedAt = newest->at;
    return proof;
  }

  std::filesystem::path m_data;
  const Clock& m_clock;
  std::unique_ptr<store::Connection> m_connection;
  Statements m_statements;
  base::SystemRandom m_random;
  std::optional<audit::Verdict> m_good;  ///< the last good one, where the next goes on
  Look m_seen{-1, 0};
};

}  // namespace

Result<std::unique_ptr<AuditProver>> AuditProver::open(const std::filesystem::path& data, const Clock& clock) {
  auto connection = store::openForReading(data / "acknowledger.db");
  if (!connection) return std::move(connection).error();
  return std::unique_ptr<AuditProver>(std::make_unique<StoreProver>(data, std::move(*connection), clock));
}

}  // namespace ack::query
