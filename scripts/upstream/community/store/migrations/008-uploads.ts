/** Uploader of each file, as a keyed hash of the address, and the amount per day. */
export const uploads = `
-- '' for files from before this step: they count for nobody.
ALTER TABLE submission_files ADD COLUMN uploader TEXT NOT NULL DEFAULT '';
-- Sums are read from here, never past the bytes of a row.
CREATE INDEX submission_files_sizes ON submission_files (submission_id, uploader, created_at, size);

CREATE TABLE uploads (
  -- Days since the epoch.
  day      INTEGER NOT NULL,
  uploader TEXT    NOT NULL,
  bytes    INTEGER NOT NULL,
  PRIMARY KEY (day, uploader)
) STRICT, WITHOUT ROWID;
`;
