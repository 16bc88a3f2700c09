-- Schema 8: a message tells of its alert what was so when it was made, all of one moment.

ALTER TABLE alert_message ADD COLUMN told_state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE alert_message ADD COLUMN told_owner TEXT NOT NULL DEFAULT '';
ALTER TABLE alert_message ADD COLUMN told_first_at_us INTEGER NOT NULL DEFAULT 0;
ALTER TABLE alert_message ADD COLUMN told_last_at_us INTEGER NOT NULL DEFAULT 0;
ALTER TABLE alert_message ADD COLUMN told_text TEXT NOT NULL DEFAULT '';

-- What waits to be sent tells what is so now.
UPDATE alert_message SET count = a.count, told_state = a.state, told_owner = a.owner, told_first_at_us = a.first_at_us,
    told_last_at_us = a.last_at_us, told_text = a.text
  FROM alert a WHERE a.alert_id = alert_message.alert_id AND alert_message.state = 0;
