// From the bytes of a connection to verdicts: two bytes say where to cut, the rest is what a client sends. Whole, cut
// in two and byte by byte the conversation is the same, every answer is well formed, and nothing is stored that was
// not answered.
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/hook_world.h"

#include <algorithm>
#include <array>
#include <vector>

using namespace ack;
using fuzz::promise;

namespace {

constexpr std::size_t kByteByByte = 512;  // longer inputs are cut in pieces of seven bytes

std::vector<std::string_view> cutEvery(std::string_view bytes, std::size_t length) {
  std::vector<std::string_view> pieces;
  for (std::size_t at = 0; at < bytes.size(); at += length) pieces.push_back(bytes.substr(at, length));
  return pieces;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return 0;
  kit::ScriptedReceiver& receiver = fuzz::hookWorld();
  const std::string_view bytes = fuzz::textOf(data + 2, size - 2);
  const kit::Conversation whole = receiver.talk(bytes);
  promise(std::count(whole.statuses.begin(), whole.statuses.end(), -1) == 0, "every answer is well formed");
  promise(static_cast<std::size_t>(whole.requests) <= whole.statuses.size(), "what was stored was answered");

  const std::size_t cut = (static_cast<std::size_t>(data[0]) << 8U | data[1]) % (bytes.size() + 1);
  const std::array<std::string_view, 2> halves{bytes.substr(0, cut), bytes.substr(cut)};
  const kit::Conversation inTwo = receiver.talk(halves);
  promise(inTwo.statuses == whole.statuses && inTwo.stored == whole.stored, "cut in two it comes to the same");
  const kit::Conversation inMany = receiver.talk(cutEvery(bytes, bytes.size() <= kByteByByte ? 1 : 7));
  promise(inMany.statuses == whole.statuses && inMany.stored == whole.stored, "in many pieces it comes to the same");
  return 0;
}
