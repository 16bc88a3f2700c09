#include "core/provider/form_fields.h"

#include "core/provider/request_header.h"

#include <algorithm>

namespace ack::provider {

std::string_view readSignedFields(const RequestView& request, FormFields& out) {
  out.clear();
  if (request.body.empty()) return {};
  const HeaderLookup type = findHeader(request.headers, "Content-Type");
  if (type.count > 1) return "duplicate_header";
  if (domain::mediaTypeOf(type.value) != "application/x-www-form-urlencoded") return "unsigned_body";
  auto form = domain::FormDocument::parse(request.body);
  if (!form) return "malformed_body";
  out = std::move(form->fields);
  std::sort(out.begin(), out.end());
  return {};
}

FormFields readSortedQuery(std::string_view url) {
  const std::size_t question = url.find('?');
  if (question == std::string_view::npos) return {};
  const std::string_view query = url.substr(question + 1);
  auto form = domain::FormDocument::parse(query.substr(0, query.find('#')));
  if (!form) return {};
  std::sort(form->fields.begin(), form->fields.end());
  return std::move(form->fields);
}

}  // namespace ack::provider
