/** Why a database cannot be used; never the fault of a single call. */
export type Trouble = 'locked' | 'full' | 'readonly' | 'io' | 'corrupt' | 'unopened' | 'foreign' | 'newer';

/** SQLite's primary result codes. */
const BY_CODE: Readonly<Record<number, Trouble>> = {
  5: 'locked',
  6: 'locked',
  8: 'readonly',
  10: 'io',
  11: 'corrupt',
  13: 'full',
  14: 'unopened',
  26: 'foreign',
};

/** Advice for the operator. */
export const ADVICE: Readonly<Record<Trouble, string>> = {
  locked: 'another process holds it: end that (a shell, a copying tool)',
  full: 'the disk is full: free some space',
  readonly: 'it cannot be written to: give its owner the right to, for the file and its folder',
  io: 'the disk cannot be read or written: see to the disk, then restore the backup where data was lost',
  corrupt:
    'it is damaged: restore the backup, or save what can be read with the .recover of the sqlite3 shell',
  unopened:
    'it cannot be opened: see that it is a file, and that its owner may read and write it and its folder',
  foreign: 'it is no database: restore the backup, or move it away if it never was one',
  newer: 'start that version, or restore a backup from before it',
};

/** A database found unusable by a check. `message` is the finding. */
export class StoreProblem extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

/** The kind of database failure of a thrown error; null for any other error. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof StoreProblem) return error.trouble;
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The upper bytes only add detail.
  return BY_CODE[error.errcode & 0xff] ?? null;
}
