/** Idempotent submissions and their files. */
export const submissions = `
-- A submission that is sent twice (a double press, a retry) carries the same nonce and counts once.
ALTER TABLE submissions ADD COLUMN nonce TEXT;
CREATE UNIQUE INDEX submissions_by_nonce ON submissions (nonce) WHERE nonce IS NOT NULL;

CREATE TABLE submission_files (
  id            TEXT    PRIMARY KEY,
  kind          TEXT    NOT NULL,
  field         TEXT    NOT NULL,
  type          TEXT    NOT NULL,
  size          INTEGER NOT NULL,
  bytes         BLOB    NOT NULL,
  created_at    INTEGER NOT NULL,
  -- NULL until the submission that names it has been sent.
  submission_id INTEGER REFERENCES submissions (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX submission_files_loose ON submission_files (created_at) WHERE submission_id IS NULL;
`;
