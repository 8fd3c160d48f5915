/** Session devices, notes on watched items, idempotent comments, reports, invitations. */
export const peopleMore = `
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

ALTER TABLE watch_items ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE watch_items ADD COLUMN cost REAL;
ALTER TABLE watch_items ADD COLUMN quantity REAL;

-- A comment that is sent twice (a double click, a retry) carries the same nonce and counts once.
ALTER TABLE comments ADD COLUMN nonce TEXT;
CREATE UNIQUE INDEX comments_by_nonce ON comments (account_id, nonce) WHERE nonce IS NOT NULL;

CREATE TABLE comment_reports (
  comment_id INTEGER NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  reason     TEXT    NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (comment_id, account_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE accounts ADD COLUMN invited_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX accounts_by_inviter ON accounts (invited_by);

CREATE TABLE images (
  name       TEXT    PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  type       TEXT    NOT NULL,
  bytes      BLOB    NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
