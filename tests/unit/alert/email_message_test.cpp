// E-mail about alerts: a form that every mail program reads, and nothing in it that a name could break.
#include "core/alert/email_message.h"

#include "core/alert/alert_text.h"
#include "core/base/encoding.h"
#include "core/domain/utf8.h"
#include "core/query/alert_text.h"
#include "tests/unit/alert/sample_message.h"

#include <QTest>

using namespace ack;
using namespace ack::alert;

namespace {

config::EmailChannel channel() {
  config::EmailChannel email;
  email.url = "smtp://mail.example";
  email.from = "ack@shop.example";
  email.to = {"ops@shop.example", "ada@shop.example"};
  return email;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = text.find("\r\n", at);
    lines.push_back(text.substr(at, end - at));
    at = end == std::string::npos ? text.size() : end + 2;
  }
  return lines;
}

std::string headOf(const std::string& mail) { return mail.substr(0, mail.find("\r\n\r\n") + 2); }

/// The names of its fields, in order.
std::vector<std::string> fieldsOf(const std::string& mail) {
  std::vector<std::string> names;
  for (const std::string& line : linesOf(headOf(mail)))
    if (!line.starts_with(' ')) names.push_back(line.substr(0, line.find(':')));
  return names;
}

std::string unquoted(const std::string& body) {
  std::string out;
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] != '=') {
      out += body[i];
    } else if (body.substr(i, 3) == "=\r\n") {
      i += 2;
    } else {
      out += base::fromHex(body.substr(i + 1, 2)).value();
      i += 2;
    }
  }
  return out;
}

}  // namespace

class EmailMessageTest : public QObject {
  Q_OBJECT

 private slots:
  void mail_sample_hasEachFieldOnceAndSaysWhatToDo() {
    const std::string mail = makeEmail(channel(), test::sample());
    const std::vector<std::string> expected{
        "Date",    "From",           "To",           "Message-ID",   "References",
        "Subject", "Auto-Submitted", "MIME-Version", "Content-Type", "Content-Transfer-Encoding"};
    QCOMPARE(fieldsOf(mail), expected);
    const std::string id = domain::toText(AlertId{9});
    QVERIFY(mail.find("Date: Mon, 30 Nov 2026 06:12:01 +0000\r\n") != std::string::npos);
    QVERIFY(mail.find("From: Acknowledger <ack@shop.example>\r\n") != std::string::npos);
    QVERIFY(mail.find("To: ops@shop.example,\r\n ada@shop.example\r\n") != std::string::npos);
    QVERIFY(mail.find("Message-ID: <" + id + ".17@shop.example>\r\n") != std::string::npos);
    QVERIFY(mail.find("References: <" + id + "@shop.example>\r\n") != std::string::npos);
    QVERIFY(mail.find("Subject: [Acknowledger] 3 dead letters at crm (permanent)\r\n") != std::string::npos);
    QVERIFY(mail.find("Auto-Submitted: auto-generated\r\n") != std::string::npos);
    const std::string body = unquoted(mail.substr(mail.find("\r\n\r\n") + 4));
    for (const char* word :
         {"3 dead letters at crm (permanent).", "finance", "the destination answered 422", "2026-11-30 06:07:01 UTC",
          "Next step: Open the dead letters", "acknowledgerd alerts show alr_"})
      QVERIFY2(body.find(word) != std::string::npos, word);
  }

  void mail_newsOfEachKind_sayWhatTheyAre() {
    OutgoingMessage message = test::sample();
    message.news = domain::AlertNews::grown;
    QVERIFY(subjectLine(message).starts_with("[Acknowledger] More of it: 3 dead"));
    message.news = domain::AlertNews::resolved;
    QVERIFY(subjectLine(message).starts_with("[Acknowledger] Over: 3 dead"));
    QVERIFY(plainBody(message).find("Next step") == std::string::npos);
    const std::string trial = makeEmail(channel(), test::trial());
    QVERIFY(trial.find("Message-ID: <trial.18@shop.example>") != std::string::npos);
    QVERIFY(trial.find("References") == std::string::npos);
    QVERIFY(trial.find("Subject: [Acknowledger] Trial of this channel\r\n") != std::string::npos);
  }

