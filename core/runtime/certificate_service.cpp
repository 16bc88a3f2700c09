#include "core/runtime/certificate_service.h"

#include "core/base/log.h"
#include "core/query/tls_facts.h"
#include "core/runtime/data_files.h"
#include "core/store/sqlite_driver.h"
#include "core/store/tables.h"

namespace ack::runtime {

CertificateService::CertificateService(receive::TlsOptions options, const Clock& clock,
                                       std::unique_ptr<store::Connection> reader, store::Writer& writer)
    : m_reader(std::move(reader)), m_facts(*m_reader), m_writer(writer) {
  if (options.enabled()) m_keeper = std::make_shared<receive::TlsKeeper>(std::move(options), clock);
}

Result<void> CertificateService::open() {
  if (m_keeper)
    if (auto opened = m_keeper->open(); !opened) return opened;
  auto asked = readAsked();
  if (!asked) return std::move(asked).error();
  m_asked = std::move(*asked);
  publish();
  return {};
}

void CertificateService::notice() {
  if (!m_keeper) return;
  auto asked = readAsked();
  if (!asked) return base::log(base::LogLevel::warning, "tls", asked.error().message);
  if (*asked == m_asked) return;
  m_asked = std::move(*asked);
  (void)reload();  // said in the log and in the state
}

void CertificateService::tick() {
  if (!m_keeper) return;
  m_keeper->tick();
  publish();
}

Result<void> CertificateService::reload() {
  if (!m_keeper)
    return Error{ErrorCode::refused, "there are no certificates to load: this engine receives plain HTTP"};
  auto loaded = m_keeper->reload();
  publish();
  return loaded;
}

void CertificateService::publish() {
  const std::string text = m_keeper ? domain::toJson(m_keeper->state()) : std::string();
  const std::lock_guard lock(m_mutex);
  if (text == m_published) return;
  const auto told = m_writer.execute(store::WriteLane::operate, [&text](store::WriteContext& context) {
    return context.tables.fact.set(query::kFactTlsState, text);
  });
  if (told)
    m_published = text;
  else
    base::log(base::LogLevel::warning, "tls", told.error().message);
}

Result<std::string> CertificateService::readAsked() {
  auto asked = m_facts.get(query::kFactTlsReloadAsked);
  if (!asked) return std::move(asked).error();
  return asked->value_or(std::string());
}

Result<void> requestCertificateReload(const std::filesystem::path& data, const Clock& clock) {
  auto connection = store::openBesideWriter(storeFile(data));
  if (!connection) return std::move(connection).error();
  store::Connection& store = **connection;
  if (auto begun = store.beginWrite(); !begun) return begun;
  store::FactTable facts(store);
  auto done = facts.set(query::kFactTlsReloadAsked, std::to_string(toMicros(clock.now())));
  if (done) done = store.commit();
  if (!done) store.rollback();
  return done;
}

}  // namespace ack::runtime
