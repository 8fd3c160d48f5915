import type { DatabaseSync } from 'node:sqlite';

/** Makes several changes one: all of them, or, where one throws, none. Must not be nested. */
export function inTransaction<Result>(database: DatabaseSync, changes: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = changes();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended it already; saying so again would hide the reason.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
