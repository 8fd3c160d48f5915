/**
 * Positions closed by force, as far as exchanges told us, and the hours in which each was heard: an hour without a row
 * is quiet where the exchange was heard, and unknown where it was not.
 */
export const liquidations = `
CREATE TABLE liquidations (
  venue TEXT NOT NULL, id TEXT NOT NULL, code TEXT NOT NULL, time INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('long', 'short')), price REAL NOT NULL, usd REAL NOT NULL,
  PRIMARY KEY (venue, id)
) STRICT;
CREATE INDEX liquidations_by_code ON liquidations (code, time);
CREATE INDEX liquidations_by_time ON liquidations (time);
CREATE TABLE liquidation_hours (
  hour INTEGER NOT NULL, venue TEXT NOT NULL, PRIMARY KEY (hour, venue)
) STRICT, WITHOUT ROWID;
`;
