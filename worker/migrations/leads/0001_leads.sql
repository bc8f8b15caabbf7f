-- One row a contact message; its key is also the Idempotency-Key of every sending.
CREATE TABLE leads (
  key TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('received', 'delivered', 'rejected', 'queued', 'stored', 'dead')),
  locale TEXT NOT NULL,
  page TEXT NOT NULL,                 -- path below the language segment where the form was sent from
  message TEXT NOT NULL,              -- JSON: the fields sent upstream but leaveOrigin
  consent TEXT NOT NULL,              -- JSON: version, mode and time of the agreement
  click_id TEXT,
  landing TEXT,                       -- address the ad click landed on
  conversion TEXT NOT NULL CHECK (conversion IN ('none', 'pending', 'sent', 'failed')),
  conversion_attempts INTEGER NOT NULL DEFAULT 0,
  conversion_at INTEGER,              -- ms since 1970: when the conversion is tried next, once its message is finished
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  upstream_code INTEGER,
  next_attempt_at INTEGER,            -- ms since 1970; the lease of an unfinished message, NULL when finished
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX leads_due ON leads (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX leads_conversion_due ON leads (conversion_at) WHERE conversion = 'pending';
CREATE INDEX leads_by_state ON leads (state, created_at);
