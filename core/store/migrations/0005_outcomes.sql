-- Schema 5: calls whose outcome nobody knows, and work that is held back.

-- Effects whose outcome is unknown (state 4), and the deliveries that wait for it (state 3): few, and asked for often. Of an
-- unresolved delivery next_at_us says when its destination is asked next.
CREATE INDEX effect_unknown ON effect(destination_id, outcome_at_us) WHERE state = 4;
CREATE INDEX delivery_unresolved ON delivery(lane, next_at_us) WHERE state = 3;

-- How often a destination was asked about one call (effect and attempt), and what it answered last; never its body.
CREATE TABLE inquiry (
  effect_id INTEGER NOT NULL REFERENCES effect(effect_id),
  attempt INTEGER NOT NULL,
  asks INTEGER NOT NULL,
  first_at_us INTEGER NOT NULL,
  last_at_us INTEGER NOT NULL,
  answer TEXT NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0, -- 1: it is not asked again by itself
  PRIMARY KEY (effect_id, attempt)
) STRICT, WITHOUT ROWID;

-- What a person decided about one such call, and on what evidence.
CREATE TABLE outcome_review (
  effect_id INTEGER NOT NULL REFERENCES effect(effect_id),
  attempt INTEGER NOT NULL,
  verdict INTEGER NOT NULL, -- core/domain/outcome_verdict.h
  at_us INTEGER NOT NULL,
  by_name TEXT NOT NULL,
  evidence TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (effect_id, attempt)
) STRICT, WITHOUT ROWID;
CREATE INDEX outcome_review_time ON outcome_review(at_us);

-- Whose work a person holds back: kind 0 a destination's, 1 a source's.
CREATE TABLE held_work (
  kind INTEGER NOT NULL,
  number INTEGER NOT NULL,
  at_us INTEGER NOT NULL,
  by_name TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;

-- Destinations that fail: a row while the circuit breaker is not closed, so that a restart goes on where it was.
CREATE TABLE breaker (
  destination_id INTEGER PRIMARY KEY,
  since_us INTEGER NOT NULL,
  open_until_us INTEGER NOT NULL,
  opened INTEGER NOT NULL,     -- times in a row
  evidence TEXT NOT NULL
) STRICT;
