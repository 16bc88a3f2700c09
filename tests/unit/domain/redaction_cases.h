#pragma once
// Bodies with their redacted form; JSON in raw strings can't stand beside a Q_OBJECT.
#include <string>
#include <vector>

namespace ack::domain {

struct RedactionCase {
  const char* name;
  const char* contentType;
  std::string body;
  std::vector<std::string> elements;
  std::vector<std::string> places;
  std::string expected;
};

inline std::vector<RedactionCase> redactionCases() {
  return {
      {"member",
       "application/json",
       R"({"a": 1.50, "card":"4242", "z":[1 ,2]})",
       {},
       {"/card"},
       R"({"a": 1.50, "card":"[redacted]", "z":[1 ,2]})"},
      {"nested object goes whole",
       "application/json",
       R"({"data":{"card":{"n":"4242"},"id":7}})",
       {},
       {"/data/card"},
       R"({"data":{"card":"[redacted]","id":7}})"},
      {"number, null, true",
       "application/json",
       R"({"a":12,"b":null,"c":true})",
       {},
       {"/a", "/b", "/c"},
       R"({"a":"[redacted]","b":"[redacted]","c":"[redacted]"})"},
      {"any of an array",
       "application/json",
       R"({"p":[{"n":"x"},{"n":"y","k":2}]})",
       {},
       {"/p/*/n"},
       R"({"p":[{"n":"[redacted]"},{"n":"[redacted]","k":2}]})"},
      {"any name",
       "application/json",
       R"({"p":{"q":{"t":1},"r":{"t":2}}})",
       {},
       {"/p/*/t"},
       R"({"p":{"q":{"t":"[redacted]"},"r":{"t":"[redacted]"}}})"},
      {"one index", "application/json", R"(["a","b","c"])", {}, {"/1"}, R"(["a","[redacted]","c"])"},
      {"a name twice",
       "application/json",
       R"({"card":"1","x":0,"card":"2"})",
       {},
       {"/card"},
       R"({"card":"[redacted]","x":0,"card":"[redacted]"})"},
      {"a name with an escape",
       "application/json",
       R"({"c\u0061rd":"4242"})",
       {},
       {"/card"},
       R"({"c\u0061rd":"[redacted]"})"},
      {"pointer with ~1", "application/json", R"({"a/b":"4242"})", {}, {"/a~1b"}, R"({"a/b":"[redacted]"})"},
      {"place within a place", "application/json", R"({"a":{"b":"1"}})", {}, {"/a/b", "/a"}, R"({"a":"[redacted]"})"},
      {"nothing there", "application/json", R"({"a":1})", {}, {"/b", "/a/c"}, R"({"a":1})"},
      {"the events of a batch",
       "application/json",
       R"([{"id":1,"t":"x"},{"id":2,"t":"y"}])",
       {"/0", "/1"},
       {"/t"},
       R"([{"id":1,"t":"[redacted]"},{"id":2,"t":"[redacted]"}])"},
      {"a batch in a list",
       "application/json",
       R"({"t":"keep","events":[{"t":"x"},{"t":"y"}]})",
       {"/events/1"},
       {"/t"},
       R"({"t":"keep","events":[{"t":"[redacted]"},{"t":"[redacted]"}]})"},
      {"form",
       "application/x-www-form-urlencoded",
       "a=1&&From=%2B47+123&To=x",
       {},
       {"/From"},
       "a=1&&From=%5Bredacted%5D&To=x"},
      {"form field twice",
       "application/x-www-form-urlencoded",
       "F=1&b&F=2",
       {},
       {"/F"},
       "F=%5Bredacted%5D&b&F=%5Bredacted%5D"},
      {"form field by an encoded name",
       "application/x-www-form-urlencoded",
       "%46rom=1",
       {},
       {"/From"},
       "%46rom=%5Bredacted%5D"},
      {"all of a form",
       "application/x-www-form-urlencoded",
       "a=1&b=2",
       {},
       {"/*"},
       "a=%5Bredacted%5D&b=%5Bredacted%5D"},
      {"form without that field", "application/x-www-form-urlencoded", "a=1&b=%20+", {}, {"/c"}, "a=1&b=%20+"},
      {"JSON in a form's field",
       "application/x-www-form-urlencoded",
       "payload=%7B%22u%22%3A%22x%22%7D&t=1",
       {},
       {"/payload/u"},
       "payload=%7B%22u%22%3A%22%5Bredacted%5D%22%7D&t=1"},
      {"multipart",
       "multipart/form-data; boundary=B",
       "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nkeep\r\n--B\r\nContent-Disposition: form-data; "
       "name=\"from\"\r\n\r\nme@x\r\n--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n"
       "bytes\r\n--B--\r\n",
       {},
       {"/from", "/file"},
       "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nkeep\r\n--B\r\nContent-Disposition: form-data; "
       "name=\"from\"\r\n\r\n[redacted]\r\n--B\r\nContent-Disposition: form-data; name=\"file\"; "
       "filename=\"f\"\r\n\r\n[redacted]\r\n--B--\r\n"},
      {"broken JSON", "application/json", R"({"card":"4242")", {}, {"/card"}, "[redacted]"},
      {"XML", "application/xml", "<card>4242</card>", {}, {"/card"}, "[redacted]"},
      {"bytes", "application/octet-stream", "4242", {}, {"/card"}, "[redacted]"},
      {"broken form", "application/x-www-form-urlencoded", "card=%4", {}, {"/card"}, "[redacted]"},
      {"empty", "application/json", "", {}, {"/card"}, ""},
      {"no places", "application/xml", "<card/>", {}, {}, "<card/>"},
  };
}

/// A JSON object nested `depth` deep with the secret in `leaf`, and other members around it.
inline std::string nestedJson(const std::string& leaf, const std::string& secret, int depth, unsigned variant) {
  std::string text = "{\"" + leaf + "\":\"" + secret + "\",\"n\":" + std::to_string(variant) + ".10}";
  for (int i = 0; i < depth; ++i) {
    const bool list = ((variant >> static_cast<unsigned>(i)) & 1U) != 0;
    text = list ? "[0," + text + ",\"x\"]" : "{\"before\":[1,2],\"in\":" + text + " , \"after\":null}";
  }
  return text;
}

}  // namespace ack::domain
