/** Portfolios by name. A trade names its own in its payload; one that names none belongs to the first. */
export const portfolios = `
CREATE TABLE portfolios (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Given by the browser that made it.
  id         TEXT    NOT NULL,
  name       TEXT    NOT NULL,
  position   INTEGER NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, name)
) STRICT, WITHOUT ROWID;
`;
