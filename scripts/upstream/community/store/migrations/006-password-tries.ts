/** Wrong passwords of logged-in users, so that a stolen session cannot be used to guess the password. */
export const passwordTries = `
CREATE TABLE password_tries (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  tries      INTEGER NOT NULL,
  -- When the first of them was made: all are forgotten together.
  began_at   INTEGER NOT NULL
) STRICT;
CREATE INDEX password_tries_by_time ON password_tries (began_at);
`;
