#pragma once
// What an item of the attention list says: a sentence with its number, why waiting is safe or what to do, and the
// page that its button leads to.
#include "core/query/views.h"
#include "ui/style/theme.h"

namespace ack::ui::overview {

struct AttentionWords {
  QString icon;
  style::Token token{style::Token::text2};
  QString sentence, detail;
  QString button, page, filter;  ///< no button where `page` is empty
};

/// Plain words for one item.
AttentionWords wordsFor(const query::AttentionItem& item, UtcTime now);

}  // namespace ack::ui::overview
