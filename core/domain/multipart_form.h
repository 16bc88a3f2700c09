#pragma once
// multipart/form-data (RFC 7578, RFC 2046 5.1) as Mailgun and SendGrid's inbound mail send it: the text fields as a
// form; files are stepped over, for their bytes are no values.
#include "core/base/result.h"
#include "core/domain/form_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::domain {

constexpr std::size_t kMaxMultipartParts = 1'000;
constexpr std::size_t kMaxMultipartHeadBytes = 8U << 10;  ///< of one part

/// One part, as it stands in the body.
struct MultipartPart {
  std::string name;
  bool file{false};
  Charset charset{Charset::utf8};
  std::string_view bytes;  ///< of its content, within the body
};

/// All parts in order, files too; errors as below.
Result<std::vector<MultipartPart>> parseMultipartParts(std::string_view body, std::string_view boundary);
/// The fields in order; a part with a file name is left out. invalid where the boundary is not one, a part is not
/// closed, its head is broken or too long, it is encoded for transfer, or there are more parts than the limit.
Result<FormDocument> parseMultipartForm(std::string_view body, std::string_view boundary);

}  // namespace ack::domain
