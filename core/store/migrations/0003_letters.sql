-- Schema 3: dead letters, their due time and who judged them.

-- Letters that a person closed; reopening takes the row away. Who, when and why is told by the notes and the trail.
CREATE TABLE closed_letter (
  delivery_id INTEGER PRIMARY KEY REFERENCES delivery(delivery_id),
  person_id INTEGER NOT NULL REFERENCES person(person_id),
  at_us INTEGER NOT NULL,
  reason TEXT NOT NULL
) STRICT;

-- The few deliveries that have an effect of which nobody knows whether it happened.
CREATE INDEX letter_unknown_effect ON effect(delivery_id) WHERE state = 4;
