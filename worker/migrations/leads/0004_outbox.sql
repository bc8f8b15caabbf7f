-- One row a task of a message: what has to be told to an outside service, written in the transaction of its cause.
-- States and tasks are those of worker/leads/; none is checked here, so that a new one needs no other table.
--
-- The table of messages is made again without the checks of its states. Its columns stay, so that a Worker of before
-- goes on: in a gradual rollout, and after a rollback.
CREATE TABLE leads_unchecked (
  key TEXT PRIMARY KEY,
  state TEXT NOT NULL,
  locale TEXT NOT NULL,
  page TEXT NOT NULL,                 -- path below the language segment where the form was sent from
  message TEXT NOT NULL,              -- JSON: the fields sent upstream but leaveOrigin
  consent TEXT NOT NULL,              -- JSON: version, mode and time of the agreement
  click_id TEXT,
  landing TEXT,                       -- address the ad click landed on
  conversion TEXT NOT NULL DEFAULT 'none', -- pending: its row in the outbox is still to be written
  conversion_attempts INTEGER NOT NULL DEFAULT 0, -- of a Worker of before, like the four below
  conversion_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  upstream_code INTEGER,
  next_attempt_at INTEGER,
  created_at INTEGER NOT NULL,        -- ms since 1970
  updated_at INTEGER NOT NULL,
  request TEXT                        -- the request by which it came, so that one name finds every log line of it
) STRICT;

INSERT INTO leads_unchecked (key, state, locale, page, message, consent, click_id, landing, conversion,
  conversion_attempts, conversion_at, attempts, last_error, upstream_code, next_attempt_at, created_at, updated_at, request)
SELECT key, state, locale, page, message, consent, click_id, landing, conversion,
  conversion_attempts, conversion_at, attempts, last_error, upstream_code, next_attempt_at, created_at, updated_at, request
FROM leads;

DROP TABLE leads;
ALTER TABLE leads_unchecked RENAME TO leads;

CREATE INDEX leads_due ON leads (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX leads_conversion_due ON leads (conversion_at) WHERE conversion = 'pending';
CREATE INDEX leads_by_state ON leads (state, created_at);

CREATE TABLE outbox (
  key TEXT NOT NULL REFERENCES leads (key) ON DELETE CASCADE,
  task TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, -- those that came to an outcome
  due INTEGER,                         -- ms since 1970: the next attempt, or the end of a lease; NULL when finished
  state TEXT NOT NULL DEFAULT 'waiting',
  answer TEXT,                         -- what came back last
  PRIMARY KEY (key, task)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (task, due) WHERE due IS NOT NULL;

INSERT INTO outbox (key, task, attempts, due, answer)
SELECT key, 'deliver', attempts, next_attempt_at, last_error FROM leads WHERE state IN ('received', 'queued');

-- Those that a Worker is uploading at this moment stay with it; the sweep takes them over when they are due.
INSERT INTO outbox (key, task, attempts, due, state)
SELECT key, 'conversion', conversion_attempts, CASE conversion WHEN 'pending' THEN conversion_at END,
  CASE conversion WHEN 'pending' THEN 'waiting' ELSE 'dead' END
FROM leads
WHERE (conversion = 'failed' OR (conversion = 'pending' AND conversion_at <= unixepoch() * 1000))
  AND state IN ('delivered', 'stored');

UPDATE leads SET conversion = 'none'
WHERE conversion = 'pending' AND key IN (SELECT key FROM outbox WHERE task = 'conversion');

-- As long as a Worker of before may run, each sees the attempts of the other. A release after it is gone, a migration
-- drops these three and the columns that only they and it use.
CREATE TRIGGER leads_attempted AFTER UPDATE OF next_attempt_at ON leads BEGIN
  UPDATE outbox SET
    attempts = NEW.attempts,
    due = NEW.next_attempt_at,
    answer = NEW.last_error,
    state = CASE NEW.state WHEN 'delivered' THEN 'accepted' WHEN 'stored' THEN 'accepted' WHEN 'rejected' THEN 'refused'
      WHEN 'dead' THEN 'dead' ELSE 'waiting' END
  WHERE key = NEW.key AND task = 'deliver' AND due IS NOT NEW.next_attempt_at;
END;

CREATE TRIGGER outbox_attempted AFTER UPDATE OF due ON outbox WHEN NEW.task = 'deliver' BEGIN
  UPDATE leads SET attempts = NEW.attempts, next_attempt_at = NEW.due
  WHERE key = NEW.key AND next_attempt_at IS NOT NEW.due;
END;

CREATE TRIGGER outbox_converts AFTER INSERT ON outbox WHEN NEW.task = 'conversion' BEGIN
  UPDATE leads SET conversion = 'none' WHERE key = NEW.key;
END;
