#pragma once
// What a source's facts mean in plain words: its state, what its signature covers, what its provider promises.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QString>

namespace ack::ui::sources {

/// One source as the page shows it: the view, and whether its silence is unusual.
struct ShownSource {
  query::SourceView view;
  bool quiet{false};
};

struct SourceState {
  QString icon;
  style::Token token{style::Token::text2};
  QString word;
};

SourceState stateOf(const ShownSource& source);
/// The header that carries the signature, or the scheme where no header is documented.
QString signatureOf(const query::SourceView& source);
/// "signs ID and body", "signs body only", "content not proven".
QString coverageOf(const query::SourceView& source);
bool isProven(const query::SourceView& source);
/// What the provider does when we don't answer, from its own documentation; what to plan with where it says nothing.
QString retryOf(const query::SourceView& source);
struct Mark {
  QString words;
  QString brief;       ///< for the list
  bool trusted{true};  ///< false: amber, "Treat as none"
};
/// Where a fact was seen: "Documented by the provider".
Mark markOf(query::FactView::Trust trust);
Mark retryMarkOf(const query::SourceView& source);
/// The value of the first fact whose field begins with `field`, or empty.
QString factOf(const query::SourceView& source, const char* field);
/// Why a request was refused: "Signature did not match".
QString reasonWords(const std::string& reason);
/// The field's name in our words: "Answer within".
QString fieldWords(const QString& field);

}  // namespace ack::ui::sources
