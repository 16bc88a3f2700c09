#pragma once
// Columns of text for a terminal; control characters from outside are shown, never obeyed.
#include <string>
#include <vector>

namespace ack::app::cli {

class TextTable {
 public:
  explicit TextTable(std::vector<std::string> titles);
  void add(std::vector<std::string> cells);
  /// To stdout; "(none)" where there is no row.
  void print() const;

 private:
  std::vector<std::vector<std::string>> m_rows;  // the titles first
};

}  // namespace ack::app::cli
