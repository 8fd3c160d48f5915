/** Records that browsers create and the account stores: portfolio trades, alerts. */
export const records = `
CREATE TABLE records (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind       TEXT    NOT NULL CHECK (kind IN ('trade', 'alert')),
  -- Given by the browser that made it, so that what is sent twice counts once.
  id         TEXT    NOT NULL,
  payload    TEXT    NOT NULL CHECK (json_valid(payload)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind, id)
) STRICT;
`;
