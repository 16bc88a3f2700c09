#!/bin/sh
# Proves an exported audit trail of Acknowledger with nothing but sha256sum, openssl, sed and awk:
#
#   sh verify-audit-trail.sh entries.jsonl checkpoints.jsonl [PUBLIC KEY]
#
# What it does, so that anybody can do the same by other means:
#  1. Every line of entries.jsonl is one entry, exactly the bytes that are hashed (without the end of the line). The
#     SHA-256 of a line is the next line's "prev". The first line's "prev" is the SHA-256 of the text
#     "acknowledger audit trail " followed by the store's "instance", which stands in every checkpoint.
#     Entries are numbered from 1 without a gap ("n").
#  2. Every line of checkpoints.jsonl says which hash an entry had when it was signed. It must still have it.
#  3. The signature of a checkpoint is Ed25519 (RFC 8032) over the line without its "signature" member. Its public
#     key is printed; compare it with one you noted earlier, or give it as the third argument.
# A copy of the checkpoints that was kept elsewhere proves the trail even against somebody who could change this
# machine: use that copy as checkpoints.jsonl.
set -eu
LC_ALL=C
export LC_ALL

entries=${1:?"usage: sh verify-audit-trail.sh entries.jsonl checkpoints.jsonl [PUBLIC KEY]"}
checkpoints=${2:?"usage: sh verify-audit-trail.sh entries.jsonl checkpoints.jsonl [PUBLIC KEY]"}
known_key=${3:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "NOT verified: $1" >&2
  exit 1
}

sha256_of() { printf '%s' "$1" | sha256sum | cut -c1-64; }

# Hexadecimal digits to bytes: by way of base64, which every shell passes on unharmed.
bytes_of() {
  printf '%s\n' "$1" | awk '{
    hex = "0123456789abcdef"
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    bits = 0; held = 0; text = ""
    for (i = 1; i <= length($0); i++) {
      held = held * 16 + index(hex, substr($0, i, 1)) - 1; bits += 4
      if (bits >= 6) { bits -= 6; text = text substr(letters, int(held / 2 ^ bits) + 1, 1); held %= 2 ^ bits }
    }
    if (bits > 0) text = text substr(letters, held * 2 ^ (6 - bits) + 1, 1)
    while (length(text) % 4) text = text "="
    print text
  }' | openssl base64 -d -A
}

member() { printf '%s\n' "$1" | sed -n 's/.*"'"$2"'":"\([^"]*\)".*/\1/p'; }

instance=$(member "$(head -n 1 "$checkpoints")" instance)
[ -n "$instance" ] || fail "there is no checkpoint that names the store"

previous=$(sha256_of "acknowledger audit trail $instance")
expected=1
while IFS= read -r line || [ -n "$line" ]; do
  # Members stand in the order of their names, so that the last match is the entry's own.
  place=$(printf '%s\n' "$line" |
    sed -n 's/.*"n":\([0-9]*\),"outcome":"[a-z]*","prev":"\([0-9a-f]*\)","reason":.*/\1 \2/p')
  [ "${place%% *}" = "$expected" ] || fail "entry $expected is missing or damaged"
  [ "${place##* }" = "$previous" ] ||
    fail "entry $expected is not tied to the one before it: that one or this one was changed"
  previous=$(sha256_of "$line")
  echo "$expected $previous" >>"$work/hashes"
  expected=$((expected + 1))
done <"$entries"
echo "entries: $((expected - 1)), each tied to the one before it"

count=0
while IFS= read -r line || [ -n "$line" ]; do
  number=$(printf '%s\n' "$line" | sed -n 's/.*"n":\([0-9]*\),"public_key".*/\1/p')
  key=$(member "$line" public_key)
  [ -n "$number" ] || fail "a checkpoint can't be read"
  [ "$(member "$line" instance)" = "$instance" ] || fail "the checkpoint of entry $number is of another store"
  [ "$key" = "${known_key:-$key}" ] || fail "the checkpoint of entry $number was signed with another key"
  known_key=$key
  hash=$(awk -v n="$number" '$1 == n { print $2 }' "$work/hashes" 2>/dev/null || true)
  [ -n "$hash" ] || fail "entry $number was signed, and is gone: the end was cut off"
  [ "$hash" = "$(member "$line" hash)" ] || fail "entry $number or one before it is not the one that was signed"
  printf '%s' "$line" | sed 's/,"signature":"[0-9a-f]*"}$/}/' | tr -d '\n' >"$work/text"
  bytes_of "$(member "$line" signature)" >"$work/signature"
  { bytes_of 302a300506032b6570032100 && bytes_of "$key"; } >"$work/key.der"
  openssl pkeyutl -verify -pubin -inkey "$work/key.der" -keyform DER -rawin -in "$work/text" \
    -sigfile "$work/signature" >/dev/null 2>&1 || fail "the signature of the checkpoint of entry $number is wrong"
  count=$((count + 1))
done <"$checkpoints"
echo "checkpoints: $count, all signed with $known_key"
echo "verified"
