/**
 * Slow numbers of which a reading is not believed: the last believed one (null: none yet), the odd reading, how many in a
 * row agree with it, since when, and when the last one came.
 */
export const steady = `
CREATE TABLE steady (
  subject TEXT PRIMARY KEY, believed REAL, odd REAL NOT NULL,
  readings INTEGER NOT NULL, since INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
`;
