#pragma once
// The facts by which the engine and the windows and commands beside it speak about TLS, through the store.
#include "core/domain/tls_state.h"
#include "core/query/snapshot.h"

#include <optional>

namespace ack::query {

constexpr const char* kFactTlsState = "tls.state";  ///< domain::toJson(TlsState); "" for plain HTTP
constexpr const char* kFactTlsReloadAsked = "tls.reload_asked_at_us";  ///< the engine reloads where it changes

/// What came of it: the value of the request, a line end, and why the new files were refused ("" where in use).
constexpr const char* kFactTlsReloadAnswer = "tls.reload_answer";

/// nullopt where the last engine received plain HTTP.
Result<std::optional<domain::TlsState>> readTlsState(const QueryContext& context);

}  // namespace ack::query
