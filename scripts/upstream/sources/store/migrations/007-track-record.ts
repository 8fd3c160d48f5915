/**
 * Numbers that were refused, an episode a row; how each source answered on a Beijing day (`ages`: counts by age), and what
 * became of each venue's quotes.
 */
export const trackRecord = `
CREATE TABLE refusals (
  venue TEXT NOT NULL, subject TEXT NOT NULL, begins INTEGER NOT NULL, ends INTEGER NOT NULL,
  is_open INTEGER NOT NULL, reason TEXT NOT NULL, deviation REAL,
  PRIMARY KEY (venue, subject, begins)
) STRICT, WITHOUT ROWID;
CREATE TABLE source_days (
  day INTEGER NOT NULL, source TEXT NOT NULL, asked INTEGER NOT NULL, answered INTEGER NOT NULL, ages TEXT NOT NULL,
  PRIMARY KEY (day, source)
) STRICT, WITHOUT ROWID;
CREATE TABLE venue_days (
  day INTEGER NOT NULL, venue TEXT NOT NULL,
  quotes INTEGER NOT NULL, refused INTEGER NOT NULL, quarantined INTEGER NOT NULL,
  PRIMARY KEY (day, venue)
) STRICT, WITHOUT ROWID;
`;
