/** Numbers that sources report for now alone, kept by the time of their reading; kinds such as `gas` share the table. */
export const samples = `
CREATE TABLE samples (
  kind TEXT NOT NULL, subject TEXT NOT NULL, time INTEGER NOT NULL, value REAL NOT NULL,
  PRIMARY KEY (kind, time, subject)
) STRICT, WITHOUT ROWID;
`;
