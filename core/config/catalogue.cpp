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
