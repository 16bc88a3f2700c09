#include "app/guarded_reader.h"

#include "app/operator_desk.h"
#include "core/operate/look_gate.h"
#include "core/query/guarded_reader.h"

namespace ack::app {
namespace {

/// The gate with a desk of its own, opened when it is needed.
class DeskGate {
 public:
  DeskGate(std::filesystem::path data, const Clock& clock, std::function<operate::Caller()> who, bool use)
      : m_data(std::move(data)), m_clock(clock), m_gate([this] { return desk(); }, std::move(who), use) {}
  DeskGate(const DeskGate&) = delete;
  DeskGate& operator=(const DeskGate&) = delete;

  Result<void> ask(access::Permission permission, std::string_view question) {
    return m_gate.ask(permission, question);
  }

 private:
  Result<operate::Desk> desk() {
    if (!m_desk) {
      auto opened = OperatorDesk::open(m_data, m_clock, false);
      if (!opened) return std::move(opened).error();
      m_desk = std::move(*opened);
    }
    return m_desk->desk();
  }

  std::filesystem::path m_data;
  const Clock& m_clock;
  std::unique_ptr<OperatorDesk> m_desk;
  operate::LookGate m_gate;
};

}  // namespace

Result<std::unique_ptr<query::Reader>> openGuardedReader(const std::filesystem::path& data, const Clock& clock,
                                                         std::shared_ptr<const provider::ProviderRegistry> providers,
                                                         std::function<operate::Caller()> who, bool use) {
  auto reader = query::Reader::open(data, clock, std::move(providers));
  if (!reader) return reader;
  // Shared, because the gate is copied with the function that asks it.
  auto gate = std::make_shared<DeskGate>(data, clock, std::move(who), use);
  return query::guardReader(std::move(*reader), [gate](access::Permission permission, std::string_view question) {
    return gate->ask(permission, question);
  });
}

}  // namespace ack::app
