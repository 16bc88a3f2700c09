// The chunk decoder at its limits, and the same result however the input is cut.
#include "core/receive/chunk_decoder.h"

#include <QTest>

#include <string>

using namespace ack::receive;

namespace {

struct Decoded {
  int status{0};  ///< 0: whole; -1: more is needed
  std::string data;
  std::size_t used{0};
  friend bool operator==(const Decoded&, const Decoded&) = default;
};

class ChunkDecoderTest : public QObject {
  Q_OBJECT

 private:
  ReceiverLimits m_limits;

  Decoded decode(const std::string& input, std::size_t piece, std::size_t maxBytes = 1'000) {
    ChunkDecoder decoder(m_limits);
    decoder.reset(maxBytes);
    Decoded decoded;
    for (std::size_t at = 0; at < input.size(); at += piece) {
      std::string_view part = std::string_view(input).substr(at, piece);
      while (!part.empty()) {
        const ChunkDecoder::Step step = decoder.next(part);
        decoded.data.append(step.data);
        decoded.used += step.consumed;
        part.remove_prefix(step.consumed);
        if (step.state == ChunkDecoder::State::failed) return {decoder.failure(), {}, 0};
        if (step.state == ChunkDecoder::State::done) return decoded;
      }
    }
    decoded.status = -1;
    return decoded;
  }

 private slots:
  void input_inAnyPieces_givesTheSame_data() {
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("data");
    const auto row = [](QByteArray input, int status, QByteArray data = {}) {
      QTest::newRow(input.left(60).replace("\r\n", "|").toPercentEncoding("|;= ").constData())
          << input << status << data;
    };
    row("3\r\nabc\r\n0\r\n\r\n", 0, "abc");
    row("3\r\nabc\r\n0002\r\nde\r\n000\r\n\r\nGET", 0, "abcde");
    row("A;a=b;c=\"d;\\\"\";e\r\n0123456789\r\n0;z\r\nT: v\r\n\r\n", 0, "0123456789");
    row("3\r\nabc\r\n0\r\n", -1, "abc");
    for (const char* bad :
         {"\r\n", "g\r\n", "-1\r\n", "0x1\r\na\r\n", "1 \r\na\r\n", "1\na\r\n", "1\r\nab\r\n", "1\r\na\n0\r\n\r\n",
          "1;\r\na\r\n", "1;a=\r\na\r\n", "1;a=\"\r\n", "1 ;a\r\n", "10000000000000001\r\n", "0\r\n X: 1\r\n\r\n",
          "0\r\nX : 1\r\n\r\n", "0\r\n: 1\r\n\r\n", "0\r\n\n", "1\r\na\r\n0\r\nX: \x01\r\n\r\n"})
      row(bad, 400);
    row("3e9\r\n", 413);
    row("ffffffffffffffff\r\n", 413);
    row("3\r\nabc\r\n3e6\r\n", 413);
  }
  void input_inAnyPieces_givesTheSame() {
    QFETCH(QByteArray, input);
    QFETCH(int, status);
    QFETCH(QByteArray, data);
    const std::string text = input.toStdString();
    const Decoded whole = decode(text, text.size());
    QCOMPARE(whole.status, status);
    QCOMPARE(whole.data, data.toStdString());
    for (std::size_t piece = 1; piece < text.size(); ++piece) QVERIFY(decode(text, piece) == whole);
  }

  void body_atItsLimit_passes_oneMoreIs413() {
    QCOMPARE(decode("5\r\nabcde\r\n0\r\n\r\n", 99, 5).status, 0);
    QCOMPARE(decode("6\r\nabcdef\r\n0\r\n\r\n", 99, 5).status, 413);
    QCOMPARE(decode("5\r\nabcde\r\n1\r\nf\r\n0\r\n\r\n", 99, 5).status, 413);
  }

  void extensionsAndTrailers_haveLimits() {
    const std::string name(m_limits.chunkOverheadBytes, 'x');
    QCOMPARE(decode("1;" + name.substr(2) + "\r\na\r\n0\r\n\r\n", 9'999).status, 0);
    QCOMPARE(decode("1;" + name + "\r\na\r\n0\r\n\r\n", 9'999).status, 400);
    QCOMPARE(decode("0\r\nX: " + std::string(m_limits.trailerBytes, 'v') + "\r\n\r\n", 9'999).status, 431);
    std::string many = "0\r\n";
    for (std::size_t i = 0; i <= m_limits.fields; ++i) many += "X: v\r\n";
    QCOMPARE(decode(many + "\r\n", 9'999).status, 431);
    QCOMPARE(decode(std::string(65, '0') + "\r\n\r\n", 99).status, 400);
  }

  void zeroPaddedSizes_overManyChunks_areFine() {
    std::string input;
    for (int i = 0; i < 900; ++i) input += "00000001\r\nx\r\n";
    QCOMPARE(decode(input + "0\r\n\r\n", 4'096).data.size(), 900U);
  }
};

}  // namespace

QTEST_GUILESS_MAIN(ChunkDecoderTest)
#include "chunk_decoder_test.moc"
