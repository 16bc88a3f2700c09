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
  answer(reload());
}

void CertificateService::answer(const Result<void>& loaded) {
  const std::string text = m_asked + "\n" + (loaded ? std::string() : loaded.error().message);
  const auto told = m_writer.execute(store::WriteLane::operate, [&text](store::WriteContext& context) {
    return context.tables.fact.set(query::kFactTlsReloadAnswer, text);
  });
  if (!told) base::log(base::LogLevel::warning, "tls", told.error().message);
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

Result<std::string> requestCertificateReload(const std::filesystem::path& data, const Clock& clock) {
  auto connection = store::openBesideWriter(storeFile(data));
  if (!connection) return std::move(connection).error();
  store::Connection& store = **connection;
  if (auto begun = store.beginWrite(); !begun) return std::move(begun).error();
  std::string request = std::to_string(toMicros(clock.now()));
  store::FactTable facts(store);
  auto done = facts.set(query::kFactTlsReloadAsked, request);
  if (done) done = store.commit();
  if (done) return request;
  store.rollback();
  return std::move(done).error();
}

Result<std::optional<std::string>> certificateReloadAnswer(const std::filesystem::path& data,
                                                           std::string_view request) {
  auto connection = store::openBesideWriter(storeFile(data));
  if (!connection) return std::move(connection).error();
  store::FactTable facts(**connection);
  auto answer = facts.get(query::kFactTlsReloadAnswer);
  if (!answer) return std::move(answer).error();
  const std::string text = answer->value_or(std::string());
  const std::size_t end = text.find('\n');
  if (end == std::string::npos || std::string_view(text).substr(0, end) != request)
    return std::optional<std::string>();
  return std::optional(text.substr(end + 1));
}

}  // namespace ack::runtime
