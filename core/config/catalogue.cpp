#include "core/config/catalogue.h"

#include <algorithm>

namespace ack::config {
namespace {

template <class List, class Matches>
auto findIn(const List& list, Matches matches) noexcept -> const typename List::value_type* {
  const auto found = std::find_if(list.begin(), list.end(), matches);
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

bool AlertSettings::has(domain::AlertChannel channel) const noexcept {
  switch (channel) {
  case domain::AlertChannel::email:
    return email.has_value();
  case domain::AlertChannel::webhook:
    return webhook.has_value();
  }
  return false;
}

std::vector<domain::AlertChannel> AlertSettings::channels() const {
  std::vector<domain::AlertChannel> all;
  for (const auto channel : {domain::AlertChannel::email, domain::AlertChannel::webhook})
    if (has(channel)) all.push_back(channel);
  return all;
}

const Source* Catalogue::source(std::string_view name) const noexcept {
  return findIn(sources, [name](const Source& one) { return one.name == name; });
}
const Source* Catalogue::source(SourceId id) const noexcept {
  return findIn(sources, [id](const Source& one) { return one.id == id; });
}
const Destination* Catalogue::destination(std::string_view name) const noexcept {
  return findIn(destinations, [name](const Destination& one) { return one.name == name; });
}
const Destination* Catalogue::destination(std::int64_t id) const noexcept {
  return findIn(destinations, [id](const Destination& one) { return one.id == id; });
}

}  // namespace ack::config
