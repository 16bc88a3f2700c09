#pragma once
// The words about the receiver's certificates that its line and its panel share: what is wrong first, then until
// when.
#include "core/domain/tls_state.h"
#include "ui/style/theme.h"

namespace ack::ui::sources {

struct CertificateVerdict {
  QString icon;
  style::Token token{style::Token::completed};
  QString fact, more;
  bool calm{true};  ///< nothing asks for a person
};

/// Worst first: new files not in use, expired, a weakness, near its end, self-signed, all well.
CertificateVerdict verdictOf(const domain::TlsState& tls, UtcTime now);
/// "hooks.example.com and 2 more".
QString namesInShort(const domain::CertificateState& certificate);
/// "12 Mar 2027, 102 d left", "ended 3 d ago".
QString endInWords(const domain::CertificateState& certificate, UtcTime now);

}  // namespace ack::ui::sources
