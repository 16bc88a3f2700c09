#include "tests/kit/raw_http_client.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ack::kit {
namespace {

bool sameName(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

HttpAnswer parseHead(const std::string& head) {
  HttpAnswer answer;
  answer.status = head.size() > 12 ? std::atoi(head.c_str() + 9) : 0;
  std::size_t at = head.find("\r\n");
  while (at != std::string::npos && at + 2 < head.size()) {
    const std::size_t from = at + 2;
    const std::size_t end = head.find("\r\n", from);
    const std::string line = head.substr(from, end - from);
    const std::size_t colon = line.find(':');
    if (colon != std::string::npos) {
      const std::size_t value = line.find_first_not_of(" \t", colon + 1);
      answer.headers.emplace_back(line.substr(0, colon), value == std::string::npos ? "" : line.substr(value));
    }
    at = end;
  }
  return answer;
}

}  // namespace

std::string HttpAnswer::header(std::string_view name) const {
  for (const auto& [one, value] : headers)
    if (sameName(one, name)) return value;
  return {};
}

RawHttpClient::RawHttpClient(std::uint16_t port, std::chrono::milliseconds deadline)
    : m_port(port), m_deadline(deadline) {}

RawHttpClient::~RawHttpClient() { close(); }

void RawHttpClient::close() {
  if (m_socket >= 0) ::close(m_socket);
  m_socket = -1;
  m_buffer.clear();
}

bool RawHttpClient::connect() {
  close();
  m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (m_socket < 0) return false;
  const timeval limit{m_deadline.count() / 1000, static_cast<suseconds_t>(m_deadline.count() % 1000) * 1000};
  ::setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  const int on = 1;
  ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(m_port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return true;
  close();
  return false;
}

bool RawHttpClient::sendBytes(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool RawHttpClient::readable() {
  pollfd wait{m_socket, POLLIN, 0};
  return m_socket < 0 || ::poll(&wait, 1, 0) > 0;
}

RawHttpClient::Sent RawHttpClient::sendNow(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return errno == EAGAIN || errno == EWOULDBLOCK ? Sent::full : Sent::broken;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return Sent::all;
}

bool RawHttpClient::readMore() {
  pollfd wait{m_socket, POLLIN, 0};
  if (::poll(&wait, 1, static_cast<int>(m_deadline.count())) <= 0) return false;
  char chunk[16'384];
  const ssize_t got = ::recv(m_socket, chunk, sizeof chunk, 0);
  if (got <= 0) return false;
  m_buffer.append(chunk, static_cast<std::size_t>(got));
  return true;
}

std::optional<HttpAnswer> RawHttpClient::readAnswer() {
  std::size_t end = 0;
  while ((end = m_buffer.find("\r\n\r\n")) == std::string::npos)
    if (m_socket < 0 || !readMore()) return close(), std::nullopt;
  HttpAnswer answer = parseHead(m_buffer.substr(0, end));
  const bool noBody = answer.status == 204 || answer.status == 304;
  const auto length =
      noBody ? std::size_t{0}
             : static_cast<std::size_t>(std::strtoul(answer.header("Content-Length").c_str(), nullptr, 10));
  while (m_buffer.size() < end + 4 + length)
    if (!readMore()) return close(), std::nullopt;
  answer.body = m_buffer.substr(end + 4, length);
  m_buffer.erase(0, end + 4 + length);
  if (sameName(answer.header("Connection"), "close")) close();
  return answer;
}

std::optional<HttpAnswer> RawHttpClient::exchange(std::string_view request) {
  if (m_socket < 0 && !connect()) return std::nullopt;
  // The answer may be there although the request could not be sent whole (413).
  if (!sendBytes(request) && m_socket < 0) return std::nullopt;
  return readAnswer();
}

bool RawHttpClient::closedByPeer(std::chrono::milliseconds limit) {
  pollfd wait{m_socket, POLLIN, 0};
  if (m_socket < 0) return true;
  if (::poll(&wait, 1, static_cast<int>(limit.count())) <= 0) return false;
  char byte = 0;
  return ::recv(m_socket, &byte, 1, MSG_PEEK) <= 0;
}

std::string httpRequest(const std::string& method, const std::string& target, const Headers& headers,
                        std::string_view body) {
  std::string out = method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  for (const auto& [name, value] : headers) out += name + ": " + value + "\r\n";
  out += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  out.append(body);
  return out;
}

std::optional<HttpAnswer> post(std::uint16_t port, const std::string& target, const Headers& headers,
                               std::string_view body) {
  RawHttpClient client(port);
  return client.exchange(httpRequest("POST", target, headers, body));
}

}  // namespace ack::kit
