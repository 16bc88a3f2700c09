#pragma once
// The catalogue that is in force, and the thread that notices within 250 ms when somebody applied another: this
// engine or another process beside it.
#include "core/config/catalogue_store.h"
#include "core/store/connection.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace ack::runtime {

class CatalogueHolder {
 public:
  /// `store` must outlive it. `reader` is for this object alone.
  CatalogueHolder(config::CatalogueStore store, std::unique_ptr<store::Connection> reader);
  ~CatalogueHolder();
  CatalogueHolder(const CatalogueHolder&) = delete;
  CatalogueHolder& operator=(const CatalogueHolder&) = delete;

  /// Reads the newest version. Before start(); corrupt or io where it can't be had.
  Result<void> load();
  /// Watches from here on; `each` is called at every look, `second` about once a second, both on the watching thread.
  void start(std::function<void()> each, std::function<void()> second);
  /// May come twice, or before start().
  void stop();
  /// Thread: any. Never null after load().
  [[nodiscard]] config::CataloguePtr current() const noexcept { return m_current.load(); }

 private:
  void watch();
  void refresh();

  config::CatalogueStore m_store;
  std::unique_ptr<store::Connection> m_reader;
  std::atomic<config::CataloguePtr> m_current;
  std::function<void()> m_each, m_second;
  std::mutex m_mutex;  // m_stopping
  std::condition_variable m_wake;
  bool m_stopping{false};
  std::thread m_thread;
};

}  // namespace ack::runtime
