// Chunked bodies: taken apart whole, byte by byte or cut in two, the outcome is the same, and never more than
// allowed.
#include "core/receive/chunk_decoder.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <string>

using namespace ack;
using receive::ChunkDecoder;

namespace {

constexpr std::size_t kMostBytes = 4'096;

struct Outcome {
  std::string data;
  bool done{false};
  int failure{0};
  std::size_t consumed{0};  ///< up to the end of the body; of a failure nothing is promised
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Gives the decoder at most `first` bytes, then at most `then` at a time.
Outcome decode(std::string_view input, std::size_t first, std::size_t then) {
  static const receive::ReceiverLimits limits;
  ChunkDecoder decoder(limits);
  decoder.reset(kMostBytes);
  Outcome outcome;
  std::size_t end = std::min(first, input.size());
  std::size_t at = 0;
  while (true) {
    const ChunkDecoder::Step step = decoder.next(input.substr(at, end - at));
    at += step.consumed;
    outcome.data.append(step.data);
    switch (step.state) {
    case ChunkDecoder::State::failed:
      outcome.failure = decoder.failure();
      return outcome;
    case ChunkDecoder::State::done:
      outcome.done = true;
      outcome.consumed = at;
      return outcome;
    case ChunkDecoder::State::data:
      fuzz::promise(!step.data.empty(), "data is never empty");
      break;
    case ChunkDecoder::State::needMore:
      fuzz::promise(at == end, "all that was given is consumed");
      if (end == input.size()) return outcome;
      end = std::min(end + then, input.size());
      break;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view input = fuzz::textOf(data + 2, size - 2);
  const std::size_t cut = (static_cast<std::size_t>(data[0]) << 8U | data[1]) % (input.size() + 1);
  const Outcome whole = decode(input, input.size(), 1);
  fuzz::promise(whole.data.size() <= kMostBytes, "no more than is allowed");
  fuzz::promise(decode(input, 1, 1) == whole, "byte by byte gives the same");
  fuzz::promise(decode(input, cut, input.size()) == whole, "cut in two gives the same");
  return 0;
}
