// Our HTTP parser for http_differential.py: on stdin frames of four bytes of length (little endian) and what a client
// sends; on stdout a line of JSON for each, with the requests that reached the application and the statuses answered.
#include "core/base/clock.h"
#include "core/base/encoding.h"
#include "tests/kit/scripted_receiver.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

using namespace ack;

namespace {

constexpr std::size_t kMostBody = 1U << 20;

/// Takes every request that is well formed, whatever it asks for.
class TakingHandler final : public receive::RequestHandler {
 public:
  std::unique_ptr<receive::Exchange> open(receive::Waker&, std::string_view) override {
    return std::make_unique<Taking>(*this);
  }
  boost::json::array taken;

 private:
  class Taking final : public receive::Exchange {
   public:
    explicit Taking(TakingHandler& handler) : m_handler(handler) {}
    receive::HeadDecision begin(const receive::RequestHead&, receive::Answer&) override { return {false, kMostBody}; }
    Outcome handle(const receive::Request& request, receive::Answer& answer) override {
      m_handler.taken.push_back(boost::json::array{base::toHex(request.head.method), base::toHex(request.head.target),
                                                   base::toHex(request.body)});
      answer.clear();
      answer.result = receive::ResultWord::accepted;
      return Outcome::ready;
    }
    void finish(receive::Answer&) override {}

   private:
    TakingHandler& m_handler;
  };
};

}  // namespace

int main() {
  const receive::ReceiverLimits limits;
  const base::SystemClock clock;
  receive::IoThread thread(limits, clock, [](const std::string&) {});
  std::array<unsigned char, 4> length{};
  while (std::fread(length.data(), 1, length.size(), stdin) == length.size()) {
    std::string bytes(length[0] | length[1] << 8U | length[2] << 16U | static_cast<std::size_t>(length[3]) << 24U,
                      '\0');
    if (std::fread(bytes.data(), 1, bytes.size(), stdin) != bytes.size()) return 1;
    TakingHandler handler;
    const std::string_view view = bytes;
    const kit::ScriptedTalk talk = kit::talkTo(thread, handler, std::span(&view, 1), [] {});
    boost::json::array statuses;
    for (const int status : kit::statusesIn(talk.output)) statuses.push_back(status);
    const boost::json::object line{{"taken", handler.taken}, {"statuses", statuses}, {"closing", talk.closing}};
    std::printf("%s\n", boost::json::serialize(line).c_str());
    std::fflush(stdout);
  }
  return 0;
}
