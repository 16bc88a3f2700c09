#include "ui/sources/certificate_panel.h"

#include "ui/sources/certificate_words.h"
#include "ui/sources/source_panel.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::sources {
namespace {

using domain::CertificateState;
using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Button;
using widgets::Label;

QString allNames(const CertificateState& one) {
  QStringList names;
  for (const std::string& name : one.names) names << text::fromUtf8(name);
  return names.join(QLatin1Char('\n'));
}

/// Pairs of hex digits, as browsers and openssl show it.
QString fingerprint(const CertificateState& one) {
  QStringList pairs;
  const QString hex = text::fromUtf8(one.sha256Hex).toUpper();
  for (qsizetype i = 0; i + 1 < hex.size(); i += 2) pairs << hex.mid(i, 2);
  return pairs.join(QLatin1Char(':'));
}

/// What a load would change, one line for each file.
QString changeWords(const std::vector<CertificateState>& inUse, const std::vector<CertificateState>& files) {
  QStringList lines;
  for (const CertificateState& file : files) {
    const bool same = std::any_of(inUse.begin(), inUse.end(), [&file](const CertificateState& one) {
      return one.sha256Hex == file.sha256Hex && one.file == file.file;
    });
    const QString name = text::fromUtf8(file.file);
    lines << (same ? CertificatePanel::tr("%1 holds the certificate that is in use.", "a file").arg(name)
                   : CertificatePanel::tr("%1 holds another one: %2, until %3, fingerprint %4.",
                                          "a file, host names, a day, the first digits")
                         .arg(name, namesInShort(file), text::utcDay(file.notAfter),
                              text::fromUtf8(file.sha256Hex).left(8).toUpper()));
  }
  lines << CertificatePanel::tr("New connections get what the files hold; open ones go on. Where a file is no good, "
                                "nothing changes.");
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

CertificatePanel::CertificatePanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_caption(new Label(theme, Role::small, Token::text3)),
      m_banner(new Banner(theme)), m_list(new QVBoxLayout),
      m_reload(new Button(theme, Button::Kind::secondary, tr("Load again…"), QStringLiteral("replay"))),
      m_confirm(new QWidget), m_change(new Label(theme, Role::small, Token::text2)),
      m_load(new Button(theme, Button::Kind::primary, tr("Load now"))), m_result(new Banner(theme)) {
  setProperty("surface", QStringLiteral("surface"));
  setProperty("edge", QStringLiteral("left"));
  setAccessibleName(tr("Certificate"));
  style::fixWidth(theme, this, SourcePanel::kWidth);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget;
  content->setProperty("surface", QStringLiteral("surface"));
  content->setAttribute(Qt::WA_StyledBackground);
  scroll->setWidget(content);
  outer->addWidget(scroll);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(0);
  column->addWidget(buildHead());
  column->addSpacing(12);
  column->addWidget(m_banner);
  column->addSpacing(12);
  column->addLayout(m_list);
  column->addSpacing(16);
  column->addWidget(buildReload());
  column->addStretch(1);
}

QWidget* CertificatePanel::buildHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("lock"), 20, Token::text2), 0, Qt::AlignTop);
  auto* names = new QVBoxLayout;
  names->setSpacing(0);
  names->addWidget(new Label(m_theme, Role::section, Token::text, tr("Certificate")));
  m_caption->setElide(Qt::ElideRight);
  names->addWidget(m_caption);
  row->addLayout(names, 1);
  auto* close = new Button(m_theme, Button::Kind::ghost, {}, QStringLiteral("close"));
  close->setProperty("iconOnly", true);
  close->setSmall(true);
  close->setAccessibleName(tr("Close the panel"));
  close->setToolTip(tr("Close the panel (Esc)"));
  connect(close, &QPushButton::clicked, this, &CertificatePanel::closed);
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &CertificatePanel::closed);
  row->addWidget(close, 0, Qt::AlignTop);
  return head;
}

QWidget* CertificatePanel::buildReload() {
  auto* block = new QWidget;
  auto* column = new QVBoxLayout(block);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_result);
  m_result->hide();
  auto* first = new QHBoxLayout;
  first->addWidget(m_reload);
  first->addStretch(1);
  column->addLayout(first);
  m_reload->setSmall(true);
  m_reload->setObjectName(QStringLiteral("certificateReload"));
  m_reload->setToolTip(tr("Reads the files of the certificate and its key again, as SIGHUP does."));
  m_reload->hide();
  auto* confirm = new QVBoxLayout(m_confirm);
  confirm->setContentsMargins(0, 0, 0, 0);
  confirm->setSpacing(12);
  m_change->setWordWrap(true);
  confirm->addWidget(m_change);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  auto* cancel = new Button(m_theme, Button::Kind::ghost, tr("Cancel"));
  m_load->setSmall(true);
  m_load->setObjectName(QStringLiteral("certificateLoad"));
  cancel->setSmall(true);
  buttons->addWidget(m_load);
  buttons->addWidget(cancel);
  buttons->addStretch(1);
  confirm->addLayout(buttons);
  column->addWidget(m_confirm);
  m_confirm->hide();
  connect(m_reload, &QPushButton::clicked, this, [this] {
    m_reload->setEnabled(false);
    Q_EMIT lookWanted();
  });
  connect(cancel, &QPushButton::clicked, this, [this] { showConfirm(false); });
  connect(m_load, &QPushButton::clicked, this, [this] {
    m_load->setEnabled(false);
    Q_EMIT reloadWanted();
  });
  return block;
}

