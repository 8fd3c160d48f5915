/** What people write. Times are epoch ms; secrets (passwords, tokens, codes) are only stored as hashes. */
export const people = `
CREATE TABLE accounts (
  id            INTEGER PRIMARY KEY,
  area_code     TEXT    NOT NULL,
  mobile        TEXT    NOT NULL,
  nickname      TEXT    NOT NULL,
  password_hash TEXT    NOT NULL,
  face          TEXT    NOT NULL DEFAULT '',
  email         TEXT    NOT NULL DEFAULT '',
  intro         TEXT    NOT NULL DEFAULT '',
  created_at    INTEGER NOT NULL,
  updated_at    INTEGER NOT NULL,
  UNIQUE (area_code, mobile)
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT    PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account_id);

-- Codes sent by SMS, and the tokens that a verified code is exchanged for.
CREATE TABLE sms_codes (
  id         INTEGER PRIMARY KEY,
  area_code  TEXT    NOT NULL,
  mobile     TEXT    NOT NULL,
  purpose    INTEGER NOT NULL,
  code_hash  TEXT    NOT NULL,
  attempts   INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at    INTEGER
) STRICT;
CREATE INDEX sms_codes_by_phone ON sms_codes (area_code, mobile, purpose, created_at);

CREATE TABLE phone_tokens (
  token_hash TEXT    PRIMARY KEY,
  area_code  TEXT    NOT NULL,
  mobile     TEXT    NOT NULL,
  purpose    INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE watch_groups (
  id         INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind       TEXT    NOT NULL CHECK (kind IN ('coin', 'exchange', 'wallet')),
  name       TEXT    NOT NULL,
  position   INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, kind, name)
) STRICT;

CREATE TABLE watch_items (
  group_id INTEGER NOT NULL REFERENCES watch_groups (id) ON DELETE CASCADE,
  code     TEXT    NOT NULL,
  position INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (group_id, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE comments (
  id           INTEGER PRIMARY KEY,
  account_id   INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  subject_kind TEXT    NOT NULL,
  subject_code TEXT    NOT NULL,
  parent_id    INTEGER REFERENCES comments (id) ON DELETE CASCADE,
  body         TEXT    NOT NULL,
  created_at   INTEGER NOT NULL,
  deleted_at   INTEGER
) STRICT;
CREATE INDEX comments_by_subject ON comments (subject_kind, subject_code, parent_id, created_at);
CREATE INDEX comments_by_account ON comments (account_id, created_at);

CREATE TABLE comment_likes (
  comment_id INTEGER NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (comment_id, account_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE feedback (
  id         INTEGER PRIMARY KEY,
  account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
  type       INTEGER NOT NULL CHECK (type IN (1, 2, 3)),
  intro      TEXT    NOT NULL,
  email      TEXT    NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE submissions (
  id         INTEGER PRIMARY KEY,
  account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
  kind       TEXT    NOT NULL CHECK (kind IN ('coin', 'dapp', 'exchange')),
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  status     TEXT    NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'accepted', 'refused')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE search_records (
  id           INTEGER PRIMARY KEY,
  keyword      TEXT    NOT NULL,
  last_keyword TEXT    NOT NULL,
  code         TEXT    NOT NULL,
  platform     TEXT    NOT NULL,
  market       TEXT    NOT NULL,
  created_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX search_records_by_time ON search_records (created_at);
`;
