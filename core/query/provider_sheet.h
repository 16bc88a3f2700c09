#pragma once
// One provider's help page: how to set it up, what is signed, how it is answered, when it sends again and until when
// an event can be had, in plain sentences made from its profile. `acknowledgerd providers KEY` and the generated help
// are both this.
#include "core/query/views.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::query {

struct SheetRow {
  std::string title, text;
  std::string seen;  ///< "official: docs.stripe.com/webhooks"; "" where it is our own doing
};

struct SheetSection {
  std::string title;
  std::vector<SheetRow> rows;
};

std::vector<SheetSection> providerSheet(const ProviderView& provider);
/// For a terminal, lines of at most `width` characters.
std::string toText(const ProviderView& provider, const std::vector<SheetSection>& sheet, std::size_t width = 100);
/// A part of the help, headed by the provider's name.
std::string toMarkdown(const ProviderView& provider, const std::vector<SheetSection>& sheet);

/// "10 s", "4 h", "3 d", "27.6 h".
std::string spanWords(std::int64_t seconds);
/// "official", "code", "secondary", "unverified".
std::string_view toText(FactView::Trust trust) noexcept;

}  // namespace ack::query
