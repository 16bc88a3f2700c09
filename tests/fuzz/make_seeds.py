#!/usr/bin/env python3
"""Makes the inputs that the fuzz targets begin with, from the corpus and the profiles.

make_seeds.py SOURCE_DIR OUT_DIR writes OUT_DIR/<target>/<name>, and OUT_DIR/made at the end.
"""
import base64
import gzip
import hashlib
import json
import pathlib
import shutil
import sys
import zlib

MOST_BYTES = 8192  # larger ones only make a fuzzer slow


class Seeds:
    def __init__(self, out):
        self.out = out

    def add(self, target, name, data):
        if isinstance(data, str):
            data = data.encode()
        if len(data) > MOST_BYTES:
            return
        folder = self.out / target
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def body_of(vector):
    return base64.b64decode(vector["body_b64"]) if "body_b64" in vector else vector["body"].encode()


def http_request(method, target, headers, body):
    lines = [f"{method} {target} HTTP/1.1", "Host: hooks.example.com", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def chunked(method, target, headers, body):
    lines = [f"{method} {target} HTTP/1.1", "Host: hooks.example.com", "Transfer-Encoding: chunked"]
    lines += [f"{name}: {value}" for name, value in headers]
    half = len(body) // 2
    parts = b"".join(b"%x;a=b\r\n%s\r\n" % (len(part), part) for part in (body[:half], body[half:]) if part)
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + parts + b"0\r\nX-T: 1\r\n\r\n"


def target_of(source, url):
    query = url.partition("?")[1:]
    return f"/hooks/{source}" + "".join(query)


def from_vectors(source, seeds):
    for vector in json.loads((source / "tests/corpus/vectors-shared.json").read_text())["vectors"]:
        name, provider, body = vector["id"], vector["provider"], body_of(vector)
        headers = [pair for pair in vector["headers"] if "\n" not in "".join(pair)]
        text = f"{provider}\n{vector['method']} {vector['url']} {vector['now']:.0f}\n"
        text += "".join(f"{key}:{value}\n" for key, value in headers) + "\n"
        seeds.add("provider", name, text.encode() + body)
        if vector["expect"] == "valid":
            case = {key: vector[key] for key in ("provider", "recipe", "secrets", "public_keys", "method", "url",
                                                 "headers", "body", "body_b64", "now", "tolerance_s") if key in vector}
            seeds.add("verify", name, json.dumps(case))
            if vector.get("recipe"):
                seeds.add("recipe", name, json.dumps(vector["recipe"]))
            request = http_request(vector["method"], target_of(provider, vector["url"]), headers, body)
            seeds.add("request", name, b"\0\x40" + request)
            if len(body) < 1024:
                seeds.add("pasted", name, request)
            for _, value in headers:
                if value.count(".") == 2:
                    seeds.add("jwt", name, b"t" + value.encode().rpartition(b" ")[2] + b"\n" + body)
        if body[:1] in (b"{", b"["):
            seeds.add("json", name, body)
        elif b"=" in body:
            seeds.add("form", name, body)


def from_hostile(source, seeds):
    for line in (source / "tests/corpus/http-hostile-shared.jsonl").read_text().splitlines():
        case = json.loads(line)
        if "id" not in case or case.get("steps"):
            continue
        parts = [(case["b64"], 1)] if "b64" in case else [(p["b64"], p.get("repeat", 1)) for p in case.get("parts", [])]
        data = b"".join(base64.b64decode(text) * repeat for text, repeat in parts)
        data = data.replace(b"/in/1", b"/hooks/open-custom_hmac")
        seeds.add("request", case["id"], b"\0\x40" + data)
        head, end, body = data.partition(b"\r\n\r\n")
        if b"chunked" in head.lower():
            seeds.add("chunk", case["id"], b"\0\x05" + body)


def from_payloads(source, seeds):
    folder = source / "tests/corpus/payloads"
    manifest = json.loads((folder / "manifest-shared.json").read_text())
    for sample in manifest["samples"]:
        body = (folder / sample["file"]).read_bytes()
        headers = [("Content-Type", sample["content_type"] or "application/json")] + sample["headers"]
        target = f"/hooks/open-{sample['provider']}"
        seeds.add("request", sample["id"], b"\0\x40" + http_request("POST", target, headers, body))
        seeds.add("request", sample["id"] + "-chunked", b"\1\x40" + chunked("POST", target, headers, body))
        for number, coded in enumerate((gzip.compress(body, mtime=0), zlib.compress(body))):
            seeds.add("inflate", f"{sample['id']}-{number}", bytes([40 + number]) + coded)
        kind, _, boundary = (sample["content_type"] or "").partition("boundary=")
        if kind.startswith("multipart/"):
            seeds.add("multipart", sample["id"], boundary.strip('"').encode() + b"\n" + body)
        seeds.add("rules", sample["id"], f"\n---\n{headers[0][1]}\n\n".encode() + body)
        seeds.add("json" if body[:1] in b"{[" else "form", sample["id"], body)


EFFECTS = [
    {"kind": "charge", "account": "/customer", "amount": "/amount", "currency": "/currency", "direction": "debit"},
    {"kind": "charge", "account": "acct", "amount": 12.30, "currency": "eur", "unit": "major", "direction": "credit",
     "description": "header:X-What", "refuse_below_zero": True, "key": "/pay"},
    {"kind": "status", "subject": "/s", "status": "/t", "occurred_at": "/o", "sequence": "/q", "rank": ["new", "done"]},
    {"kind": "inbox", "thread": "/t", "sender": "/f", "recipient": "/r", "text": "hello"},
    {"kind": "forward", "destination": "crm"},
]


def apply_file(effects, **more):
    source = {"name": "s", "provider": "stripe", "secrets": ["env:S", "file:k"], "owner": "finance",
              "rules": [{"when": {"type": "charge.*", "all": [{"pointer": "/paid", "equals": True},
                                                               {"pointer": "/n", "in": ["1", 2]}]},
                         "effects": effects}]}
    source.update(more)
    return {"version": 1, "sources": [source],
            "destinations": [{"name": "crm", "url": "http://127.0.0.1:9000/tickets", "timeout_s": 10,
                              "max_attempts": 8, "idempotent": False, "errors": {"transient": [300]},
                              "reconcile": {"url": "http://127.0.0.1:9000/t?e={event_id}", "found": "200",
                                            "missing": "404"}}],
            "people": [{"name": "ada", "role": "operator", "password": "env:ADA"}],
            "settings": {"max_attempts": 8, "backoff_base_s": 2, "backoff_cap_s": 900, "max_age_s": 259200,
                         "lease_s": 60}}


def from_ourselves(source, seeds):
    recipe = {"algo": "sha256", "header": "X-Sig", "enc": "hex", "signed": ["body"], "event_id": "body:id"}
    cases = [(f"effect-{number}", apply_file([effect])) for number, effect in enumerate(EFFECTS)]
    cases += [("all", apply_file(EFFECTS[1:])),
              ("recipe", apply_file(EFFECTS[4:], provider="generic", recipe=recipe)),
              ("limits", apply_file(EFFECTS[3:], max_body_bytes=33554432, replay_window_s=900, on_stale="reject",
                                    future_tolerance_s=0, complete_within_s=1))]
    body = {"customer": "c", "amount": 1230, "currency": "EUR", "text": "hi", "paid": True, "n": 2, "s": "x", "t": "new",
            "o": "2026-01-01T00:00:00Z", "q": 1, "pay": "p1", "f": "a", "r": "b"}
    for name, document in cases:
        text = json.dumps(document, indent=1)
        seeds.add("apply", name, text)
        seeds.add("rules", name, text + "\n---\napplication/json\n\n" + json.dumps(body))
    for profile in sorted((source / "resources/providers").glob("*.json")):
        content = json.loads(profile.read_text())
        if isinstance(content.get("recipe"), dict):
            seeds.add("recipe", "profile-" + profile.stem, json.dumps(content["recipe"]))
    values = ["2026-03-11T14:29:41.207000Z", "2016-12-31T23:59:60+05:30", "1534108637.153125", "1700000000123", "-12.30",
              "9223372036854775807", "12.3400", "EUR", "00ffAB", "aGVsbG8=", "aGVsbG8", "dlv_000000000019f",
              "Tue, 14 Nov 2023 22:13:20 +0000", "2018-10-25 12:10:29", "4ee8c3a6-4995-4309-a3c6-38e3db9ea4be",
              "18446744073709551615", "led_0000000000zzz"]
    for number, value in enumerate(values):
        seeds.add("values", f"value-{number}", value)


def from_tokens(seeds):
    """Headers and claims that the target signs, for the URL, the body and the time that it has."""
    body = b'{"id":"evt_1"}'
    hashes = {"payload_hash": hashlib.sha256(body).hexdigest(),
              "url_hash": hashlib.sha256(b"https://hooks.example.com/in/1?a=b").hexdigest()}
    times = {"iat": 1700000000, "nbf": 1699999999.5, "exp": 1700000060}
    claims = {"iss": "MessageBird", "jti": "evt_1", **times, **hashes}
    headers = [{"alg": "HS256", "typ": "JWT"}, {"alg": "none"}, {"alg": "HS512", "kid": "k"},
               {"alg": "HS256", "crit": ["exp"]}, {"alg": "HS256", "jku": "https://a.example/keys"}]
    for number, header in enumerate(headers):
        text = json.dumps(header) + "\n" + json.dumps(claims) + "\n"
        seeds.add("jwt", f"signed-{number}", text.encode() + body)
    for name in claims:
        less = {key: value for key, value in claims.items() if key != name}
        seeds.add("jwt", f"without-{name}", (json.dumps(headers[0]) + "\n" + json.dumps(less) + "\n").encode() + body)
    seeds.add("jwt", "bare", json.dumps(headers[0]) + "\n" + json.dumps({"iat": 1700000000}) + "\n")


def from_bombs(seeds):
    """What unpacks to far more than it is, in one layer: zeros, many members, an empty one."""
    bomb = gzip.compress(bytes(1 << 20), mtime=0)
    for most in (0, 12, 20):
        seeds.add("inflate", f"bomb-{most}", bytes([most << 1]) + bomb)
    seeds.add("inflate", "bomb-deflate", bytes([41]) + zlib.compress(bytes(1 << 20)))
    seeds.add("inflate", "members", bytes([40]) + gzip.compress(b"a", mtime=0) * 60)
    seeds.add("inflate", "empty", bytes([40]) + gzip.compress(b"", mtime=0))
    bare = zlib.compressobj(wbits=-15)
    seeds.add("inflate", "bare", bytes([41]) + bare.compress(b"hello hello hello") + bare.flush())


def from_forms(seeds):
    head = 'Content-Disposition: form-data; name='
    parts = [f'{head}"a"\r\n\r\n1', f'{head}b\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n\u00e4',
             f'{head}"f"; filename="x.txt"\r\nContent-Type: application/octet-stream\r\n\r\n\0\1',
             f'{head}"q\\"q"\r\nContent-Transfer-Encoding: 8bit\r\n\r\n', f'{head}"line"\r\n\r\n\r\n--not\r\n']
    for number in range(len(parts)):
        chosen = parts[:number + 1]
        text = "".join(f"--xYz\r\n{part}\r\n" for part in chosen) + "--xYz--\r\n"
        seeds.add("multipart", f"parts-{number}", ("xYz\n" + text).encode("latin-1"))
    seeds.add("multipart", "preamble", f"b b\nhello\r\n--b b \t\r\n{parts[0]}\r\n--b b--bye")


def from_pastes(seeds):
    body = '{"zen":"Keep it logically awesome."}'
    fields = ["Content-Type: application/json", "X-GitHub-Event: ping", "X-Hub-Signature-256: sha256=" + "0a" * 32]
    options = " \\\n ".join(f"-H '{field}'" for field in fields)
    pairs = [field.split(": ") for field in fields]
    pastes = [
        "\n".join(fields) + "\n\n" + body,
        "\r\n".join(["POST /in/1?a=b HTTP/1.1"] + fields + [f"Content-Length: {len(body)}", "", body, ""]),
        "\n".join("\t".join(pair) for pair in pairs) + "\n\n" + body,
        f"curl -X POST {options} --data-raw '{body}' https://h.example/in/1",
        f"curl --header=\"A: \\\"b\" --url 'https://h.example' --data $'a\\n\\u0021\\x41\\'' -d b -XPUT",
        "* Connected\n> POST /in/1 HTTP/1.1\n" + "".join(f"> {field}\n" for field in fields) + ">\n} [5 bytes]\n" + body,
        json.dumps({"headers": dict(pairs), "method": "POST", "url": "/in/1", "body": body}),
        json.dumps({"headers": pairs, "rawPath": "/in/1", "isBase64Encoded": True,
                    "body": base64.b64encode(body.encode()).decode()}),
        json.dumps({"multiValueHeaders": {name: [value] for name, value in pairs}, "body_b64": "AA=="}),
        json.dumps({"request_headers": [{"name": name, "value": value} for name, value in pairs], "content": body}),
    ]
    for number, paste in enumerate(pastes):
        seeds.add("pasted", f"paste-{number}", paste)


def main():
    source, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    shutil.rmtree(out, ignore_errors=True)
    seeds = Seeds(out)
    for make in (from_vectors, from_hostile, from_payloads, from_ourselves):
        make(source, seeds)
    for make in (from_tokens, from_bombs, from_forms, from_pastes):
        make(seeds)
    (out / "made").touch()


if __name__ == "__main__":
    main()
