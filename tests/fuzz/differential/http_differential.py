#!/usr/bin/env python3
"""Our HTTP parser beside h11 and, where node is installed, llhttp, on the same bytes (reliability.md, H2).

http_differential.py PROBE CORPUS [SECONDS]: the hostile corpus as it is, then mutations of it for SECONDS (5; 600 with
ACK_CAMPAIGN) by a printed seed (ACK_SEED, or "random"). Fails where ours hands on more requests than the strictest of the others, or
another request than they do. What we refuse and they take is listed by class. Exit status 77: h11 is not installed.
"""
import base64
import collections
import json
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import time

try:
    import h11
except ImportError:
    print("h11 is not installed")
    sys.exit(77)

HERE = pathlib.Path(__file__).resolve().parent
MOST_BYTES = 20_000
PIECES = [b"\r\n", b"\n", b"\r", b"\0", b" ", b"\t", b":", b",", b";", b"0\r\n\r\n", b"\r\n\r\n", b"Content-Length: 5\r\n",
          b"Content-Length: +5\r\n", b"Content-Length: 5, 5\r\n", b"Transfer-Encoding: chunked\r\n",
          b"Transfer-Encoding : chunked\r\n", b"Transfer-Encoding: identity\r\n", b"Transfer-Encoding: x, chunked\r\n",
          b"Host: b\r\n", b"Connection: close\r\n", b"Expect: 100-continue\r\n", b" folded\r\n", b"HTTP/1.0", b"HTTP/1.1",
          b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", b"POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi", b"\xff", b"%",
          b"5;a=\"\r\n\"\r\nhello\r\n", b"ffffffffffffffff\r\n"]


class Probe:
    """Frames to a child, lines of JSON back."""

    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, data):
        self.child.stdin.write(struct.pack("<I", len(data)) + data)
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit(f"{self.child.args[0]} ended at {data!r}")
        return json.loads(line)

    def taken(self, data):
        return [tuple(bytes.fromhex(part) for part in one) for one in self.ask(data)["taken"]]


def taken_by_h11(data):
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=65_536)
    taken, request, body = [], None, b""
    connection.receive_data(data)
    ended = False
    try:
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                if ended:
                    return taken
                ended = True
                connection.receive_data(b"")
            elif event is h11.PAUSED:
                if connection.our_state is not h11.DONE or connection.their_state is not h11.DONE:
                    return taken
                connection.start_next_cycle()
            elif isinstance(event, h11.Request):
                request, body = event, b""
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                taken.append((bytes(request.method), bytes(request.target), body))
                connection.send(h11.Response(status_code=200, headers=[("Content-Length", "0")]))
                connection.send(h11.EndOfMessage())
            else:
                return taken
    except h11.RemoteProtocolError:
        return taken


def corpus_of(path):
    cases = []
    for line in pathlib.Path(path).read_text().splitlines():
        case = json.loads(line)
        if "id" not in case or case.get("steps"):
            continue
        parts = [(case["b64"], 1)] if "b64" in case else [(p["b64"], p.get("repeat", 1)) for p in case.get("parts", [])]
        data = b"".join(base64.b64decode(text) * repeat for text, repeat in parts)
        if len(data) <= MOST_BYTES:
            cases.append(data)
    return cases


