// Packed bodies: a byte that says how and how much may come of it, then bytes that are read as packed ones and packed
// themselves. Never more than allowed comes out; what we pack comes out as it was, from one member or two; cut short
// or with something behind, it is refused.
#include "core/base/inflate.h"
#include "tests/fuzz/fuzz_target.h"

#include <zlib.h>

#include <string>

using namespace ack;
using base::ContentCoding;
using fuzz::promise;

namespace {

constexpr int kGzip = 9 + 16, kZlib = 9, kBare = -9;  // small windows, so that a packer costs little

std::string pack(std::string_view bytes, int window) {
  z_stream stream{};
  promise(deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, window, 1, Z_DEFAULT_STRATEGY) == Z_OK, "zlib begins");
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  promise(deflate(&stream, Z_FINISH) == Z_STREAM_END, "zlib packs");
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

bool comesOut(ContentCoding coding, std::string_view packed, std::string_view bytes) {
  const auto out = base::inflate(coding, packed, bytes.size());
  return out.ok() && *out == bytes;
}

void readPacked(ContentCoding coding, std::string_view packed, std::size_t most) {
  const auto bytes = base::inflate(coding, packed, most);
  if (!bytes) {
    promise(!bytes.error().message.empty(), "a refusal says why");
    promise(bytes.error().code == ErrorCode::full || bytes.error().code == ErrorCode::invalid,
            "it is too much or it is broken");
    return;
  }
  promise(bytes->size() <= most && bytes->capacity() <= 2 * most + 64, "no more than allowed comes out");
  promise(comesOut(coding, packed, *bytes), "what just fits is read");
  if (bytes->empty()) return;
  const auto less = base::inflate(coding, packed, bytes->size() - 1);
  promise(!less && less.error().code == ErrorCode::full, "one byte less does not do");
}

void packAndRead(std::string_view bytes) {
  const std::string gzip = pack(bytes, kGzip);
  const std::string twice = std::string(bytes).append(bytes);
  promise(comesOut(ContentCoding::gzip, gzip, bytes), "gzip comes out as it was");
  promise(comesOut(ContentCoding::gzip, gzip + gzip, twice), "two members follow one another");
  promise(!base::inflate(ContentCoding::gzip, std::string_view(gzip).substr(0, gzip.size() - 1), bytes.size()),
          "cut short it is refused");
  promise(!base::inflate(ContentCoding::gzip, gzip + "x", bytes.size() + 1), "bytes behind the end are refused");
  const std::string zlib = pack(bytes, kZlib);
  promise(comesOut(ContentCoding::deflate, zlib, bytes), "zlib's form too");
  promise(!base::inflate(ContentCoding::deflate, zlib + zlib, twice.size()), "there is no second stream");
  // A bare stream that happens to begin like a zlib header can't be told from one.
  const auto bare = base::inflate(ContentCoding::deflate, pack(bytes, kBare), bytes.size());
  promise(!bare || *bare == bytes, "the bare form is read right or not at all");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 1) return 0;
  const std::string_view bytes = fuzz::textOf(data + 1, size - 1);
  const ContentCoding coding = (data[0] & 1U) != 0 ? ContentCoding::deflate : ContentCoding::gzip;
  readPacked(coding, bytes, std::size_t{1} << (data[0] >> 1U) % 21U);
  packAndRead(bytes);
  return 0;
}
