#pragma once
// Every limit and deadline of the receiver in one place, with the defaults of contract.md, so that a test can shorten
// what would take a minute and an operator can read what applies.
#include <chrono>
#include <cstddef>

namespace ack::receive {

struct ReceiverLimits {
  // Sizes
  std::size_t requestLineBytes{8U << 10};     ///< without CRLF; above: 414
  std::size_t headerSectionBytes{32U << 10};  ///< all field lines with their CRLF and the empty line; above: 431
  std::size_t fields{100};                    ///< above: 431
  std::size_t trailerBytes{4U << 10};         ///< above: 431
  std::size_t chunkOverheadBytes{4U << 10};   ///< chunk extensions of one body together; above: 400
  std::size_t outputBytes{64U << 10};         ///< answers that wait unread; above it no further request is begun
  std::size_t bufferedBytes{512U << 20};      ///< bodies in memory per io thread; above: 503
  std::size_t lingerBytes{64U << 20};         ///< read and dropped after a refusal, so that the answer arrives

  // Times
  std::chrono::milliseconds handshake{5'000};         ///< of TLS; then closed
  std::chrono::milliseconds hurriedHandshake{1'000};  ///< the same while more than handshakesAtEase are under way
  std::chrono::milliseconds head{10'000};             ///< from its first byte to the empty line; then 408
  std::chrono::milliseconds keepAlive{60'000};        ///< without any byte; then closed without an answer
  std::size_t bodyBytesPerSecond{500};                ///< slower over a whole window: 408
  std::chrono::milliseconds bodyWindow{5'000};        ///< what "slower" is measured over
  std::chrono::milliseconds writeStall{20'000};       ///< the client takes no byte of its answer; then reset
  std::chrono::milliseconds answer{1'500};            ///< the store takes longer: 503, the sender tries again
  std::chrono::milliseconds linger{2'000};            ///< after a refusal, for the client to read it
  std::chrono::milliseconds tick{250};                ///< how exactly the times above are kept
  std::chrono::milliseconds acceptPause{200};         ///< after descriptors ran out
  std::chrono::milliseconds stop{10'000};             ///< for requests under way when the receiver stops

  // Connections
  std::size_t connections{10'000};        ///< also kept below the process's descriptor limit
  std::size_t connectionsPerPeer{1'000};  ///< of one address; above: closed at once. Not for trusted proxies
  bool limitLoopback{false};              ///< whether that counts for this very machine too
  std::size_t handshakesAtEase{4'000};    ///< per io thread; half-open ones must not keep good ones out
  std::size_t descriptorsForOthers{128};  ///< of that limit, left to the store and to outgoing calls
};

}  // namespace ack::receive
