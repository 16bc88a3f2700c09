#pragma once
// Apply files for tests: good ones, and one for every kind of mistake.
#include <string>
#include <vector>

namespace ack::config::test {

std::string contractExample();  ///< as printed in the contract
std::string everyEffectField();
std::string destinationAtItsBounds();
std::string sourceAtItsBounds();
std::string proxySettings();
std::string consentedUnprovenCharge();
std::string bothChannels();  ///< for alerts; the mail's password is env:SMTP_PASSWORD
/// A destination with `part` on line 3.
std::string inDestination(const std::string& part);

struct Mistake {
  std::string document, path;
  int line{1};
  std::string word;  ///< must stand in the message
};
std::vector<Mistake> mistakes();

}  // namespace ack::config::test
