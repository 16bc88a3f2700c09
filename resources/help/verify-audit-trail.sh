#!/bin/sh
# Proves an exported audit trail of Acknowledger without any program of its makers:
#
#   sh verify-audit-trail.sh entries.jsonl checkpoints.jsonl [PUBLIC KEY] [KEPT COPY]
#
# It needs a shell with sed, awk, sha256sum and openssl. Where python3 has its package "cryptography", that checks the
# signatures, ten thousand in a second or two; otherwise openssl does, one call each.
#
# What it does, so that anybody can do the same by other means:
#  1. Every line of entries.jsonl is one entry, exactly the bytes that are hashed (without the end of the line). The
#     SHA-256 of a line is the next line's "prev". The first line's "prev" is the SHA-256 of the text
#     "acknowledger audit trail " followed by the store's "instance", which stands in every checkpoint.
#     Entries are numbered from 1 without a gap ("n").
#  2. Every line of checkpoints.jsonl says which hash an entry had when it was signed. Its signature is Ed25519
#     (RFC 8032) over the line without its "signature" member. The public key is printed; compare it with one that you
#     noted earlier, or give it behind the files.
#  3. The entry must still have that hash, and every entry must have been signed. Lines that no entry agrees with are
#     lost: cut off, rewritten, or gone because an older copy of the store was put back.
#  4. Only the last may be acknowledged, by an entry "audit.restored" that was done: its "after" tells how many of the
#     lost lines it speaks of ("lines"; the next ones in the order of the file) and their SHA-256, each with the end of
#     its line ("lines_sha256"). What was acknowledged is told, and the rest of the trail must be whole.
#  5. Every line of a copy of the checkpoints that was kept elsewhere must be among these. So it proves the trail even
#     against somebody who could change the machine that it comes from.
set -eu
LC_ALL=C
export LC_ALL

usage="usage: sh verify-audit-trail.sh entries.jsonl checkpoints.jsonl [PUBLIC KEY] [KEPT COPY]"
entries=${1:?"$usage"}
checkpoints=${2:?"$usage"}
shift 2
known_key=
kept=
for more in "$@"; do
  if printf '%s\n' "$more" | grep -Eqx '[0-9a-f]{64}'; then known_key=$more; else kept=$more; fi
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "NOT verified: $1" >&2
  exit 1
}
for file in "$entries" "$checkpoints" ${kept:+"$kept"}; do
  [ -r "$file" ] || fail "$file can't be read"
done

