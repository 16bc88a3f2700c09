#pragma once
// Which provider judges one line of `verify`: its recipe may be whole, or only advice beside a built-in profile, and
// the scheme may stand beside it, inside it, or nowhere.
#include "core/provider/provider.h"

#include <boost/json/object.hpp>

#include <string_view>

namespace ack::provider {

struct CaseDescription {
  std::string_view provider;
  std::string_view scheme;            ///< "" where the line names none
  const boost::json::object& recipe;  ///< empty where the line has none
  bool hasPublicKeys{false};
};

/// A recipe that is whole in itself is more particular than the built-in profile of that name and is laid over it, as
/// in an apply file; of anything less, each field counts that fits the profile. Null where nothing we have can judge
/// the case.
ProviderPtr providerOfCase(const ProviderRegistry& registry, const CaseDescription& one);

}  // namespace ack::provider
