/** Wrong passwords of who is logged in, so that a found session is no place to guess the password from. */
export const passwordTries = `
CREATE TABLE password_tries (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  tries      INTEGER NOT NULL,
  -- When the first of them was made: all are forgotten together.
  began_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX password_tries_by_time ON password_tries (began_at);
`;
