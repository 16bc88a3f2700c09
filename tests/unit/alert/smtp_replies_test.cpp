// What a mail server answers belongs to the command before it.
#include "core/alert/smtp_replies.h"

#include <QTest>

using namespace ack::alert;

class SmtpRepliesTest : public QObject {
  Q_OBJECT

 private slots:
  void replies_belongToTheirCommands() {
    SmtpReplies replies;
    replies.takeLine("220 mail.test");
    QCOMPARE(replies.last(), std::string("220 mail.test"));
    replies.takeCommand("EHLO shop.example\r\n");
    for (const char* line : {"250-mail.test", "250-SIZE 1000", "250 HELP\r\n"}) replies.takeLine(line);
    QCOMPARE(replies.last(), std::string("250 HELP"));
    for (const char* line : {"250-ok", "250 2.1.5 ok", "550 said twice"}) {
      if (replies.ofRecipients().empty()) replies.takeCommand("RCPT TO:<ops@shop.example>\r\n");
      replies.takeLine(line);
    }
    QCOMPARE(replies.ofRecipients(), std::vector<std::string>{"250 2.1.5 ok"});
    QVERIFY(replies.lastIsOfRecipient());
    replies.takeCommand("DATA\r\n");
    QVERIFY(replies.last().empty() && !replies.lastIsOfRecipient());
    replies.takeLine("no reply at all");
    replies.takeLine("354");
    replies.takeLine("250 queued");
    replies.takeCommand("QUIT\r\n");
    replies.takeLine("221 bye");
    QCOMPARE(replies.last(), std::string("250 queued"));
  }
};

QTEST_GUILESS_MAIN(SmtpRepliesTest)
#include "smtp_replies_test.moc"
