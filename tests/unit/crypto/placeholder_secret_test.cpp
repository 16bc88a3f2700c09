#include "core/crypto/placeholder_secret.h"

#include <QtTest>

using namespace ack::crypto;

class PlaceholderSecretTest : public QObject {
  Q_OBJECT
 private slots:
  void isPlaceholder_whatExamplesLeave_isRecognised() {
    for (const char* text : {"", "  ", "\t\n", "changeme", " ChangeMe ", "<secret>", "${STRIPE}", "xxxx", "0000",
                             "kkkk", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "whsec_", "..."})
      QVERIFY2(isPlaceholderSecret(text), text);
  }
  void isPlaceholder_whatSomebodyChose_isNot() {
    for (const char* text : {"12345", "secret", "mysecret", "whsec_abc", "user:pa:ss", "test:123£", "changeme2",
                             "<half", "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"})
      QVERIFY2(!isPlaceholderSecret(text), text);
  }
};
QTEST_GUILESS_MAIN(PlaceholderSecretTest)
#include "placeholder_secret_test.moc"
