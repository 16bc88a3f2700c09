-- Schema 6: what is hidden, how long it is kept, and the vault's keys.

-- SHA-256 of what was stored, where that is not what arrived (redacted before storing); delivery.body_sha256 stays that of what
-- arrived.
ALTER TABLE payload ADD COLUMN redacted_sha256 BLOB NOT NULL DEFAULT x'';

-- How long payloads are kept: of one source, or with source_id 0 of all that have no row of their own. Without a row the defaults
-- of core/domain/retention_terms.h hold.
CREATE TABLE retention (
  source_id INTEGER PRIMARY KEY,
  completed_days INTEGER NOT NULL CHECK (completed_days > 0),
  dead_days INTEGER NOT NULL CHECK (dead_days > 0),
  set_at_us INTEGER NOT NULL,
  set_by TEXT NOT NULL
) STRICT;

-- Each clean-up; one that was cut off goes on behind `reached`.
CREATE TABLE purge_run (
  run_id INTEGER PRIMARY KEY,
  began_at_us INTEGER NOT NULL,
  ended_at_us INTEGER NOT NULL DEFAULT 0,
  reached INTEGER NOT NULL DEFAULT 0,   -- payloads up to this number were looked at
  payloads INTEGER NOT NULL DEFAULT 0,  -- deleted
  bytes INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The vault's keys after the first. The keys themselves are in master.key.
CREATE TABLE vault_key (
  version INTEGER PRIMARY KEY,
  asked_at_us INTEGER NOT NULL,
  fingerprint BLOB NOT NULL DEFAULT x'', -- empty until the key is made
  resealed_to INTEGER NOT NULL DEFAULT 0, -- payloads up to this number are sealed with it
  resealed INTEGER NOT NULL DEFAULT 0,
  unreadable INTEGER NOT NULL DEFAULT 0,  -- payloads that no key opens
  finished_at_us INTEGER NOT NULL DEFAULT 0 -- the older keys are gone
) STRICT;
