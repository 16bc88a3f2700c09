#pragma once
// A plain blocking HTTP/1.1 client over one socket: sends exactly the bytes it is given and believes an answer only
// when it was read to the last byte.
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::kit {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpAnswer {
  int status{0};
  Headers headers;
  std::string body;
  /// The first of that name, whatever its case; "" where there is none.
  [[nodiscard]] std::string header(std::string_view name) const;
};

/// Thread: one at a time.
class RawHttpClient {
 public:
  explicit RawHttpClient(std::uint16_t port, std::chrono::milliseconds deadline = std::chrono::seconds(10));
  ~RawHttpClient();
  RawHttpClient(const RawHttpClient&) = delete;
  RawHttpClient& operator=(const RawHttpClient&) = delete;

  bool connect();
  [[nodiscard]] bool connected() const noexcept { return m_socket >= 0; }
  void close();
  void setPort(std::uint16_t port) noexcept { m_port = port; }
  bool sendBytes(std::string_view bytes);
  /// Whether an answer, or the end of the connection, is there to be read.
  bool readable();
  enum class Sent { all, full, broken };
  /// As much as the connection takes without waiting.
  Sent sendNow(std::string_view bytes);
  /// nullopt where the connection ended or the deadline passed before the last byte; the connection is closed then.
  std::optional<HttpAnswer> readAnswer();
  /// Connects where needed, sends, reads.
  std::optional<HttpAnswer> exchange(std::string_view request);
  /// true where the other side has closed and nothing is left to read; waits up to `limit`.
  bool closedByPeer(std::chrono::milliseconds limit);

 private:
  bool readMore();

  std::uint16_t m_port;
  std::chrono::milliseconds m_deadline;
  int m_socket{-1};
  std::string m_buffer;
};

/// One whole request, Host and Content-Length included.
std::string httpRequest(const std::string& method, const std::string& target, const Headers& headers,
                        std::string_view body);
/// A connection of its own for one request.
std::optional<HttpAnswer> post(std::uint16_t port, const std::string& target, const Headers& headers,
                               std::string_view body);

}  // namespace ack::kit
