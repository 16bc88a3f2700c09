#pragma once
// A real store with a real audit trail, as one day told it: every entry written by the frame of deeds, signed, and in
// the file of checkpoints; and somebody who can change the file behind everybody's back.
#include "core/operate/deed_frame.h"
#include "tests/unit/query/filled_store.h"

#include <string>
#include <vector>

namespace ack::gui {

class AuditScene {
 public:
  AuditScene();

  /// Who, in what role, did what, to what, why; `whyNot` makes it a refused one. A minute passes.
  void add(const std::string& actor, const std::string& role, const std::string& action,
           const std::vector<std::string>& targets, const std::string& reason, const std::string& whyNot = {});
  void add(const audit::Deed& deed);
  /// The day of the designs, 17 entries; the fourth from the end changes retention and has both sides.
  void tellTheDay();
  /// Changes the database as an intruder would.
  void sql(const std::string& text) { store.run(text); }
  [[nodiscard]] std::filesystem::path data() const { return store.data(); }
  [[nodiscard]] operate::Desk desk();
  /// The same over a connection of its own, for the operator thread of one window.
  [[nodiscard]] operate::Desk windowDesk();

  query::test::FilledStore store;

 private:
  base::SystemRandom m_random;
  std::shared_ptr<crypto::Vault> m_vault;  // shared: that is how a vault is opened
  std::unique_ptr<store::Connection> m_connection, m_windowConnection;
};

}  // namespace ack::gui
