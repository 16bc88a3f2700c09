#pragma once
// An engine whose alerts go to a mail server and a webhook of the test, and a hand that puts news into its store.
#include "tests/kit/certificates.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/fake_mail_server.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <chrono>
#include <functional>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <thread>

namespace ack::kit {

constexpr const char* kMailPassword = "canary-mail-passw0rd-8871";
constexpr const char* kAlertSecret = "whsec_Y2FuYXJ5LWFsZXJ0LXNpZ25pbmctc2VjcmV0LTk5MQ==";

/// Thread: one.
class AlertDesk {
 public:
  /// `more` are further parts of the apply file: `"sources": […],`.
  explicit AlertDesk(const std::string& more = {}) : engine(EngineStart{m_scratch.data()}) {
    makeCertificate(m_scratch.path(), "mail");
    mail = std::make_unique<FakeMailServer>(certificateFile(m_scratch.path(), "mail"),
                                            keyFile(m_scratch.path(), "mail"));
    MailManners manners;
    manners.user = "ack";
    manners.password = kMailPassword;
    mail->behave(manners);
    writeFile(m_scratch.path() / "secret", std::string(kAlertSecret) + "\n");
    writeFile(m_scratch.path() / "shop.json",
              "{\"version\":1," + more + "\"alerts\":{\"email\":{\"url\":\"" + mail->url() +
                  "\",\"user\":\"ack\",\"password\":\"env:ACK_TEST_MAIL\",\"from\":\"ack@shop.example\",\"to\":"
                  "[\"ops@shop.example\"],\"ca_file\":\"mail.crt\"},\"webhook\":{\"url\":\"" +
                  hook.url() + "\",\"secret\":\"file:secret\"}}}");
    engine.options().environment = environment;
    const auto applied = daemon({"apply", (m_scratch.path() / "shop.json").string()}, data(), environment);
    if (!applied.succeeded()) trouble = applied.err;
  }

  [[nodiscard]] std::filesystem::path data() const { return m_scratch.data(); }
  [[nodiscard]] std::filesystem::path folder() const { return m_scratch.path(); }
  [[nodiscard]] std::int64_t ask(const std::string& sql) const { return askStore(data(), sql); }
  /// A change of the store from beside the engine.
  void change(const std::string& sql) {
    sqlite3* raw = nullptr;
    if (sqlite3_open((data() / "acknowledger.db").c_str(), &raw) != SQLITE_OK) trouble += "sqlite; ";
    sqlite3_busy_timeout(raw, 5'000);
    if (sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) trouble += sqlite3_errmsg(raw);
    sqlite3_close(raw);
  }
  /// News about an alert of a kind that only a person ends, as the watch would put it, for both channels.
  void tell() {
    change("INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text, told_count, told_at_us)"
           " VALUES (9001, 'second_charge', '', 1, 1, 1, 'evidence', 1, unixepoch() * 1000000);"
           "INSERT INTO alert_message (alert_id, news, channel, count, made_at_us, next_at_us, told_first_at_us,"
           " told_last_at_us, told_text) SELECT 9001, 0, column1, 1, unixepoch() * 1000000, 0, 1, 1, 'evidence' FROM"
           " (VALUES (0), (1))");
  }

  std::string trouble;
  const Environment environment{{"ACK_TEST_MAIL", kMailPassword}};
  std::unique_ptr<FakeMailServer> mail;
  FakeDestination hook;

 private:
  const ScratchDir m_scratch;

 public:
  EngineProcess engine;
};

inline bool waitFor(const std::function<bool()>& holds, std::chrono::milliseconds limit = std::chrono::seconds(15)) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (!holds()) {
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

/// As standardwebhooks.com tells a receiver to do it.
inline bool isSignedAlert(const RecordedCall& call) {
  const std::string text =
      call.headers.at("webhook-id") + "." + call.headers.at("webhook-timestamp") + "." + call.body;
  const std::string key = fromBase64(std::string(kAlertSecret).substr(6));
  return call.headers.at("webhook-signature") == "v1," + base64(hmacSha256(key, text));
}

/// The value of a field of a mail's head, "" where there is none.
inline std::string mailField(const ReceivedMail& mail, const std::string& name) {
  const auto at = mail.text.find(name + ": ");
  if (at == std::string::npos) return {};
  const auto from = at + name.size() + 2;
  return mail.text.substr(from, mail.text.find("\r\n", from) - from);
}

}  // namespace ack::kit
