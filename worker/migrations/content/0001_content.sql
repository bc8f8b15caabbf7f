-- News and consultation articles, one row a language, made from Markdown by `npm run content`.
CREATE TABLE articles (
  row INTEGER PRIMARY KEY,            -- the article's row in article_words too
  kind TEXT NOT NULL,                 -- news or consultation
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  category INTEGER,                   -- of news
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  outline TEXT NOT NULL,              -- JSON: [{ id, text }]
  minutes INTEGER NOT NULL,
  date TEXT NOT NULL,                 -- YYYY-MM-DD, shown
  live_at INTEGER,                    -- ms since 1970: visible from then on; NULL for a draft
  cover TEXT NOT NULL,                -- JSON: { src, width, height, alt, avif }
  author TEXT NOT NULL,
  tags TEXT NOT NULL,                 -- JSON: names
  related TEXT NOT NULL,              -- JSON: [{ kind, id }], nearest first
  hash TEXT NOT NULL,                 -- of the row and its words, so that only what changed is written
  -- 1 for the oldest of its kind and language, or of its category in it: a list finds any page, and its total, by
  -- these without counting. NULL for a draft.
  ordinal INTEGER,
  category_ordinal INTEGER,
  UNIQUE (kind, id, locale)
) STRICT;

CREATE INDEX articles_by_time ON articles (kind, locale, live_at, ordinal);
CREATE INDEX articles_by_category ON articles (kind, locale, category, live_at, category_ordinal);
CREATE INDEX articles_by_ordinal ON articles (kind, locale, ordinal);
CREATE INDEX articles_by_category_ordinal ON articles (kind, locale, category, category_ordinal);

CREATE INDEX articles_live ON articles (live_at);

-- The words of an article. Chinese and Japanese characters are words of one character each here (a zero-width space
-- between them), so that a phrase of characters finds any substring from one character up.
CREATE VIRTUAL TABLE article_words USING fts5(
  title, summary, tags, body, scope, tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE TABLE jobs (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  department TEXT NOT NULL,
  place TEXT NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  duties TEXT NOT NULL,               -- JSON: texts
  requirements TEXT NOT NULL,         -- JSON: texts
  html TEXT NOT NULL,
  cover TEXT NOT NULL,
  date TEXT NOT NULL,
  valid_through TEXT NOT NULL,        -- YYYY-MM-DD, the last day
  open_until INTEGER NOT NULL,        -- ms since 1970: the end of that day where the site is
  live_at INTEGER,
  hash TEXT NOT NULL,
  UNIQUE (id, locale)
) STRICT;

CREATE INDEX jobs_live ON jobs (live_at);
CREATE INDEX jobs_open ON jobs (locale, open_until, live_at);
CREATE INDEX jobs_closed ON jobs (open_until);

-- One row: names what the last load left, by a name that no other load has or had.
CREATE TABLE content_state (
  row INTEGER PRIMARY KEY CHECK (row = 1),
  version TEXT NOT NULL
) STRICT;
