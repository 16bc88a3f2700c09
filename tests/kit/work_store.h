#pragma once
// A real store in a folder of the test, with its writer running, into which deliveries are put as acceptance would
// leave them, and which answers questions in SQL.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/connection.h"
#include "core/store/writer.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::kit {

struct TestEvent {
  SourceId source{1};
  std::string tenant;
  std::string eventId{"evt_1"};
  std::string type{"charge.succeeded"};
  std::string contentType{"application/json"};
  std::string body{"{}"};
  std::optional<UtcTime> occurredAt;
  std::string element;
};

/// Aborts the test program where the store can't be had: nothing that follows would mean anything.
class WorkStore {
 public:
  WorkStore(const std::filesystem::path& folder, const Clock& clock);
  ~WorkStore();
  WorkStore(const WorkStore&) = delete;
  WorkStore& operator=(const WorkStore&) = delete;

  /// A queued delivery, received now.
  DeliveryId add(const TestEvent& event);
  /// Many in one commit.
  void addAll(const std::vector<TestEvent>& events);
  [[nodiscard]] store::Writer& writer() const noexcept { return *m_writer; }
  [[nodiscard]] const crypto::Vault& vault() const noexcept { return *m_vault; }
  [[nodiscard]] Result<std::unique_ptr<store::Connection>> openReader() const;
  /// The first column of the first row as text; "" for none or NULL. Reads a fresh snapshot.
  [[nodiscard]] std::string ask(std::string_view sql) const;
  [[nodiscard]] std::int64_t number(std::string_view sql) const;
  [[nodiscard]] domain::DeliveryState state(DeliveryId id) const;
  /// Runs SQL in the writer's transaction.
  void change(std::string_view sql);

 private:
  DeliveryId write(store::WriteContext& context, const TestEvent& event);

  std::filesystem::path m_file;
  const Clock& m_clock;
  base::SystemRandom m_random;
  std::shared_ptr<crypto::Vault> m_vault;
  std::unique_ptr<store::Writer> m_writer;
  std::unique_ptr<store::Connection> m_reader;
};

}  // namespace ack::kit
