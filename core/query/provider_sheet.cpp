#include "core/query/provider_sheet.h"

#include "core/base/time_text.h"
#include "core/query/provider_views.h"

#include <algorithm>

namespace ack::query {
namespace {

std::string seenOf(const FactView& fact) {
  std::string seen(toText(fact.trust));
  if (!fact.source.empty() && fact.source != "-" && fact.source != "none") seen += ": " + fact.source;
  return seen;
}

std::string seenOf(const ProviderView& provider, std::string_view field) {
  const FactView* fact = findFact(provider.facts, field);
  return fact == nullptr ? std::string() : seenOf(*fact);
}

/// The fact's own text, or that nothing is known.
SheetRow rowOf(const ProviderView& provider, std::string title, std::string_view field, std::string otherwise) {
  const FactView* fact = findFact(provider.facts, field);
  if (fact == nullptr) return {std::move(title), std::move(otherwise), "unverified"};
  return {std::move(title), fact->value, seenOf(*fact)};
}

SheetRow limitRow(const ProviderView& provider, std::string title, const LimitView& limit, std::string text) {
  return {std::move(title), std::move(text), limit.number ? seenOf(provider, limit.fact) : "unverified"};
}

/// `secrets`: the token.
SheetRow fieldRow(const SetUpField& field) {
  std::string text = field.what;
  switch (field.need) {
  case SetUpField::Need::required:
    break;
  case SetUpField::Need::eitherOf:
    text += field.field == "secrets" ? "; or public_keys" : "; or secrets";
    break;
  case SetUpField::Need::ifProxied:
    text += "; needed where a proxy stands in front";
    break;
  case SetUpField::Need::optional:
    text += "; not needed";
    break;
  }
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return {field.field, text + ".", ""};
}

SheetSection setUp(const ProviderView& provider) {
  SheetSection section{"Set up", {}};
  section.rows.push_back(
      {"1", "Add a source with \"provider\": \"" + provider.key + "\" and these fields of the apply file:", ""});
  for (const SetUpField& field : provider.setUp) section.rows.push_back(fieldRow(field));
  section.rows.push_back({"2", "Give the provider the URL https://YOUR-HOST/hooks/SOURCE.", ""});
  section.rows.push_back(
      {"3", "Paste a real request: acknowledgerd test-request --source SOURCE FILE says which step fails.", ""});
  section.rows.push_back(rowOf(provider, "Key", "algorithm", "Not documented."));
  if (findFact(provider.facts, "handshake") != nullptr)
    section.rows.push_back(rowOf(provider, "Handshake", "handshake", ""));
  return section;
}

std::string windowWords(const ProviderView& provider) {
  if (!provider.windowPast && !provider.windowFuture)
    return "The age is not judged unless the source sets replay_window_s and the provider signs a time.";
  std::string text;
  if (provider.windowPast) text = "At most " + spanWords(provider.windowPast->count()) + " old";
  if (provider.windowFuture)
    text += (text.empty() ? "At most " : ", at most ") + spanWords(provider.windowFuture->count()) + " ahead";
  return text + ". Older but genuine events are set aside, not run.";
}

/// The fact that says where the signature is; providers have no header where it is in the body.
std::string placeOfSignature(const ProviderView& provider) {
  for (const char* field : {"signature header", "signature place", "signature"})
    if (findFact(provider.facts, field) != nullptr) return field;
  return "signature";
}

SheetSection signature(const ProviderView& provider) {
  SheetSection section{"Signature", {}};
  const FactView* id = findFact(provider.facts, "event ID");
  const std::string whereId = id == nullptr ? "not documented" : id->value;
  if (provider.coverage == "body_and_id") {
    section.rows.push_back({"Signed", "The whole body and the event ID.", ""});
  } else if (provider.coverage == "body_only") {
    section.rows.push_back({"Signed", "The whole body.", ""});
    section.rows.push_back(
        {"Not signed",
         "The event ID (" + whereId + "): a body that comes again under another ID is reported, not suppressed.",
         ""});
  } else {
    section.rows.push_back(
        {"Not signed", "The content, or not all of it. Charges from it need allow_unproven_charges.", ""});
  }
  section.rows.push_back(rowOf(provider, "Signed text", "signed string", "Not documented."));
  const std::string where = placeOfSignature(provider);
  section.rows.push_back(rowOf(provider, where.ends_with("place") ? "Where" : "Header", where, "Not documented."));
  section.rows.push_back(rowOf(provider, "Event ID", "event ID", "Not documented."));
  section.rows.push_back(rowOf(provider, "Its time", "timestamp", "Not documented."));
  section.rows.push_back({"Our window", windowWords(provider), ""});
  return section;
}

std::string answerWords(const AnswerView& answer) {
  return std::to_string(answer.status) + (answer.body.empty() ? "" : " with the body " + answer.body);
}

SheetSection answers(const ProviderView& provider) {
  SheetSection section{"Our answer", {}};
  const LimitView& within = provider.limits.answerWithin;
  section.rows.push_back(limitRow(provider, "Within", within,
                                  within.number ? "The provider waits " + spanWords(*within.number) + "."
                                                : "No time is documented; we answer as fast as the disk commits."));
  section.rows.push_back({"Accepted", answerWords(provider.accepted), ""});
  section.rows.push_back({"Duplicate", answerWords(provider.duplicate), ""});
  section.rows.push_back({"Too old", answerWords(provider.stale), ""});
  section.rows.push_back({"Bad signature", std::to_string(provider.badSignature), ""});
  if (provider.unsignedRequest != provider.badSignature)
    section.rows.push_back({"No signature", std::to_string(provider.unsignedRequest), ""});
  section.rows.push_back({"Our own trouble", "503, never a 4xx", ""});
  return section;
}

SheetSection retries(const ProviderView& provider) {
  SheetSection section{"If we don't answer", {}};
  SheetRow again = rowOf(provider, "Tries again", "automatic retry", "Not documented: plan as if it never does.");
  if (again.text == "NONE" || again.text == "none") again.text = "Never by itself.";
  section.rows.push_back(std::move(again));
  const LimitView& by = provider.limits.recoverBy;
  std::string text = "Not documented: plan as if a missed event is lost.";
  if (by.number)
    text = *by.number == 0 ? "A missed event can't be had again."
                           : "A missed event can be had for " + spanWords(*by.number) + " after it happened.";
  section.rows.push_back(limitRow(provider, "Recover by", by, std::move(text)));
  if (const LimitView act = actBy(provider.limits); act.number && by.number && *act.number < *by.number)
    section.rows.push_back(
        limitRow(provider, "Act by", act, "After " + spanWords(*act.number) + " the first of the two ways is shut."));
  if (const FactView* route = findFact(provider.facts, "recovery"))
    section.rows.push_back({"How", route->value, seenOf(*route)});
  const LimitView& off = provider.limits.disablesAfter;
  const LimitView& failures = provider.limits.disablesAfterFailures;
  if (off.number)
    section.rows.push_back(limitRow(provider, "Switches off", off,
                                    "After " + spanWords(*off.number) + " of failures it stops sending."));
  if (failures.number)
    section.rows.push_back(
        limitRow(provider, "Switches off", failures,
                 "After " + std::to_string(*failures.number) + " failures in a row it stops sending."));
  return section;
}

/// What no row above says, and what to confirm with the provider.
SheetSection furtherFacts(const ProviderView& provider) {
  const std::string place = placeOfSignature(provider);
  const std::string_view shownAbove[] = {"algorithm", "signed string",   place,      "event ID",
                                         "timestamp", "automatic retry", "handshake"};
  SheetSection section{"Further facts", {}};
  for (const FactView& fact : provider.facts) {
    const bool shown = std::any_of(std::begin(shownAbove), std::end(shownAbove),
                                   [&](std::string_view field) { return findFact(provider.facts, field) == &fact; });
    if (!shown) section.rows.push_back({fact.field, fact.value, seenOf(fact)});
  }
  return section;
}

SheetSection toConfirm(const ProviderView& provider) {
  SheetSection section{"Confirm with the provider", {}};
  for (const FactView& fact : provider.facts) {
    const char* why = fact.conflict                               ? "sources contradict each other"
                      : fact.trust == FactView::Trust::unverified ? "not verified"
                      : fact.trust == FactView::Trust::secondary  ? "seen only second-hand"
                                                                  : nullptr;
    if (why != nullptr) section.rows.push_back({fact.field, why, ""});
  }
  return section;
}

/// Characters, not bytes.
std::size_t lengthOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void wrap(std::string_view text, std::size_t indent, std::size_t width, std::string& out) {
  std::size_t column = indent;
  bool first = true;
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
    if (!first && column + 1 + lengthOf(word) > width) {
      out.append(1, '\n').append(indent, ' ');
      column = indent;
    } else if (!first) {
      out += ' ';
      ++column;
    }
    out += word;
    column += lengthOf(word);
    first = false;
  }
  out += '\n';
}

std::string cell(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

std::vector<SheetSection> providerSheet(const ProviderView& provider) {
  std::vector<SheetSection> sheet{setUp(provider),   signature(provider),    answers(provider),
                                  retries(provider), furtherFacts(provider), toConfirm(provider)};
  std::erase_if(sheet, [](const SheetSection& section) { return section.rows.empty(); });
  return sheet;
}

std::string toText(const ProviderView& provider, const std::vector<SheetSection>& sheet, std::size_t width) {
  constexpr std::size_t kIndent = 22;
  std::string out = provider.name + " (" + provider.key + ")\n";
  for (const SheetSection& section : sheet) {
    out += "\n" + section.title + "\n";
    for (const SheetRow& row : section.rows) {
      out += "  " + row.title;
      const std::size_t used = 2 + lengthOf(row.title);
      if (used + 1 > kIndent)
        out.append(1, '\n').append(kIndent, ' ');
      else
        out.append(kIndent - used, ' ');
      wrap(row.text, kIndent, width, out);
      if (row.seen.empty()) continue;
      out.append(kIndent, ' ');
      wrap("[" + row.seen + "]", kIndent, width, out);
    }
  }
  return out;
}

std::string toMarkdown(const ProviderView& provider, const std::vector<SheetSection>& sheet) {
  std::string out = "## " + provider.name + " (`" + provider.key + "`)\n";
  for (const SheetSection& section : sheet) {
    out += "\n### " + section.title + "\n\n| | | seen |\n| --- | --- | --- |\n";
    for (const SheetRow& row : section.rows)
      out += "| " + cell(row.title) + " | " + cell(row.text) + " | " + cell(row.seen) + " |\n";
  }
  return out;
}

std::string spanWords(std::int64_t seconds) { return base::spanText(std::chrono::seconds(seconds)); }

std::string_view toText(FactView::Trust trust) noexcept {
  switch (trust) {
  case FactView::Trust::official:
    return "official";
  case FactView::Trust::code:
    return "code";
  case FactView::Trust::secondary:
    return "secondary";
  case FactView::Trust::unverified:
    return "unverified";
  }
  return "unverified";
}

}  // namespace ack::query
