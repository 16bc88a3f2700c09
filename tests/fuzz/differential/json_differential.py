#!/usr/bin/env python3
"""Our JSON reader against Python's on the same bytes: every value is the same, or ours refuses (H3).

usage: json_differential.py READER [DOCUMENTS [SEED]]

Documents are random (repeated names, escapes, numbers of any size, odd white space), and each is sent whole and with a
few bytes changed. What Python takes and we refuse must be one of the listed reasons; what we take Python must take too.
Prints the counts, and the seed, the text and both answers where they differ.
"""
import base64
import json
import random
import subprocess
import sys

LIMIT_DEPTH = 64


TWICE = object()  # instead of the value of a name that stands more than once
MISSING = object()


class Number(str):
    pass


def refuse_constant(word):
    raise ValueError(word)


def python_reads(text):
    """The value and what repeated names hid of it, or None where Python refuses; numbers keep their characters."""
    hidden = []

    def pairs(items):
        out = {}
        for name, value in items:
            if name in out:
                hidden.append(value)
                value = TWICE
                hidden.append(out[name])
            out[name] = value
        return out

    try:
        decoded = text.decode("utf-8")
        return [json.loads(decoded.removeprefix("\ufeff"), object_pairs_hook=pairs, parse_int=Number, parse_float=Number,
                           parse_constant=refuse_constant), hidden]
    except (ValueError, RecursionError):
        return None


def lone_surrogate(value):
    if isinstance(value, str):
        return any(0xD800 <= ord(c) < 0xE000 for c in value)
    if isinstance(value, dict):
        return any(lone_surrogate(k) or lone_surrogate(v) for k, v in value.items())
    if isinstance(value, list):
        return any(lone_surrogate(v) for v in value)
    return False


def deep(text):
    level = most = 0
    inside = escaped = False
    for byte in text:
        if inside:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                inside = False
        elif byte == 0x22:
            inside = True
        elif byte in b"[{":
            level += 1
            most = max(most, level)
        elif byte in b"]}":
            level -= 1
    return most > LIMIT_DEPTH


def pointers_of(value, pointer, out, budget):
    if len(out) >= budget:
        return
    out.append((pointer, value))
    if isinstance(value, dict):
        for name, inner in value.items():
            token = name.replace("~", "~0").replace("/", "~1")
            pointers_of(inner, pointer + "/" + token, out, budget)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            pointers_of(inner, f"{pointer}/{i}", out, budget)


def expected(value):
    if value is TWICE:
        return "ambiguous"
    if value is MISSING:
        return "missing"
    if value is None:
        return "found:null:"
    if value is True or value is False:
        kind, text = "boolean", "true" if value else "false"
    elif isinstance(value, Number):
        kind, text = "number", str(value)
    elif isinstance(value, str):
        kind, text = "string", value
    elif isinstance(value, list):
        kind, text = "array", ""
    else:
        kind, text = "object", ""
    return f"found:{kind}:" + base64.b64encode(text.encode("utf-8")).decode()


