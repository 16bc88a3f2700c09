-- Schema 4: replays, from the frozen preview to the last delivery. The numbers are those of core/domain/replay_words.h.

CREATE TABLE replay (
  replay_id INTEGER PRIMARY KEY,
  state INTEGER NOT NULL,
  -- 1 while anything is still to be done about it: to expire, to run, to watch, to let go.
  open INTEGER NOT NULL,
  rules INTEGER NOT NULL,
  chosen TEXT NOT NULL,                        -- what was asked for, in words
  made_at_us INTEGER NOT NULL,
  expires_at_us INTEGER NOT NULL,
  asked_by INTEGER NOT NULL,                   -- person; 0: the account of the operating system
  asked_name TEXT NOT NULL,
  asked_at_us INTEGER NOT NULL DEFAULT 0,
  reason_kind INTEGER NOT NULL DEFAULT 0,
  reason TEXT NOT NULL DEFAULT '',
  corrected INTEGER NOT NULL DEFAULT 0,        -- the statement that the cause is corrected
  batch INTEGER NOT NULL DEFAULT 0,
  interval_s INTEGER NOT NULL DEFAULT 0,
  at_a_time INTEGER NOT NULL DEFAULT 0,
  stop_at_failure INTEGER NOT NULL DEFAULT 0,
  why_second TEXT NOT NULL DEFAULT '',         -- why a second person is needed; empty: none is
  decided_by INTEGER NOT NULL DEFAULT 0,
  decided_name TEXT NOT NULL DEFAULT '',
  decided_at_us INTEGER NOT NULL DEFAULT 0,
  decision_reason TEXT NOT NULL DEFAULT '',
  began_at_us INTEGER NOT NULL DEFAULT 0,
  ended_at_us INTEGER NOT NULL DEFAULT 0,
  stop_reason TEXT NOT NULL DEFAULT '',        -- why it is paused or ended early
  -- The manifest: frozen once it is made.
  manifest_sha256 BLOB NOT NULL DEFAULT x'',
  deliveries INTEGER NOT NULL DEFAULT 0,
  runs INTEGER NOT NULL DEFAULT 0,
  needs_correction INTEGER NOT NULL DEFAULT 0, -- a cause among them asks for the statement
  skip_effects INTEGER NOT NULL DEFAULT 0,
  run_effects INTEGER NOT NULL DEFAULT 0,
  ask_effects INTEGER NOT NULL DEFAULT 0,
  conflict_effects INTEGER NOT NULL DEFAULT 0,
  low_risks INTEGER NOT NULL DEFAULT 0,
  possible_risks INTEGER NOT NULL DEFAULT 0,
  -- How far it has come.
  position INTEGER NOT NULL DEFAULT 0,         -- the last delivery that was looked at
  released INTEGER NOT NULL DEFAULT 0,
  completed INTEGER NOT NULL DEFAULT 0,
  dead INTEGER NOT NULL DEFAULT 0,
  unknown INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  batch_began_us INTEGER NOT NULL DEFAULT 0,
  batch_released INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX replay_open ON replay(replay_id) WHERE open = 1;

-- One delivery of a replay: what was seen of it, and what was foretold for each of its effects.
CREATE TABLE replay_item (
  replay_id INTEGER NOT NULL REFERENCES replay(replay_id),
  delivery_id INTEGER NOT NULL,
  state INTEGER NOT NULL,
  cause INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  lease_epoch INTEGER NOT NULL,
  config_version INTEGER NOT NULL,             -- whose rules foretold it
  effects TEXT NOT NULL,
  why INTEGER NOT NULL,                        -- where the delivery as a whole is in conflict; -1: it is not
  asks INTEGER NOT NULL DEFAULT 0,             -- a target of it is asked first
  released_at_us INTEGER NOT NULL DEFAULT 0,
  round INTEGER NOT NULL DEFAULT 0,            -- the one that this replay opened
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (replay_id, delivery_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX replay_item_delivery ON replay_item(delivery_id);
CREATE INDEX replay_item_released ON replay_item(replay_id, delivery_id) WHERE state = 2;

-- A delivery has at most one open replay.
CREATE TABLE replay_hold (
  delivery_id INTEGER PRIMARY KEY,
  replay_id INTEGER NOT NULL REFERENCES replay(replay_id)
) STRICT;
CREATE INDEX replay_hold_replay ON replay_hold(replay_id, delivery_id);

-- The configuration whose rules it is planned by; 0: whichever is in force. A replay sets it to the one it was compared with.
ALTER TABLE delivery ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 0;