def mutate(dice, cases):
    data = bytearray(dice.choice(cases))
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        at = dice.randrange(len(data) + 1)
        kind = dice.randrange(7)
        if kind == 0 and at < len(data):
            data[at] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[at:at] = dice.choice(PIECES)
        elif kind == 2:
            del data[at:at + dice.randrange(1, 5)]
        elif kind == 3:
            ends = [i + 1 for i in range(len(data)) if data[i:i + 1] == b"\n"]
            if ends:
                at = dice.choice(ends)
                data[at:at] = dice.choice(PIECES)
        elif kind == 4 and at < len(data):
            data[at] = dice.randrange(256)
        elif kind == 5:
            data += dice.choice(cases)[:MOST_BYTES // 2]
        else:
            lines = bytes(data).split(b"\r\n")
            if len(lines) > 2:
                i = dice.randrange(len(lines))
                lines.insert(i, lines[dice.randrange(len(lines))])
                data = bytearray(b"\r\n".join(lines))
    return bytes(data[:MOST_BYTES])


# Where ours hands on more than another, by what RFC says that we may. (who, what, whether it applies)
LLHTTP_METHODS = set(b"DELETE GET HEAD POST PUT CONNECT OPTIONS TRACE COPY LOCK MKCOL MOVE PROPFIND PROPPATCH SEARCH UNLOCK "
                     b"BIND REBIND UNBIND ACL REPORT MKACTIVITY CHECKOUT MERGE M-SEARCH NOTIFY SUBSCRIBE UNSUBSCRIBE PATCH "
                     b"PURGE MKCALENDAR LINK UNLINK SOURCE QUERY".split())
KNOWN = [
    ("llhttp", "a method it does not know (the router answers 501, RFC 9110 9.1)",
     lambda data, extra: any(method not in LLHTTP_METHODS for method, _, _ in extra)),
    ("llhttp", "a higher minor version (RFC 9110 2.5: read as the highest we know)",
     lambda data, extra: re.search(rb"HTTP/1\.[2-9]\r\n", data)),
    ("llhttp", "HTAB around a Content-Length (OWS, RFC 9112 5)",
     lambda data, extra: re.search(rb"(?i)content-length:[ \t]*\t|content-length:[ \t]*[0-9]+[ ]*\t", data)),
    ("llhttp", "an Upgrade, which a server may ignore (RFC 9110 7.8)",
     lambda data, extra: re.search(rb"(?i)\nupgrade:", data)),
    ("h11 llhttp", "a framing field in the trailer, which we drop (RFC 9110 6.5.1)",
     lambda data, extra: re.search(rb"(?i)\n0+[^\n]*\r\n(?:[^\r\n]+\r\n)*?(content-length|transfer-encoding|host)", data)),
    ("h11", "an empty line before the request line (RFC 9112 2.2: ignored)",
     lambda data, extra: data.startswith(b"\r\n") or b"\r\n\r\n\r\n" in data),
]


def known(data, name, extra):
    for who, what, applies in KNOWN:
        if name in who.split() and applies(data, extra):
            return f"{name} refuses {what}"
    return ""


class Comparison:
    def __init__(self, probe, references):
        self.probe, self.references = probe, references
        self.inputs = self.taken = 0
        self.stricter, self.allowed = collections.Counter(), collections.Counter()
        self.looser, self.other = [], []

    def compare(self, data):
        answer = self.probe.ask(data)
        ours = [tuple(bytes.fromhex(part) for part in one) for one in answer["taken"]]
        self.inputs += 1
        self.taken += len(ours)
        theirs = {name: taken(data) for name, taken in self.references.items()}
        for name, taken in theirs.items():
            if len(ours) > len(taken):
                reason = known(data, name, ours[len(taken):])
                if reason:
                    self.allowed[reason] += 1
                else:
                    self.looser.append((data, name, len(ours), len(taken)))
            if any(one != other for one, other in zip(ours, taken)):
                self.other.append((data, name, ours, taken))
            if len(taken) > len(ours):
                refusals = [status for status in answer["statuses"] if status >= 400] or ["closed"]
                self.stricter[f"{name} takes what we answer with {refusals[0]}"] += 1

    def report(self):
        print(f"{self.inputs} inputs, {self.taken} requests taken by us; beside {', '.join(self.references)}")
        for what, count in sorted(self.stricter.items()):
            print(f"  stricter: {what}: {count}")
        for what, count in sorted(self.allowed.items()):
            print(f"  allowed: {what}: {count}")
        for data, name, count, least in self.looser[:10]:
            print(f"  LOOSER than {name}: {count} requests instead of {least}: {data[:600]!r}")
        for data, name, ours, theirs in self.other[:10]:
            print(f"  OTHER than {name}: {ours!r} instead of {theirs!r}: {data[:600]!r}")
        print(f"looser {len(self.looser)}, other {len(self.other)}")
        return 1 if self.looser or self.other else 0


def main():
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 600 if os.environ.get("ACK_CAMPAIGN") else 5
    given = os.environ.get("ACK_SEED") or "20261129"
    seed = random.randrange(1 << 32) if given == "random" else int(given)
    print(f"ACK_SEED={seed}")
    references = {"h11": taken_by_h11}
    node = shutil.which("node")
    if node:
        references["llhttp"] = Probe([node, str(HERE / "llhttp_probe.js")]).taken
    comparison = Comparison(Probe([sys.argv[1]]), references)
    cases = corpus_of(sys.argv[2])
    for data in cases:
        comparison.compare(data)
    comparison.report()
    dice, until = random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < until:
        comparison.compare(mutate(dice, cases))
    return comparison.report()


if __name__ == "__main__":
    sys.exit(main())