void CertificatePanel::showConfirm(bool shown) {
  m_reload->setVisible(!shown);
  m_reload->setEnabled(true);
  m_load->setEnabled(true);
  m_confirm->setVisible(shown);
  if (shown) m_load->setFocus(Qt::OtherFocusReason);
}

void CertificatePanel::setChangeable(bool changeable) { m_reload->setVisible(changeable); }

void CertificatePanel::setRefusal(const QString& why) {
  m_reload->setRefusal(why);
  m_load->setRefusal(why);
}

void CertificatePanel::present(const domain::TlsState& tls, UtcTime now) {
  m_tls = tls;
  m_caption->setText(tls.clientsMustProve ? tr("HTTPS, both sides show a certificate")
                                          : tr("HTTPS, senders need no certificate"));
  const CertificateVerdict verdict = verdictOf(tls, now);
  const bool told = !verdict.more.isEmpty();
  m_banner->setVisible(told);
  const Banner::Tone tone = verdict.token == Token::dead    ? Banner::Tone::danger
                            : verdict.token == Token::retry ? Banner::Tone::warning
                                                            : Banner::Tone::info;
  if (told) m_banner->present(tone, verdict.fact, verdict.more, verdict.icon);
  rebuildCertificates(now);
}

void CertificatePanel::rebuildCertificates(UtcTime now) {
  // A minute is what the words below are exact to.
  const QString shown = text::fromUtf8(domain::toJson(m_tls)) + text::utcMinute(now);
  if (m_content != nullptr && shown == m_shown) return;
  m_shown = shown;
  delete m_content;
  m_content = new QWidget;
  m_list->addWidget(m_content);
  auto* column = new QVBoxLayout(m_content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (const CertificateState& one : m_tls.certificates) {
    auto* title = new Label(m_theme, Role::smallStrong, Token::text2, namesInShort(one));
    title->setElide(Qt::ElideRight);
    title->setHint(allNames(one));
    column->addWidget(title);
    auto* facts = new widgets::FactsList(m_theme);
    facts->setFact(tr("Names"), one.names.empty() ? text::missing() : text::fromUtf8(one.names.front()),
                   QStringLiteral("webhook"), Token::text2, allNames(one));
    for (std::size_t i = 1; i < std::min<std::size_t>(one.names.size(), 4); ++i)
      facts->setFact(tr("Name %1", "a number").arg(i + 1), text::fromUtf8(one.names[i]), QStringLiteral("webhook"));
    facts->setFact(tr("Valid until"), endInWords(one, now), QStringLiteral("calendar"),
                   one.notAfter <= now ? Token::dead : Token::text2, text::timeTooltip(one.notAfter));
    facts->setFact(tr("Fingerprint"), text::shortHash(text::fromUtf8(one.sha256Hex).toUpper()),
                   QStringLiteral("hash"), Token::text2,
                   tr("SHA-256 of the certificate") + QLatin1Char('\n') + fingerprint(one));
    facts->setFact(tr("Signed by"), one.selfSigned ? tr("itself") : tr("an authority"),
                   one.selfSigned ? QStringLiteral("shield") : QStringLiteral("shield-check"),
                   one.selfSigned ? Token::retry : Token::completed);
    facts->setFact(tr("In use since"), text::utcInTable(one.inUseSince, now) + QStringLiteral(" UTC"),
                   QStringLiteral("clock"), Token::text2, text::timeTooltip(one.inUseSince));
    facts->setFact(tr("File"), text::fromUtf8(one.file).section(QLatin1Char('/'), -1), QStringLiteral("store"),
                   Token::text2, text::fromUtf8(one.file));
    column->addWidget(facts);
    column->addSpacing(10);
  }
  column->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, tr("All certificates")));
  auto* all = new widgets::FactsList(m_theme);
  all->setFact(tr("Senders' certificates"), m_tls.clientsMustProve ? tr("required") : tr("not asked for"),
               QStringLiteral("users"));
  all->setFact(tr("Last loaded"), text::utcInTable(m_tls.loadedAt, now) + QStringLiteral(" UTC"),
               QStringLiteral("replay"), Token::text2, text::timeTooltip(m_tls.loadedAt));
  if (!m_tls.problem.empty())
    all->setFact(tr("Last try, failed"), text::utcInTable(m_tls.triedAt, now) + QStringLiteral(" UTC"),
                 QStringLiteral("error"), Token::dead, text::timeTooltip(m_tls.triedAt));
  column->addWidget(all);
}

void CertificatePanel::presentFiles(const Result<std::vector<CertificateState>>& files) {
  m_reload->setEnabled(true);
  m_result->setVisible(!files);
  if (!files) {
    m_result->present(Banner::Tone::danger, tr("Nothing was loaded."),
                      text::fromUtf8(files.error().message) + QLatin1Char('.'));
    return;
  }
  m_change->setText(changeWords(m_tls.certificates, *files));
  showConfirm(true);
}

void CertificatePanel::reloadFinished(const Result<void>& done, bool asked) {
  showConfirm(false);
  m_result->setVisible(true);
  if (!done)
    m_result->present(Banner::Tone::danger, tr("The files were not taken. The certificate from before stays in use."),
                      text::fromUtf8(done.error().message) + QLatin1Char('.'));
  else if (asked)
    m_result->present(Banner::Tone::info, tr("The engine has been asked."), tr("What came of it shows above."));
  else
    m_result->present(Banner::Tone::good, tr("Loaded."), tr("New connections get what the files hold."));
}

}  // namespace ack::ui::sources
