#pragma once
// A request as its event is read from it: by POST its body, by GET, where the provider sends events so, its query.
#include "core/provider/provider.h"

#include <string_view>

namespace ack::provider {

struct EventView {
  RequestView request;           ///< with the query as body where that is the event
  std::string_view contentType;  ///< of that body
};

/// `contentType` is the request's own. Views into the request.
inline EventView eventViewOf(const Provider& provider, const RequestView& request, std::string_view contentType) {
  if (request.method != "GET" || !request.body.empty() || !provider.takesGet()) return {request, contentType};
  EventView view{request, "application/x-www-form-urlencoded"};
  const std::string_view url = request.url.substr(0, request.url.find('#'));
  const std::size_t question = url.find('?');
  if (question != std::string_view::npos) view.request.body = url.substr(question + 1);
  return view;
}

}  // namespace ack::provider
