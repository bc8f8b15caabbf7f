-- The request by which a message came, so that one name finds every log line of it.
ALTER TABLE leads ADD COLUMN request TEXT;
