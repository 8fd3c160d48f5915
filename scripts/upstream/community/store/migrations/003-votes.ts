/** 看多/看空 and 利好/利空: one row per person and item. */
export const votes = `
CREATE TABLE votes (
  account_id   INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  subject_kind TEXT    NOT NULL,
  subject_code TEXT    NOT NULL,
  -- What was voted on within the subject; '' is the subject itself.
  item         TEXT    NOT NULL,
  choice       TEXT    NOT NULL CHECK (choice IN ('up', 'down')),
  created_at   INTEGER NOT NULL,
  PRIMARY KEY (subject_kind, subject_code, item, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX votes_by_account ON votes (account_id);
`;
