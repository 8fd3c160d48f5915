import type { DatabaseSync } from 'node:sqlite';

/** Runs several changes in one transaction: all, or none if one throws. Must not be nested. */
export function inTransaction<Result>(database: DatabaseSync, changes: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = changes();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already ended the transaction; another ROLLBACK would fail and hide the reason.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
