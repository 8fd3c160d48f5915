/** What is kept of public sources and can be asked for again; later steps hold what cannot. */
export const sources = `
CREATE TABLE answers (
  source TEXT NOT NULL, subject TEXT NOT NULL, body BLOB NOT NULL,
  etag TEXT, last_modified TEXT, fetched_at INTEGER NOT NULL,
  PRIMARY KEY (source, subject)
) STRICT;
CREATE TABLE spending (
  source TEXT PRIMARY KEY, tokens REAL NOT NULL, at INTEGER NOT NULL,
  month TEXT NOT NULL, calls INTEGER NOT NULL
) STRICT;
CREATE TABLE breakers (
  source TEXT PRIMARY KEY, failures INTEGER NOT NULL, until INTEGER NOT NULL, kind TEXT, detail TEXT
) STRICT;
CREATE TABLE quarantine (
  source TEXT NOT NULL, subject TEXT NOT NULL, value REAL NOT NULL, reason TEXT NOT NULL,
  since INTEGER NOT NULL, agreed INTEGER NOT NULL,
  PRIMARY KEY (source, subject)
) STRICT;
CREATE TABLE candles (
  code TEXT NOT NULL, minutes INTEGER NOT NULL, time INTEGER NOT NULL,
  open REAL NOT NULL, high REAL NOT NULL, low REAL NOT NULL, close REAL NOT NULL,
  volume REAL NOT NULL, turnover REAL NOT NULL,
  PRIMARY KEY (code, minutes, time)
) STRICT, WITHOUT ROWID;
CREATE INDEX candles_by_time ON candles (minutes, time);
`;
