/**
 * Futures of coins by hour and venue, as they were polled: open interest (USD), funding (% per eight hours), basis (%), the long
 * share of accounts (0–1), and what was closed by force within the hour (USD). NULL: not told. By hour first: a sweep is a range.
 */
export const futuresHours = `
CREATE TABLE futures_hours (
  hour INTEGER NOT NULL, code TEXT NOT NULL, venue TEXT NOT NULL,
  interest REAL, funding REAL, basis REAL, accounts REAL, liquidated_long REAL, liquidated_short REAL,
  PRIMARY KEY (hour, code, venue)
) STRICT, WITHOUT ROWID;
`;
