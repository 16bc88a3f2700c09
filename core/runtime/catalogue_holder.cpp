#include "core/runtime/catalogue_holder.h"

#include "core/base/log.h"

namespace ack::runtime {
namespace {

constexpr std::chrono::milliseconds kInterval{200};  // contract.md: noticed within 250 ms
constexpr int kIntervalsPerSecond = 5;

}  // namespace

CatalogueHolder::CatalogueHolder(config::CatalogueStore store, std::unique_ptr<store::Connection> reader)
    : m_store(std::move(store)), m_reader(std::move(reader)) {}

CatalogueHolder::~CatalogueHolder() { stop(); }

Result<void> CatalogueHolder::load() {
  auto loaded = m_store.load(*m_reader);
  if (!loaded) return std::move(loaded).error();
  m_current.store(std::move(loaded).value());
  return {};
}

void CatalogueHolder::start(std::function<void()> each, std::function<void()> second) {
  m_each = std::move(each);
  m_second = std::move(second);
  m_thread = std::thread([this] { watch(); });
}

void CatalogueHolder::stop() {
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_all();
  if (m_thread.joinable()) m_thread.join();
}

void CatalogueHolder::watch() {
  int intervals = 0;
  std::unique_lock lock(m_mutex);
  while (!m_wake.wait_for(lock, kInterval, [this] { return m_stopping; })) {
    lock.unlock();
    refresh();
    m_each();
    if (++intervals % kIntervalsPerSecond == 0) m_second();
    lock.lock();
  }
}

void CatalogueHolder::refresh() {
  const auto version = config::CatalogueStore::newestVersion(*m_reader);
  if (!version) return base::log(base::LogLevel::warning, "config", version.error().message);
  if (*version == m_current.load()->version) return;
  if (auto loaded = load(); loaded)
    base::log(base::LogLevel::info, "config", "version " + std::to_string(*version) + " is in force");
  else
    base::log(base::LogLevel::error, "config", "the former version stays in force: " + loaded.error().message);
}

}  // namespace ack::runtime
