// The design's contrasts hold, figures stand in columns, and every icon that is named exists and takes its colour.
#include "ui/style/theme.h"
#include "ui/style/tokens.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QTest>

#include <cmath>

using namespace ack::ui::style;

namespace {

double channel(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }
double luminance(const QColor& c) {
  return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}
/// WCAG 2, 1.4.3.
double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

class ThemeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { m_theme.install(Mode::light); }

  void tokens_namesFollowTheEnum() {
    QCOMPARE(QLatin1String(tokens().front().name), QLatin1String("window"));
    QCOMPARE(QLatin1String(tokens().at(static_cast<std::size_t>(Token::text3)).name), QLatin1String("text3"));
    QCOMPARE(QLatin1String(tokens().at(static_cast<std::size_t>(Token::deadTint)).name), QLatin1String("deadTint"));
    QCOMPARE(QLatin1String(tokens().back().name), QLatin1String("scrim"));
  }

  void tokens_contrastHolds_inBothModes() {
    for (const Mode mode : {Mode::light, Mode::dark}) {
      m_theme.setMode(mode);
      const auto check = [&](Token ink, Token ground, double least) {
        const double ratio = contrast(m_theme.color(ink), m_theme.color(ground));
        QVERIFY2(ratio >= least,
                 qPrintable(QStringLiteral("%1 on %2: %3")
                                .arg(QLatin1String(tokens().at(static_cast<std::size_t>(ink)).name),
                                     QLatin1String(tokens().at(static_cast<std::size_t>(ground)).name))
                                .arg(ratio)));
      };
      for (const Token ink : {Token::text, Token::text2, Token::text3, Token::link, Token::queued, Token::processing,
                              Token::retry, Token::completed, Token::dead, Token::unknown, Token::held})
        for (const Token ground :
             {Token::window, Token::rail, Token::surface, Token::sunken, Token::hover, Token::selected})
          check(ink, ground, 4.5);
      check(Token::onAccent, Token::accent, 4.5);
      check(Token::onDanger, Token::danger, 4.5);
      check(Token::tooltipText, Token::tooltip, 4.5);
      check(Token::queued, Token::queuedTint, 4.5);
      check(Token::processing, Token::processingTint, 4.5);
      check(Token::retry, Token::retryTint, 4.5);
      check(Token::completed, Token::completedTint, 4.5);
      check(Token::dead, Token::deadTint, 4.5);
      check(Token::unknown, Token::unknownTint, 4.5);
      check(Token::focus, Token::surface, 3.0);
      check(Token::controlBorder, Token::surface, 3.0);
      for (const Token solid : {Token::queuedSolid, Token::processingSolid, Token::retrySolid, Token::completedSolid,
                                Token::deadSolid, Token::unknownSolid, Token::heldSolid})
        check(solid, Token::surface, 3.0);
    }
  }

  void font_digits_haveOneWidth() {
    const QFont font = m_theme.font(Role::body);
    QCOMPARE(QFontInfo(font).family(), QStringLiteral("Acknowledger UI"));
    const QFontMetricsF metrics(font);
    for (char16_t digit = u'1'; digit <= u'9'; ++digit)
      QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(QLatin1Char('0')));
    QCOMPARE(QFontInfo(m_theme.font(Role::mono)).family(), QStringLiteral("JetBrains Mono"));
  }

  void pixmap_everyIcon_drawsInTheTokensColour() {
    m_theme.setMode(Mode::light);
    const QStringList files = QDir(QStringLiteral(":/ui/icons")).entryList();
    QVERIFY(files.size() >= 80);
    for (const QString& file : files) {
      const QString name = file.chopped(4);
      const QImage image = m_theme.pixmap(name, 20, Token::dead, 1.0).toImage();
      bool drawn = false;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
          const QColor pixel = image.pixelColor(x, y);
          if (pixel.alpha() < 120) continue;
          drawn = true;
          if (name.startsWith(QLatin1String("app-icon")) || name == QLatin1String("tray-attention")) continue;
          QVERIFY2(std::abs(pixel.red() - m_theme.color(Token::dead).red()) < 8, qPrintable(name));
        }
      QVERIFY2(drawn, qPrintable(name));
    }
  }

  void setMode_dark_changesColoursAndTellsIt() {
    m_theme.setMode(Mode::light);
    int told = 0;
    connect(&m_theme, &Theme::changed, this, [&told] { ++told; });
    m_theme.setMode(Mode::dark);
    QCOMPARE(told, 1);
    QVERIFY(m_theme.isDark());
    QCOMPARE(m_theme.color(Token::window), QColor(0x10, 0x12, 0x16));
    QVERIFY(qApp->styleSheet().contains(QLatin1String("#171a20")));
    QVERIFY(!qApp->styleSheet().contains(QLatin1Char('@')));
    m_theme.setMode(Mode::dark);
    QCOMPARE(told, 1);
  }

 private:
  Theme m_theme;
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
