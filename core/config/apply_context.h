#pragma once
// What the parts of the apply-file reader share: the list of mistakes, and a view of one JSON object that checks
// names, types and bounds as its fields are asked for.
#include "core/config/apply_file.h"
#include "core/config/located_json.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>

namespace ack::config {

class ApplyContext {
 public:
  ApplyContext(std::string file, std::string_view text, const ProviderCheck& providers, const SecretSource& secrets);

  void error(const LocatedNode& at, const std::string& path, std::string message);
  void errorAt(std::size_t offset, const std::string& path, std::string message);
  [[nodiscard]] std::size_t errorCount() const noexcept { return m_found.size() + m_unlisted; }
  /// The mistakes found so far, in the order of the file.
  void finish(ApplyReading& reading);

  const ProviderCheck& providers;
  const SecretSource& secrets;
  std::set<std::string> destinationNames;  ///< every name the file gives a destination, valid or not

  [[nodiscard]] const std::string& file() const noexcept { return m_file; }
  /// The characters of a value, as they stand in the file.
  [[nodiscard]] std::string_view spelled(const LocatedNode& node) const noexcept;

 private:
  struct Found {
    std::size_t offset;
    std::string path, message;
  };
  std::string m_file;
  std::string_view m_text;
  std::vector<Found> m_found;
  std::size_t m_unlisted{0};
};

enum class Need { required, optional };

/// One object of the file. The constructor reports what is no object, unknown names and repeated names; the getters
/// report what is missing, of the wrong type or out of bounds, and then answer nullopt.
class ObjectReader {
 public:
  using Names = std::vector<std::string_view>;

  /// `what` names the thing in messages ("a source"). `allowed` are its fields.
  ObjectReader(ApplyContext& context, const LocatedNode& node, std::string path, std::string what,
               const Names& allowed);

  [[nodiscard]] bool isObject() const noexcept { return m_node.type == domain::JsonType::object; }
  [[nodiscard]] const LocatedNode* find(std::string_view field) const noexcept;
  [[nodiscard]] std::string pathOf(std::string_view field) const;
  [[nodiscard]] const std::string& path() const noexcept { return m_path; }
  [[nodiscard]] const LocatedNode& node() const noexcept { return m_node; }
  [[nodiscard]] ApplyContext& context() const noexcept { return m_context; }
  void error(std::string_view field, std::string message) const;

  /// As find, but reports where a required field is missing.
  const LocatedNode* get(std::string_view field, Need need) const;
  /// Not blank, no control characters, at most `maxBytes`.
  std::optional<std::string> text(std::string_view field, Need need, std::size_t maxBytes) const;
  std::optional<std::int64_t> integer(std::string_view field, Need need, std::int64_t min, std::int64_t max) const;
  /// Seconds with at most three decimals, in milliseconds.
  std::optional<std::int64_t> milliseconds(std::string_view field, std::int64_t min, std::int64_t max) const;
  std::optional<bool> boolean(std::string_view field) const;
  std::optional<std::string> choice(std::string_view field, Need need, const Names& words) const;
  /// The list itself where it is one of `min` to `max` entries.
  const LocatedNode* list(std::string_view field, Need need, std::size_t min, std::size_t max) const;

 private:
  ApplyContext& m_context;
  const LocatedNode& m_node;
  std::string m_path;
  std::string m_what;
};

/// [a-z0-9][a-z0-9._-]{0,63}: names of sources and destinations, which stand in paths and in tables for ever.
bool isPlainName(std::string_view name) noexcept;
/// Reads the field "name" and reports one that is no plain name, or was seen before.
std::string readName(const ObjectReader& object, std::set<std::string>& seen);
/// http or https, a host, no user, no fragment, at most 2,048 characters; the reason why not otherwise.
std::optional<std::string> whyNoUrl(std::string_view url);
/// smtp or smtps, a host, perhaps a port and a slash; no user. The reason why not otherwise.
std::optional<std::string> whyNoMailUrl(std::string_view url);
/// whsec_ and the base64 of 24 to 64 bytes, under `field`; made later where the field is absent.
void readSigningSecret(const ObjectReader& object, std::string_view field, Secret& secret);
/// Per second, 0.001 to 100,000.
std::optional<double> readRate(const ObjectReader& object, std::string_view field);
/// RFC 9110 token: the name of a header.
bool isHeaderName(std::string_view name) noexcept;

/// One secret: "env:NAME", "file:PATH" or the text itself; resolved, not blank, no placeholder.
std::optional<Secret> readSecret(ApplyContext& context, const LocatedNode& node, const std::string& path);

// The parts of the document; each reports its own mistakes.
Source readSource(ApplyContext& context, const LocatedNode& node, const std::string& path,
                  std::set<std::string>& seen);
/// One condition of a rule, of a payload or of a destination's answer.
Condition readCondition(ApplyContext& context, const LocatedNode& node, const std::string& path);
std::optional<Reconcile> readReconcile(const ObjectReader& destination, std::chrono::milliseconds callTimeout);
/// The field "redact".
std::vector<RedactionPlace> readRedaction(const ObjectReader& object);
/// Reports places that a rule reads, and (`known`: the provider is one) those that identify the event.
void checkRedaction(const ObjectReader& object, const Source& source, bool known);
std::vector<Rule> readRules(ApplyContext& context, const LocatedNode& list, const std::string& path);
Destination readDestination(ApplyContext& context, const LocatedNode& node, const std::string& path,
                            std::set<std::string>& seen);
Person readPerson(ApplyContext& context, const LocatedNode& node, const std::string& path,
                  std::set<std::string>& seen);
AlertSettings readAlerts(ApplyContext& context, const LocatedNode& node, const std::string& path);
Settings readSettings(ApplyContext& context, const LocatedNode& node, const std::string& path);

}  // namespace ack::config
