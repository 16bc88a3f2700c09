// Content codings: what packs is unpacked exactly, within the bound, and nothing that is broken passes.
#include "core/base/inflate.h"

#include <QTest>

#include <zlib.h>

using namespace ack;
using base::ContentCoding;

namespace {

constexpr int kGzip = 31;
constexpr int kZlib = 15;
constexpr int kBare = -15;

std::string packed(const std::string& text, int window) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())) + 32, '\0');
  std::string in = text;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

ErrorCode codeOf(ContentCoding coding, std::string_view bytes, std::size_t most = 1U << 20) {
  const auto out = base::inflate(coding, bytes, most);
  return out ? ErrorCode::internal : out.error().code;  // internal: there was no error
}

}  // namespace

class InflateTest : public QObject {
  Q_OBJECT
 private slots:
  void coding_byItsName() {
    for (const char* name : {"", " identity", "Identity"})
      QVERIFY(base::contentCodingOf(name) == ContentCoding::identity);
    for (const char* name : {"gzip", "GZip", "x-gzip"}) QVERIFY(base::contentCodingOf(name) == ContentCoding::gzip);
    QVERIFY(base::contentCodingOf("deflate") == ContentCoding::deflate);
    for (const char* name : {"br", "zstd", "compress", "gzip, gzip", "identity, gzip", "gzip,", ","})
      QVERIFY2(!base::contentCodingOf(name), name);
  }

  void packed_anyForm_isUnpackedExactly() {
    std::string noise;
    for (unsigned i = 0; i < 300'000; ++i) noise += static_cast<char>((i * 2'654'435'761U) >> 21);
    for (const std::string& text : {std::string(), std::string("{\"id\":\"1\"}"), std::string(900'000, ' '), noise}) {
      QCOMPARE(*base::inflate(ContentCoding::gzip, packed(text, kGzip), 1U << 20), text);
      QCOMPARE(*base::inflate(ContentCoding::deflate, packed(text, kZlib), 1U << 20), text);
      QCOMPARE(*base::inflate(ContentCoding::deflate, packed(text, kBare), 1U << 20), text);
      QCOMPARE(*base::inflate(ContentCoding::gzip, packed(text, kGzip) + packed("tail", kGzip), 1U << 20),
               text + "tail");
    }
  }

  void bound_isKeptToTheByte() {
    for (const std::size_t size : {0U, 1U, 65'535U, 65'536U, 65'537U, 200'000U}) {
      const std::string small = packed(std::string(size, 'x'), kGzip);
      QCOMPARE(base::inflate(ContentCoding::gzip, small, size)->size(), size);
      if (size > 0) QVERIFY(codeOf(ContentCoding::gzip, small, size - 1) == ErrorCode::full);
    }
    const std::string bomb = packed(std::string(64U << 20, '\0'), kGzip);
    QVERIFY(bomb.size() < 80'000);
    QVERIFY(codeOf(ContentCoding::gzip, bomb) == ErrorCode::full);
    std::string members;
    for (int i = 0; i < 2'000; ++i) members += packed(std::string(1'000, ' '), kGzip);
    QVERIFY(codeOf(ContentCoding::gzip, members) == ErrorCode::full);
  }

  void broken_anyByte_isRefusedOrHarmless() {
    const std::string text = "{\"id\":\"1\",\"amount\":1230}";
    for (const auto& [coding, window] : {std::pair(ContentCoding::gzip, kGzip), {ContentCoding::deflate, kZlib}}) {
      const std::string good = packed(text, window);
      for (std::size_t cut = 0; cut < good.size(); ++cut)
        QVERIFY(codeOf(coding, std::string_view(good).substr(0, cut)) == ErrorCode::invalid);
      QVERIFY(codeOf(coding, good + '\0') == ErrorCode::invalid);
      for (std::size_t at = 0; at < good.size() * 8; ++at) {
        std::string changed = good;
        changed[at / 8] = static_cast<char>(changed[at / 8] ^ (1 << (at % 8)));
        const auto out = base::inflate(coding, changed, 1'000);
        QVERIFY(!out || *out == text || coding == ContentCoding::deflate);  // the check sums hold
      }
    }
    QVERIFY(codeOf(ContentCoding::gzip, packed(text, kZlib)) == ErrorCode::invalid);
    QVERIFY(codeOf(ContentCoding::gzip, text) == ErrorCode::invalid);
    QVERIFY(codeOf(ContentCoding::deflate, text) == ErrorCode::invalid);
    QVERIFY(codeOf(ContentCoding::identity, "12", 1) == ErrorCode::full);
  }
};

QTEST_GUILESS_MAIN(InflateTest)
#include "inflate_test.moc"