# The SHA-256 of every line of stdin, a thousand at a time.
hashes_of_lines() {
  mkdir "$work/lines"
  (cd "$work/lines" && awk '
    function hash(  command, answer) {
      command = "sha256sum [0-9]* && rm -f [0-9]*"
      while ((command | getline answer) > 0) print substr(answer, 1, 64)
      close(command)
      held = 0
    }
    { name = sprintf("%04d", ++held); printf "%s", $0 >name; close(name) }
    held == 1000 { hash() }
    END { if (held > 0) hash() }')
}

# Hexadecimal digits of stdin to bytes: by way of base64, which every awk can write.
bytes() {
  awk '
    function put(value) {
      line = line substr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", value + 1, 1)
      if (length(line) == 64) { print line; line = "" }
    }
    {
      for (i = 1; i <= length($0); i++) {
        held = held * 16 + index("0123456789abcdef", substr($0, i, 1)) - 1; bits += 4
        if (bits >= 6) { bits -= 6; put(int(held / 2 ^ bits)); held %= 2 ^ bits; digits++ }
      }
    }
    END {
      if (bits > 0) { put(held * 2 ^ (6 - bits)); digits++ }
      while (digits++ % 4) line = line "="
      if (line != "") print line
    }' | openssl base64 -d
}

# Prints the entry of the first checkpoint that was not signed with $known_key; nothing: all were.
wrongly_signed() {
  if python3 -c 'import cryptography.hazmat.primitives.asymmetric.ed25519' 2>/dev/null; then
    python3 - "$known_key" "$work/claims" "$work/texts" <<'END'
import sys
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(sys.argv[1]))
with open(sys.argv[2]) as claims, open(sys.argv[3], "rb") as texts:
    for claim, text in zip(claims, texts):
        number, *_, signature = claim.split()
        try:
            key.verify(bytes.fromhex(signature), text.rstrip(b"\n"))
        except InvalidSignature:
            print(number)
            break
END
  else
    mkdir "$work/signatures"
    printf '302a300506032b6570032100%s\n' "$known_key" | bytes >"$work/key.der"
    awk '{ print $5 }' "$work/claims" | bytes | split -b 64 -a 6 - "$work/signatures/"
    set -- "$work/signatures"/*
    while IFS= read -r text <&3 && read -r number _ <&4; do
      printf '%s' "$text" >"$work/text"  # openssl asks for its size
      openssl pkeyutl -verify -pubin -inkey "$work/key.der" -keyform DER -rawin -in "$work/text" -sigfile "$1" \
        >/dev/null 2>&1 || { echo "$number"; break; }
      shift
    done 3<"$work/texts" 4<"$work/claims"
  fi
}

# Each checkpoint as "n hash instance key signature", and the text that was signed.
sed -nE -e 's/^\{"at":"[^"]*","hash":"([0-9a-f]{64})","instance":"([0-9a-f]+)","n":([0-9]+),"public_key":"([0-9a-f]{64})","signature":"([0-9a-f]{128})"\}$/\3 \1 \2 \4 \5/p' \
  -e t -e 's/.*/?/p' "$checkpoints" >"$work/claims"
sed -E 's/,"signature":"[0-9a-f]*"\}$/}/' "$checkpoints" >"$work/texts"
instance=$(awk 'NR == 1 { print $3 }' "$work/claims")
[ -n "$instance" ] || fail "there is no checkpoint that names the store"

# 1. The chain, as "n prev outcome hash". Members stand in the order of their names, so that the last match is the
# entry's own.
sed -nE -e 's/^.*"n":([0-9]+),"outcome":"([a-z]+)","prev":"([0-9a-f]{64})","reason":.*$/\1 \3 \2/p' \
  -e t -e 's/.*/? ? ?/p' "$entries" >"$work/places"
hashes_of_lines <"$entries" >"$work/hashes"
paste -d ' ' "$work/places" "$work/hashes" >"$work/chain"
genesis=$(printf 'acknowledger audit trail %s' "$instance" | sha256sum | cut -c1-64)
wrong=$(awk -v previous="$genesis" '
  $1 != NR { print "entry " NR " is missing or damaged"; exit }
  $2 != previous { print "entry " NR " is not tied to the one before it: that one or this one was changed"; exit }
  { previous = $4 }' "$work/chain")
[ -z "$wrong" ] || fail "$wrong"
count=$(awk 'END { print NR }' "$work/chain")
echo "entries: $count, each tied to the one before it"

# 2. The signatures.
known_key=${known_key:-$(awk 'NR == 1 { print $4 }' "$work/claims")}
wrong=$(awk -v instance="$instance" -v key="$known_key" '
  NF != 5 { print "checkpoint " NR " can'\''t be read"; exit }
  $3 != instance { print "the checkpoint of entry " $1 " is of another store"; exit }
  $4 != key { print "the checkpoint of entry " $1 " was signed with another key"; exit }' "$work/claims")
[ -z "$wrong" ] || fail "$wrong"
wrong=$(wrongly_signed) || fail "the signatures can't be checked here"
[ -z "$wrong" ] || fail "the signature of the checkpoint of entry $wrong is wrong"

# 3. What was signed of which entry, and what of none.
awk -v signed="$work/signed" -v lost="$work/lost" '
  NR == FNR { hash[$1] = $4; next }
  $1 in hash && hash[$1] == $2 { print $1 >signed; next }
  { print FNR, $1 >lost }' "$work/chain" "$work/claims"
touch "$work/signed" "$work/lost"
awk 'NR == FNR { lost[$1]; next } FNR in lost' "$work/lost" "$checkpoints" >"$work/lost_lines"

# 4. What of it was acknowledged, each as "entry first last lines sha256".
sed -nE 's/^\{"action":"audit\.restored","actor":"([^"\\]|\\.)*","after":\{"first":([0-9]+),"last":([0-9]+),"lines":([0-9]+),"lines_sha256":"([0-9a-f]{64})"\},"at":.*"n":([0-9]+),"outcome":"done","prev":"[0-9a-f]{64}","reason":.*$/\6 \2 \3 \4 \5/p' \
  "$entries" >"$work/notes"
told=0
while read -r entry first last lines sum; do
  there=$(tail -n "+$((told + 1))" "$work/lost_lines" | head -n "$lines" | sha256sum | cut -c1-64)
  [ "$there" = "$sum" ] && [ "$lines" -gt 0 ] ||
    fail "entry $entry acknowledges lost entries, but their checkpoints are not all here: take the whole export"
  told=$((told + lines))
  echo "restored: entry $entry acknowledges that entries $first to $last ($lines checkpoints) went with an older copy"
done <"$work/notes"
number=$(awk -v told="$told" 'NR == told + 1 { print $2 }' "$work/lost")
[ -z "$number" ] || [ "$number" -le "$count" ] || fail "entry $number was signed, and is gone: the end was cut off"
[ -z "$number" ] || fail "entry $number or one before it is not the one that was signed"
number=$(awk -v count="$count" '
  { signed[$1] }
  END { for (n = 1; n <= count; n++) if (!(n in signed)) { print n; exit } }' "$work/signed")
[ -z "$number" ] || fail "entry $number was never signed, or its checkpoint is not here: export both files again"

# 5. The copy that was kept.
if [ -n "$kept" ]; then
  number=$(awk 'NR == FNR { here[$0]; next } !($0 in here) { print FNR; exit }' "$checkpoints" "$kept")
  [ -z "$number" ] || fail "line $number of $kept is not among the checkpoints: the trail is not the one it was"
  echo "kept copy: every line of it is among the checkpoints"
fi
echo "checkpoints: $(awk 'END { print NR }' "$work/claims"), all signed with $known_key"
echo "verified"
