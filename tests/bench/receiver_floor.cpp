#include "tests/bench/receiver_floor.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace ack::bench {
namespace {

// As long as the product's answer to an accepted event.
constexpr std::string_view kAnswer =
    "HTTP/1.1 200 OK\r\nDate: Sun, 29 Nov 2026 16:00:00 GMT\r\nAcknowledger-Result: accepted\r\n"
    "Acknowledger-Event: evt_00000000001\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: "
    "83\r\n\r\n"
    R"({"result":"accepted","delivery":"dlv_0000000000000","event_id":"evt_00000000001"}  )";

}  // namespace

FloorServer::FloorServer() : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (::bind(m_listener, reinterpret_cast<const sockaddr*>(&address), size) != 0 ||
      ::listen(m_listener, 1'024) != 0 || getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    std::abort();
  m_port = ntohs(address.sin_port);
  m_thread = std::thread([this] { serve(); });
}

FloorServer::~FloorServer() {
  m_stop = true;
  m_thread.join();
  ::close(m_listener);
}

void FloorServer::serve() {
  const int epoll = epoll_create1(0);
  const auto watch = [epoll](int socket) {
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = socket;
    epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
  };
  watch(m_listener);
  epoll_event events[128];
  char buffer[8'192];
  while (!m_stop) {
    const int ready = epoll_wait(epoll, events, 128, 50);
    for (int i = 0; i < ready; ++i) {
      const int socket = events[i].data.fd;
      if (socket == m_listener) {
        const int client = accept4(m_listener, nullptr, nullptr, SOCK_NONBLOCK);
        if (client < 0) continue;
        const int on = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        watch(client);
        continue;
      }
      const auto count = ::recv(socket, buffer, sizeof buffer, 0);
      if (count <= 0) {
        ::close(socket);
        continue;
      }
      // The load's requests are of one length and end with '}'.
      if (buffer[count - 1] != '}') continue;
      if (::send(socket, kAnswer.data(), kAnswer.size(), MSG_NOSIGNAL) < 0) ::close(socket);
    }
  }
  ::close(epoll);
}

}  // namespace ack::bench
