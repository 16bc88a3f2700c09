#pragma once
// Ties the receiver's certificates to the store: tells windows and commands beside the engine what they are, and
// loads them again when one of those asks. Works on the catalogue watcher's thread.
#include "core/receive/tls_keeper.h"
#include "core/store/connection.h"
#include "core/store/fact_table.h"
#include "core/store/writer.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace ack::runtime {

class CertificateService {
 public:
  /// `reader` is for this object alone; `clock` and `writer` outlive it. Plain HTTP where no pair is named.
  CertificateService(receive::TlsOptions options, const Clock& clock, std::unique_ptr<store::Connection> reader,
                     store::Writer& writer);

  /// Loads the certificates and tells the store. The error names the file.
  Result<void> open();
  /// Every few hundred milliseconds: has somebody asked for a reload? Thread: the catalogue watcher's.
  void notice();
  /// Once a second: changed files, an expiry that comes near. Thread: the catalogue watcher's.
  void tick();
  /// As TlsKeeper::reload; refused for plain HTTP. Thread: any.
  Result<void> reload();

  /// Null for plain HTTP. Shared with every connection.
  [[nodiscard]] const std::shared_ptr<receive::TlsKeeper>& keeper() const noexcept { return m_keeper; }

 private:
  /// Durable where it changed; a failure is logged and tried again at the next change.
  void publish();
  /// Tells who asked what came of it. A failure is logged: then they wait in vain, and the state still says it.
  void answer(const Result<void>& loaded);
  Result<std::string> readAsked();

  const std::unique_ptr<store::Connection> m_reader;
  store::FactTable m_facts;
  store::Writer& m_writer;
  std::shared_ptr<receive::TlsKeeper> m_keeper;
  std::string m_asked;  ///< the request that was seen last
  std::mutex m_mutex;
  std::string m_published{"none yet"};  ///< guarded by m_mutex
};

/// Asks the engine that runs over `data`, in whatever process, to load its certificates again; it notices within
/// 250 ms. The value names the request for certificateReloadAnswer(). notFound where there is no store, io.
Result<std::string> requestCertificateReload(const std::filesystem::path& data, const Clock& clock);
/// What came of that request: "" where the new files are in use, else why not, with the file's name; nullopt while
/// the engine has not answered. Thread: any; does not wait.
Result<std::optional<std::string>> certificateReloadAnswer(const std::filesystem::path& data,
                                                           std::string_view request);

}  // namespace ack::runtime
