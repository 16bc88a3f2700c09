#include "ui/style/theme.h"

#include "ui/style/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QPainter>
#include <QPalette>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QStyleHints>
#include <QSvgRenderer>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <vector>

// Outside any namespace, as the macro demands; needed because the resource stands in a static library.
static void loadResources() { Q_INIT_RESOURCE(ack_ui_resources); }

namespace ack::ui::style {
namespace {

struct FontSpec {
  int pixels;
  QFont::Weight weight;
  bool mono;
};

FontSpec specOf(Role role) {
  switch (role) {
  case Role::kpi:
    return {28, QFont::DemiBold, false};
  case Role::proof:
    return {20, QFont::DemiBold, false};
  case Role::title:
    return {18, QFont::DemiBold, false};
  case Role::dialog:
    return {16, QFont::DemiBold, false};
  case Role::section:
    return {14, QFont::DemiBold, false};
  case Role::body:
    return {13, QFont::Normal, false};
  case Role::bodyStrong:
    return {13, QFont::Medium, false};
  case Role::small:
    return {12, QFont::Normal, false};
  case Role::smallStrong:
    return {12, QFont::Medium, false};
  case Role::caption:
    return {11, QFont::Normal, false};
  case Role::captionStrong:
    return {11, QFont::Medium, false};
  case Role::mono:
    return {12, QFont::Normal, true};
  case Role::monoStrong:
    return {12, QFont::DemiBold, true};
  }
  return {13, QFont::Normal, false};
}

QString cssColor(const QColor& color) {
  if (color.alpha() == 255) return color.name();
  return QStringLiteral("rgba(%1,%2,%3,%4)").arg(color.red()).arg(color.green()).arg(color.blue()).arg(color.alpha());
}

/// The sheet's heights (and widths of square buttons) that hold text, at the text size. What is smaller than a line
/// of text is an ornament, and stays.
QString withTextSize(const QString& sheet, const Theme& theme) {
  constexpr int kLeastOfText = 20;
  static const QRegularExpression length(QStringLiteral("((?:height|min-width|max-width): )(\\d+)px"));
  QString scaled;
  qsizetype from = 0;
  for (auto found = length.globalMatch(sheet); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const int pixels = match.captured(2).toInt();
    scaled += sheet.mid(from, match.capturedStart() - from) + match.captured(1) +
              QString::number(pixels < kLeastOfText ? pixels : theme.scaled(pixels)) + QStringLiteral("px");
    from = match.capturedEnd();
  }
  return scaled + sheet.mid(from);
}

QString styleSheet(const Theme& theme) {
  QFile file(QStringLiteral(":/ui/styles/chrome.qss"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QString sheet = QString::fromUtf8(file.readAll());
  // Longest first: "@text2" must not be taken for "@text" with a 2 behind it.
  std::vector<std::size_t> order(kTokenCount);
  for (std::size_t i = 0; i < kTokenCount; ++i) order[i] = i;
  std::sort(order.begin(), order.end(),
            [](std::size_t a, std::size_t b) { return qstrlen(tokens().at(a).name) > qstrlen(tokens().at(b).name); });
  for (const std::size_t i : order)
    sheet.replace(QLatin1Char('@') + QLatin1String(tokens().at(i).name),
                  cssColor(theme.color(static_cast<Token>(i))));
  return withTextSize(sheet, theme);
}

QPalette paletteFor(const Theme& theme) {
  const auto c = [&theme](Token token) { return theme.color(token); };
  QPalette palette;
  palette.setColor(QPalette::Window, c(Token::window));
  palette.setColor(QPalette::WindowText, c(Token::text));
  palette.setColor(QPalette::Base, c(Token::surface));
  palette.setColor(QPalette::AlternateBase, c(Token::sunken));
  palette.setColor(QPalette::Text, c(Token::text));
  palette.setColor(QPalette::PlaceholderText, c(Token::text3));
  palette.setColor(QPalette::Button, c(Token::surface));
  palette.setColor(QPalette::ButtonText, c(Token::text));
  palette.setColor(QPalette::BrightText, c(Token::onAccent));
  palette.setColor(QPalette::Highlight, c(Token::accent));
  palette.setColor(QPalette::HighlightedText, c(Token::onAccent));
  palette.setColor(QPalette::Link, c(Token::link));
  palette.setColor(QPalette::ToolTipBase, c(Token::tooltip));
  palette.setColor(QPalette::ToolTipText, c(Token::tooltipText));
  palette.setColor(QPalette::Light, c(Token::border));
  palette.setColor(QPalette::Midlight, c(Token::grid));
  palette.setColor(QPalette::Mid, c(Token::borderStrong));
  palette.setColor(QPalette::Dark, c(Token::controlBorder));
  palette.setColor(QPalette::Shadow, c(Token::controlBorder));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, c(Token::text3));
  return palette;
}

}  // namespace

Theme::Theme(QObject* parent) : QObject(parent) {}

void Theme::install(Mode mode) {
  loadResources();
  for (const char* name : {"AcknowledgerUI-Regular.otf", "AcknowledgerUI-Medium.otf", "AcknowledgerUI-SemiBold.otf",
                           "JetBrainsMono-Regular.ttf", "JetBrainsMono-SemiBold.ttf"})
    QFontDatabase::addApplicationFont(QStringLiteral(":/ui/fonts/") + QLatin1String(name));
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  m_mode = mode;
  apply();
  qApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
    if (m_mode == Mode::system) apply();
  });
#endif
}

