#include "core/receive/admin_handler.h"

#include <array>
#include <charconv>

namespace ack::receive {
namespace {

constexpr std::size_t kAdminConnections = 64;

void appendLabels(std::string& out, const std::vector<std::pair<std::string, std::string>>& labels) {
  if (labels.empty()) return;
  out.push_back('{');
  for (const auto& [name, value] : labels) {
    if (out.back() != '{') out.push_back(',');
    out.append(name).append("=\"");
    for (const char c : value) {
      if (c == '\\' || c == '"') out.push_back('\\');
      if (c == '\n')
        out.append("\\n");
      else
        out.push_back(c);
    }
    out.push_back('"');
  }
  out.push_back('}');
}

class AdminExchange final : public Exchange {
 public:
  explicit AdminExchange(const AdminView& view) : m_view(view) {}

  HeadDecision begin(const RequestHead& head, Answer& answer) override {
    m_path = head.path;
    if (m_path != "/healthz" && m_path != "/readyz" && m_path != "/metrics") return refuseAs(answer, 404);
    if (head.method == "GET" || head.method == "HEAD") return {false, 0};
    refuseAs(answer, 405);
    answer.allow = "GET, HEAD";
    return {true, 0};
  }

  Outcome handle(const Request&, Answer& answer) override {
    answer.clear();
    answer.result = ResultWord::none;
    if (m_path == "/healthz") {
      answer.body = R"({"status":"alive"})";
    } else if (m_path == "/readyz") {
      const std::string reason = m_view.notReady ? m_view.notReady() : std::string{};
      if (reason.empty()) {
        answer.body = R"({"status":"ready"})";
      } else {
        answer.status = 503;
        answer.body = R"({"status":"not_ready","reason":)";
        appendJsonString(answer.body, reason);
        answer.body.push_back('}');
      }
    } else {
      answer.contentType = "application/openmetrics-text; version=1.0.0; charset=utf-8";
      answer.body = openMetricsText(m_view.metrics ? m_view.metrics() : std::vector<MetricSample>{});
    }
    return Outcome::ready;
  }

  void finish(Answer&) override {}

 private:
  static HeadDecision refuseAs(Answer& answer, int status) {
    refuse(answer, status, errorWordOf(status));
    answer.result = ResultWord::none;
    return {true, 0};
  }

  const AdminView& m_view;
  std::string m_path;
};

}  // namespace

std::string openMetricsText(const std::vector<MetricSample>& samples) {
  std::string out;
  const std::string* family = nullptr;
  for (const MetricSample& sample : samples) {
    const bool counter = sample.kind == MetricSample::Kind::counter;
    if (family == nullptr || *family != sample.name) {
      out.append("# TYPE ").append(sample.name).append(counter ? " counter\n" : " gauge\n");
      out.append("# HELP ").append(sample.name).append(" ").append(sample.help).append("\n");
      family = &sample.name;
    }
    out.append(sample.name);
    if (counter) out.append("_total");
    appendLabels(out, sample.labels);
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), sample.value).ptr;
    out.append(" ").append(digits.data(), end).append("\n");
  }
  return out.append("# EOF\n");
}

std::unique_ptr<Exchange> AdminHandler::open(Waker&, std::string_view) {
  return std::make_unique<AdminExchange>(m_view);
}

AdminListener::AdminListener(const std::string& listen, AdminView view, const Clock& clock)
    : m_handler(std::move(view)), m_receiver(
                                      [&listen] {
                                        ReceiverOptions options;
                                        options.listen = listen;
                                        options.limits.connections = kAdminConnections;
                                        return options;
                                      }(),
                                      m_handler, clock) {}

}  // namespace ack::receive