  void mail_nastyNames_breakNothing() {
    const std::vector<std::string> expected = fieldsOf(makeEmail(channel(), test::sample()));
    for (const std::string& name : {test::nasty(), std::string(10'000, 'x'), std::string("\0\n\r.", 4),
                                    std::string("\xC3\xA4\xE2\x82\xAC\xF0\x9F\x92\xA5") + test::nasty(), [] {
                                      std::string many;
                                      for (int i = 0; i < 3'000; ++i) many += "\xE2\x82\xAC";
                                      return many;
                                    }()}) {
      OutgoingMessage message = test::sample(name);
      message.alert.owner = name;
      message.alert.evidence = name;
      for (const auto kind : domain::allAlertKinds()) {
        message.alert.kind = kind;
        const std::string mail = makeEmail(channel(), message);
        QCOMPARE(fieldsOf(mail), expected);
        QVERIFY(mail.size() < 20'000);
        for (const std::string& line : linesOf(mail)) {
          QVERIFY(line.size() <= 998);
          QVERIFY(!line.starts_with('.'));
        }
        for (std::size_t i = 0; i < mail.size(); ++i) {
          QVERIFY(mail[i] == '\r' || mail[i] == '\n' || (mail[i] >= ' ' && mail[i] <= '~'));
          QVERIFY(mail[i] != '\n' || (i > 0 && mail[i - 1] == '\r'));
          QVERIFY(mail[i] != '\r' || mail.substr(i, 2) == "\r\n");
        }
        const std::string body = unquoted(mail.substr(mail.find("\r\n\r\n") + 4));
        QVERIFY(base::isUtf8(body));
        QVERIFY(body.find("\nBcc:") == std::string::npos);
        for (const char* hidden : {"\xE2\x80\xAE", "\xD8\x9C", "\xE2\x80\xA8"})
          QVERIFY(body.find(hidden) == std::string::npos);
      }
    }
  }

  void headerText_notAscii_isEncodedInShortWords() {
    QCOMPARE(encodedHeaderText("plain"), std::string("plain"));
    QCOMPARE(encodedHeaderText("\xC3\xA4"), std::string("=?UTF-8?B?w6Q=?="));
    QVERIFY(encodedHeaderText("=?UTF-8?B?WA==?=").starts_with("=?UTF-8?B?"));
    std::string text;
    for (int i = 0; i < 60; ++i) text += "\xE2\x82\xAC\x61";
    std::string back;
    for (std::string line : linesOf(encodedHeaderText(text))) {
      QVERIFY(line.size() <= 75);
      if (line.starts_with(' ')) line.erase(0, 1);
      const std::string part = base::fromBase64(line.substr(10, line.size() - 12)).value();
      QVERIFY(base::isUtf8(part));
      back += part;
    }
    QCOMPARE(back, text);
  }

  void quotedPrintable_anyText_comesBackWhole() {
    std::string text = ".leading dot\ntrailing blank \n=\nlong " + std::string(300, 'a') + "\n";
    for (int i = 0; i < 256; ++i)
      if (i != '\n' && i != '\r') text += static_cast<char>(i);
    const std::string quoted = quotedPrintable(text);
    for (const std::string& line : linesOf(quoted)) {
      QVERIFY(line.size() <= 76);
      QVERIFY(!line.ends_with(' ') && !line.starts_with('.'));
    }
    std::string back = unquoted(quoted);
    for (std::size_t at = 0; (at = back.find("\r\n", at)) != std::string::npos;) back.erase(at, 1);
    QCOMPARE(back, text);
  }

  void words_eachKind_saysSomethingAndKnowsItsEnd() {
    for (const auto kind : domain::allAlertKinds()) {
      QVERIFY(!query::alertSentence(kind, "shop", 2).empty());
      QVERIFY(!query::alertSentence(kind, "", 1).empty());
      QVERIFY(query::alertNextStep(kind).ends_with('.'));
      QCOMPARE(!query::alertEnd(kind).empty(), domain::endsByItself(kind));
    }
    QCOMPARE(query::alertSentence(domain::AlertKind::deadLetters, "mapping/shop", 1),
             std::string("1 dead letter at shop (mapping)"));
    QCOMPARE(query::alertSentence(domain::AlertKind::unresolved, "crm", 5), std::string("5 unknown outcomes at crm"));
  }

  void safeLine_cutsBetweenCharacters() {
    QCOMPARE(domain::safeLine("\xE2\x82\xAC\xE2\x82\xAC", 5), std::string("\xE2\x82\xAC\xE2\x80\xA6"));
    QCOMPARE(domain::safeLine("abc", 3), std::string("abc"));
    QCOMPARE(domain::safeLine("a\xFFz", 9), std::string("a\xEF\xBF\xBDz"));
    QCOMPARE(domain::safeLine(std::string("a\0b\r\n", 5), 99), std::string("a\\u0000b\\u000d\\u000a"));
  }
};

QTEST_GUILESS_MAIN(EmailMessageTest)
#include "email_message_test.moc"
