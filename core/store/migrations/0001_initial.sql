-- Schema 1. Frozen once released: later changes are further numbered files.
-- Times are UTC microseconds; states, causes and kinds are the numbers of core/domain/delivery_state.h.

-- A source or destination keeps its number for ever, also when the configuration no longer names it.
CREATE TABLE source (
  source_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE destination (
  destination_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

-- Whole configurations, newest last; sealed by the vault because they may hold secrets.
CREATE TABLE config (
  version INTEGER PRIMARY KEY,
  applied_at_us INTEGER NOT NULL,
  applied_by TEXT NOT NULL,
  sealed BLOB NOT NULL
) STRICT;

-- Single facts of the store: instance, boot number, accepted sequence at boot, clean shutdown ...
CREATE TABLE fact (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row per event: its identity for ever, and the delivery that works it off.
CREATE TABLE delivery (
  delivery_id INTEGER PRIMARY KEY,
  source_id INTEGER NOT NULL REFERENCES source(source_id),
  tenant BLOB NOT NULL,
  event_id BLOB NOT NULL CHECK (length(event_id) > 0),
  event_type TEXT NOT NULL,
  occurred_at_us INTEGER,
  received_at_us INTEGER NOT NULL,
  body_sha256 BLOB NOT NULL CHECK (length(body_sha256) = 32),
  element_sha256 BLOB NOT NULL DEFAULT x'', -- of its own part of a batch
  payload_id INTEGER NOT NULL,
  element TEXT NOT NULL DEFAULT '',
  state INTEGER NOT NULL,
  cause INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  round INTEGER NOT NULL DEFAULT 1,
  round_attempts INTEGER NOT NULL DEFAULT 0,
  round_began_us INTEGER NOT NULL,
  lease_epoch INTEGER NOT NULL DEFAULT 0,
  lease_until_us INTEGER NOT NULL DEFAULT 0,
  worker INTEGER NOT NULL DEFAULT 0,
  -- Which queue it waits in: -1 in quarantine, 0 until its effects are planned, then the destination of its next external effect.
  lane INTEGER NOT NULL DEFAULT 0,
  next_at_us INTEGER NOT NULL,
  settled_at_us INTEGER NOT NULL DEFAULT 0,
  owner TEXT NOT NULL DEFAULT '',
  evidence TEXT NOT NULL DEFAULT '',
  arrivals INTEGER NOT NULL DEFAULT 1,
  UNIQUE (source_id, tenant, event_id)
) STRICT;
-- A query must repeat the condition to use these. Unfinished work only, so they stay small.
CREATE INDEX delivery_due ON delivery(lane, next_at_us) WHERE state IN (0, 2);
CREATE INDEX delivery_leased ON delivery(lease_until_us) WHERE state = 1;
-- Dead letters by what they share, with the newest of each at its end: counted without reading a row.
CREATE INDEX delivery_dead ON delivery(state, cause, lane, source_id, owner, received_at_us) WHERE state = 5;
CREATE INDEX delivery_open ON delivery(state, received_at_us) WHERE state NOT IN (4, 6);

-- One row per POST that reached us; delivery_id is NULL for a rejected one and for a batch (see arrival_event).
CREATE TABLE arrival (
  arrival_id INTEGER PRIMARY KEY,
  at_us INTEGER NOT NULL,
  source_id INTEGER NOT NULL,
  delivery_id INTEGER,
  result INTEGER NOT NULL,
  signature TEXT NOT NULL,
  content_mismatch INTEGER NOT NULL DEFAULT 0,
  body_sha256 BLOB NOT NULL,
  body_bytes INTEGER NOT NULL,
  peer TEXT NOT NULL,
  request_id TEXT NOT NULL
) STRICT;
CREATE INDEX arrival_delivery ON arrival(delivery_id) WHERE delivery_id IS NOT NULL;
CREATE INDEX arrival_request ON arrival(request_id) WHERE request_id <> '';
-- Why requests were refused; only the sampled rows of refused ones are in it.
CREATE INDEX arrival_rejected ON arrival(source_id, at_us, signature) WHERE result = 3;

-- The elements of a batch arrival, in order.
CREATE TABLE arrival_event (
  arrival_id INTEGER NOT NULL REFERENCES arrival(arrival_id),
  position INTEGER NOT NULL,
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  result INTEGER NOT NULL,
  PRIMARY KEY (arrival_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX arrival_event_delivery ON arrival_event(delivery_id);

-- Head and body as they came, sealed (AES-256-GCM); deletable without touching identity.
CREATE TABLE payload (
  payload_id INTEGER PRIMARY KEY,
  content_type TEXT NOT NULL,
  body_bytes INTEGER NOT NULL,
  key_version INTEGER NOT NULL,
  sealed BLOB NOT NULL
) STRICT;

CREATE TABLE attempt (
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  number INTEGER NOT NULL,
  round INTEGER NOT NULL,
  worker INTEGER NOT NULL,
  lease_epoch INTEGER NOT NULL,
  lease_until_us INTEGER NOT NULL,
  started_at_us INTEGER NOT NULL,
  ended_at_us INTEGER NOT NULL DEFAULT 0,
  result INTEGER NOT NULL,
  next_at_us INTEGER NOT NULL DEFAULT 0,
  evidence TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;

-- Settlements that came too late (refused by epoch) and other happenings that belong to a delivery's story.
CREATE TABLE delivery_note (
  note_id INTEGER PRIMARY KEY,
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  at_us INTEGER NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX delivery_note_delivery ON delivery_note(delivery_id);

-- (kind, effect_key) is unique for ever: over retries, restarts, replays, and after the payload is gone.
CREATE TABLE effect (
  effect_id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,
  effect_key BLOB NOT NULL CHECK (length(effect_key) > 0),
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  state INTEGER NOT NULL,
  destination_id INTEGER NOT NULL DEFAULT 0,
  attempt INTEGER NOT NULL DEFAULT 0,
  intent_at_us INTEGER NOT NULL DEFAULT 0,
  outcome_at_us INTEGER NOT NULL DEFAULT 0,
  http_status INTEGER NOT NULL DEFAULT 0,
  evidence TEXT NOT NULL DEFAULT '',
  UNIQUE (kind, effect_key)
) STRICT;
CREATE INDEX effect_delivery ON effect(delivery_id);

-- Immutable. hash = SHA-256 over prev_hash and the line's fields, so that an edit or a hole shows.
CREATE TABLE ledger (
  ledger_id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,                -- 0 charge, 1 refund
  effect_id INTEGER REFERENCES effect(effect_id),
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  account TEXT NOT NULL CHECK (length(account) > 0),
  amount_minor INTEGER NOT NULL,        -- signed as the account sees it: a debit is negative
  currency TEXT NOT NULL,
  exponent INTEGER NOT NULL,
  description TEXT NOT NULL,
  at_us INTEGER NOT NULL,
  refund_of INTEGER REFERENCES ledger(ledger_id),
  prev_hash BLOB NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
-- One event, one charge.
CREATE UNIQUE INDEX ledger_charge ON ledger(delivery_id) WHERE kind = 0;
-- A line is refunded at most once; charges cost this index nothing.
CREATE UNIQUE INDEX ledger_refund ON ledger(refund_of) WHERE refund_of IS NOT NULL;
CREATE INDEX ledger_time ON ledger(at_us);

-- Sums of ledger lines, kept in the same commit.
CREATE TABLE balance (
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  exponent INTEGER NOT NULL,
  amount_minor INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  PRIMARY KEY (account, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE inbox (
  inbox_id INTEGER PRIMARY KEY,
  effect_id INTEGER NOT NULL UNIQUE REFERENCES effect(effect_id),
  delivery_id INTEGER NOT NULL REFERENCES delivery(delivery_id),
  thread TEXT NOT NULL,
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  text TEXT NOT NULL,
  at_us INTEGER NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32)  -- SHA-256 over the row's other fields, so that an edit shows
) STRICT;

-- The present state of each subject; older news is recorded as a superseded effect and changes nothing here.
CREATE TABLE subject_status (
  source_id INTEGER NOT NULL,
  tenant BLOB NOT NULL,
  subject TEXT NOT NULL,
  status TEXT NOT NULL,
  occurred_at_us INTEGER NOT NULL,
  tie_break BLOB NOT NULL,
  effect_id INTEGER NOT NULL REFERENCES effect(effect_id),
  delivery_id INTEGER NOT NULL,
  PRIMARY KEY (source_id, tenant, subject)
) STRICT, WITHOUT ROWID;

-- Totals, kept by the writer in the same commit, so that no screen counts rows.
CREATE TABLE counter (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Per minute and source. The columns "of accepted" and completed_in_time count under the minute in which the event was
-- accepted.
CREATE TABLE minute_metric (
  minute INTEGER NOT NULL,
  source_id INTEGER NOT NULL,
  accepted INTEGER NOT NULL DEFAULT 0,
  duplicates INTEGER NOT NULL DEFAULT 0,
  stale INTEGER NOT NULL DEFAULT 0,
  rejected INTEGER NOT NULL DEFAULT 0,
  completed INTEGER NOT NULL DEFAULT 0,
  dead INTEGER NOT NULL DEFAULT 0,
  completed_of_accepted INTEGER NOT NULL DEFAULT 0,
  completed_in_time INTEGER NOT NULL DEFAULT 0,
  charges INTEGER NOT NULL DEFAULT 0,
  dead_of_accepted INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (minute, source_id)
) STRICT, WITHOUT ROWID;

-- What a source last saw.
CREATE TABLE source_seen (
  source_id INTEGER PRIMARY KEY,
  last_arrival_us INTEGER NOT NULL,
  last_accepted_us INTEGER NOT NULL,
  last_rejected_us INTEGER NOT NULL,
  rejected INTEGER NOT NULL
) STRICT;

-- "Same body, other ID" (domain.md 16): SHA-256 of raw body and event type, for sources whose ID header is not signed.
CREATE TABLE fingerprint (
  source_id INTEGER NOT NULL,
  fingerprint BLOB NOT NULL,
  delivery_id INTEGER NOT NULL,
  PRIMARY KEY (source_id, fingerprint)
) STRICT, WITHOUT ROWID;

-- Nonces and tokens that a signature covers and only one request may use, with the SHA-256 of what each was used for
-- (tenant and event IDs). A row is of no use once its signature is stale for certain.
CREATE TABLE replay_key (
  source_id INTEGER NOT NULL,
  key_sha256 BLOB NOT NULL CHECK (length(key_sha256) = 32),
  identity_sha256 BLOB NOT NULL CHECK (length(identity_sha256) = 32),
  until_us INTEGER NOT NULL,
  PRIMARY KEY (source_id, key_sha256)
) STRICT, WITHOUT ROWID;
CREATE INDEX replay_key_until ON replay_key(until_us);

-- What a provider asks a person to do outside of us, one for each subscription: to open a link that confirms it.
CREATE TABLE subscription_notice (
  source_id INTEGER NOT NULL,
  subject TEXT NOT NULL,
  ended INTEGER NOT NULL,
  link TEXT NOT NULL, -- "" where it was not on one of the provider's hosts
  at_us INTEGER NOT NULL,
  PRIMARY KEY (source_id, subject)
) STRICT, WITHOUT ROWID;

-- Things a person should know about; the alert engine grows around this table.
CREATE TABLE alert (
  alert_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  first_at_us INTEGER NOT NULL,
  last_at_us INTEGER NOT NULL,
  count INTEGER NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (kind, subject)
) STRICT;
