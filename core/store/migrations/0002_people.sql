-- Schema 2: who may do what, and what was done.

-- A person is never deleted, only disabled: the audit trail names them for ever.
CREATE TABLE person (
  person_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,        -- the name in small letters: what tells people apart
  role INTEGER NOT NULL,                -- core/access/role.h
  disabled_at_us INTEGER NOT NULL DEFAULT 0,
  created_at_us INTEGER NOT NULL,
  password TEXT NOT NULL DEFAULT '',    -- "scrypt$N$r$p$salt$hash"; empty: can't sign in yet
  password_set_at_us INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Sign-ins that failed, by the hash of the name that was given, whether or not somebody has it: what is counted for all names
-- alike tells nobody which ones exist.
CREATE TABLE sign_in_failure (
  name_sha256 BLOB PRIMARY KEY CHECK (length(name_sha256) = 32),
  failures INTEGER NOT NULL,
  last_at_us INTEGER NOT NULL,
  wait_until_us INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Only the hash of a token is kept: who reads the file can't act as anybody.
CREATE TABLE session (
  token_sha256 BLOB PRIMARY KEY CHECK (length(token_sha256) = 32),
  person_id INTEGER NOT NULL REFERENCES person(person_id),
  via TEXT NOT NULL,
  began_at_us INTEGER NOT NULL,
  used_at_us INTEGER NOT NULL,
  locked INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session(person_id);

-- What people did and what they were refused. `entry` is canonical JSON that carries the hash of the entry before it; `hash` is its
-- SHA-256. The other columns repeat what is searched for.
CREATE TABLE audit_entry (
  sequence INTEGER PRIMARY KEY,
  at_us INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  refused INTEGER NOT NULL,
  entry TEXT NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE INDEX audit_actor ON audit_entry(actor, sequence);
CREATE INDEX audit_action ON audit_entry(action, sequence);

CREATE TABLE audit_target (
  target TEXT NOT NULL,
  sequence INTEGER NOT NULL REFERENCES audit_entry(sequence),
  PRIMARY KEY (target, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX audit_target_sequence ON audit_target(sequence);

-- Signed checkpoints as they also stand in the file beside the database.
CREATE TABLE audit_checkpoint (
  sequence INTEGER PRIMARY KEY,
  line TEXT NOT NULL
) STRICT;
