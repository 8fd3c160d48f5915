/** Invitations of the operator, each for one new account. */
export const invitations = `
CREATE TABLE invitations (
  token_hash TEXT    PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
`;
