-- Schema 7: the life of an alert, and what is sent about it. The numbers are those of core/domain/alert_words.h.

ALTER TABLE alert RENAME TO alert_before;

-- One of a kind and subject is open at a time; what comes again after it was resolved is a new one.
CREATE TABLE alert (
  alert_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  state INTEGER NOT NULL DEFAULT 0,
  first_at_us INTEGER NOT NULL,
  last_at_us INTEGER NOT NULL,
  count INTEGER NOT NULL,                     -- how often it was seen, or how many it is about
  text TEXT NOT NULL,                         -- evidence that is safe to show anywhere
  owner TEXT NOT NULL DEFAULT '',             -- empty: all admins
  acknowledged_by TEXT NOT NULL DEFAULT '',
  acknowledged_at_us INTEGER NOT NULL DEFAULT 0,
  resolved_by TEXT NOT NULL DEFAULT '',       -- empty of a resolved one: its cause was gone
  resolved_at_us INTEGER NOT NULL DEFAULT 0,
  resolve_reason TEXT NOT NULL DEFAULT '',
  -- What messages were made of it, in the commit that made them: nothing, or for which count and when last.
  told_count INTEGER NOT NULL DEFAULT 0,
  told_at_us INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text)
  SELECT alert_id, kind, subject, first_at_us, last_at_us, count, text FROM alert_before;
DROP TABLE alert_before;

CREATE UNIQUE INDEX alert_living ON alert (kind, subject) WHERE state < 2;
-- Whether the same thing was told of a short while ago.
CREATE INDEX alert_ended ON alert (kind, subject, resolved_at_us) WHERE state = 2;
CREATE INDEX alert_resolved ON alert (alert_id) WHERE state = 2;
CREATE INDEX alert_of_owner ON alert (owner) WHERE state < 2;

-- What is to be sent, and what became of it. It is sent at least once: after a crash in the middle once more, under
-- the same identity.
CREATE TABLE alert_message (
  message_id INTEGER PRIMARY KEY,
  alert_id INTEGER NOT NULL,                  -- 0: a trial of the channel
  news INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  state INTEGER NOT NULL DEFAULT 0,
  count INTEGER NOT NULL,                     -- of the alert, that it tells
  attempts INTEGER NOT NULL DEFAULT 0,
  made_at_us INTEGER NOT NULL,
  next_at_us INTEGER NOT NULL,
  ended_at_us INTEGER NOT NULL DEFAULT 0,
  evidence TEXT NOT NULL DEFAULT ''           -- of the last try: the server's answer, without secrets
) STRICT;

CREATE INDEX alert_message_due ON alert_message (next_at_us) WHERE state = 0;
CREATE INDEX alert_message_of ON alert_message (alert_id);

-- What one person had put back lately without a second one.
CREATE INDEX replay_asked ON replay (asked_by, asked_at_us) WHERE asked_at_us > 0;

-- What was given up during a call kept its intent without an outcome: it is unknown, and stands in the register. The
-- leases of what is still processing are ended by the engine, which does the same.
UPDATE effect SET state = 4, outcome_at_us = intent_at_us, evidence = 'no outcome was recorded before it was given up'
  WHERE state = 1 AND delivery_id IN (SELECT delivery_id FROM delivery WHERE state NOT IN (1, 4));