class Maker:
    def __init__(self, rng):
        self.rng = rng

    def space(self):
        return "".join(self.rng.choice([" ", "\t", "\r\n", "\n"]) for _ in range(self.rng.choice([0, 0, 0, 1, 3])))

    def string(self):
        rng = self.rng
        parts = []
        for _ in range(rng.choice([0, 1, 2, 5, 12])):
            kind = rng.randrange(10)
            if kind < 5:
                parts.append(rng.choice("abcdefgXYZ019 /~-_.:"))
            elif kind == 5:
                parts.append(rng.choice(["\\n", "\\t", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\r"]))
            elif kind == 6:
                parts.append("\\u%04x" % rng.choice([0, 0x41, 0x69, 0x7F, 0xE9, 0x20AC, 0xD7FF, 0xE000, 0xFFFF]))
            elif kind == 7:
                parts.append(rng.choice(["é", "€", "😀", "ſ", "K", "\u2028", "\u202e"]))
            elif kind == 8:
                parts.append("\\ud83d\\ude00")
            else:
                parts.append(rng.choice(["\\ud800", "\\udc00", "\\ud800x", "\\uD83D\\n"]) if rng.randrange(20) == 0 else "q")
        return '"' + "".join(parts) + '"'

    def number(self):
        rng = self.rng
        whole = rng.choice(["0", "1", "12", "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616",
                            str(rng.randrange(10 ** rng.choice([3, 18, 40])))])
        out = rng.choice(["", "", "-"]) + whole
        if rng.randrange(3) == 0:
            out += "." + rng.choice(["0", "00", "30", "1234567890123456789012345"])
        if rng.randrange(5) == 0:
            out += rng.choice(["e", "E"]) + rng.choice(["", "+", "-"]) + rng.choice(["0", "2", "05", "400", "99999"])
        return out

    def value(self, depth):
        rng = self.rng
        kind = rng.randrange(9 if depth < 6 else 6)
        if kind < 2:
            return self.string()
        if kind < 4:
            return self.number()
        if kind < 6:
            return rng.choice(["null", "true", "false"])
        count = rng.choice([0, 1, 2, 4])
        if kind == 6:
            return "[" + ",".join(self.space() + self.value(depth + 1) + self.space() for _ in range(count)) + "]"
        names = [rng.choice(['"id"', '"\\u0069d"', '"a"', '""', '"a/b"', '"m~n"', self.string()]) for _ in range(count)]
        return "{" + ",".join(self.space() + n + self.space() + ":" + self.space() + self.value(depth + 1) + self.space()
                              for n in names) + "}"

    def document(self):
        rng = self.rng
        if rng.randrange(200) == 0:
            levels = rng.choice([LIMIT_DEPTH, LIMIT_DEPTH + 1, 100])
            text = "[" * levels + "1" + "]" * levels
        else:
            text = self.space() + self.value(0) + self.space()
        mark = b"\xef\xbb\xbf" if rng.randrange(15) == 0 else b""
        return mark + text.encode("utf-8")

    def changed(self, text):
        rng = self.rng
        out = bytearray(text)
        for _ in range(rng.choice([1, 1, 2, 3])):
            at = rng.randrange(len(out) + 1)
            byte = rng.choice(b'{}[]",:\\/0123456789.eE+-tfnu \t\n\x00\x1f\x7f\x80\xc3\xed\xff')
            kind = rng.randrange(3)
            if kind == 0:
                out.insert(at, byte)
            elif at < len(out) and kind == 1:
                out[at] = byte
            elif at < len(out):
                del out[at]
        return bytes(out)


def main():
    reader = sys.argv[1]
    documents = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 20261129
    maker = Maker(random.Random(seed))
    texts = []
    for _ in range(documents):
        good = maker.document()
        texts.append(good)
        texts.append(maker.changed(good))
    asked, lines = [], []
    for text in texts:
        value = python_reads(text)
        wanted = []
        if value is not None and not lone_surrogate(value):
            pointers_of(value[0], "", wanted, 60)
            wanted.append(("/no such/name", MISSING))
        asked.append((text, value, wanted))
        names = " ".join(base64.b64encode(p.encode("utf-8")).decode() or "-" for p, _ in wanted) or "-"
        lines.append(base64.b64encode(text).decode() + "\n" + names + "\n")
    answer = subprocess.run([reader], input="".join(lines).encode(), stdout=subprocess.PIPE, check=True).stdout.decode()
    answers = answer.split("\n")[:-1]
    same = refused = both = values = 0
    for (text, value, wanted), got in zip(asked, answers, strict=True):
        if got == "refused":
            if value is None:
                both += 1
            elif lone_surrogate(value) or deep(text):
                refused += 1
            else:
                sys.exit(f"seed {seed}: refused what Python reads: {text!r}")
            continue
        if value is None:
            sys.exit(f"seed {seed}: taken, but Python refuses it: {text!r} -> {got}")
        for (pointer, inner), one in zip(wanted, got.split(), strict=True):
            want = expected(inner)
            if one != want:
                sys.exit(f"seed {seed}: {pointer!r} of {text!r}: {one}, but Python: {want}")
            values += 1
        same += 1
    print(f"json differential: seed {seed}, {len(texts)} texts, {same} read alike ({values} values), {both} refused by both, "
          f"{refused} refused by ours alone (lone surrogates, depth)")
    if same < documents // 2:
        sys.exit("too little was compared")


if __name__ == "__main__":
    main()