void Theme::setMode(Mode mode) {
  if (mode == m_mode) return;
  m_mode = mode;
  apply();
}

void Theme::setTextPercent(int percent) {
  const int nearest = *std::min_element(kTextPercents.begin(), kTextPercents.end(), [percent](int a, int b) {
    return std::abs(a - percent) < std::abs(b - percent);
  });
  if (nearest == m_textPercent) return;
  m_textPercent = nearest;
  apply();
}

bool Theme::systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
  // A palette without own entries is resolved from the platform's; ours is put back by apply().
  QApplication::setPalette(QPalette());
  return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
#endif
}

void Theme::apply() {
  m_applying = true;
  m_dark = m_mode == Mode::dark || (m_mode == Mode::system && systemIsDark());
  QApplication::setPalette(paletteFor(*this));
  QApplication::setFont(font(Role::body));
  QToolTip::setFont(font(Role::small));
  qApp->setStyleSheet(styleSheet(*this));
  m_applying = false;
  Q_EMIT changed();
}

bool Theme::eventFilter(QObject* watched, QEvent* event) {
  if (watched == qApp && event->type() == QEvent::ThemeChange && !m_applying && m_mode == Mode::system) apply();
  return QObject::eventFilter(watched, event);
}

QColor Theme::color(Token token) const {
  const TokenValue& value = tokens().at(static_cast<std::size_t>(token));
  return QColor::fromRgba(m_dark ? value.dark : value.light);
}

QFont Theme::font(Role role) const {
  const FontSpec spec = specOf(role);
  QFont font;
  if (spec.mono)
    font.setFamilies({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")});
  else
    font.setFamilies({QStringLiteral("Acknowledger UI"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                      QStringLiteral("Noto Sans CJK SC")});
  font.setPixelSize(scaled(spec.pixels));
  font.setWeight(spec.weight);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QPixmap Theme::pixmap(const QString& name, int size, Token token, qreal devicePixelRatio) const {
  const QColor tint = color(token);
  const QString key = name + QLatin1Char('/') + QString::number(size) + QLatin1Char('/') + tint.name() +
                      QLatin1Char('/') + QString::number(devicePixelRatio);
  const auto found = m_pixmaps.constFind(key);
  if (found != m_pixmaps.constEnd()) return *found;

  const int pixels = qRound(size * devicePixelRatio);
  QPixmap pixmap(pixels, pixels);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  QSvgRenderer renderer(QStringLiteral(":/ui/icons/") + name + QStringLiteral(".svg"));
  if (renderer.isValid()) renderer.render(&painter, QRectF(0, 0, pixels, pixels));
  // These two carry colours of their own.
  if (!name.startsWith(QLatin1String("app-icon")) && name != QLatin1String("tray-attention")) {
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), tint);
  }
  painter.end();
  pixmap.setDevicePixelRatio(devicePixelRatio);
  m_pixmaps.insert(key, pixmap);
  return pixmap;
}

QIcon Theme::icon(const QString& name, int size, Token token) const {
  QIcon icon;
  for (const qreal ratio : {1.0, 2.0}) {
    icon.addPixmap(pixmap(name, size, token, ratio));
    icon.addPixmap(pixmap(name, size, Token::text3, ratio), QIcon::Disabled);
  }
  return icon;
}

}  // namespace ack::ui::style
