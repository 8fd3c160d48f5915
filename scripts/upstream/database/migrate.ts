import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';
import { StoreProblem } from './trouble.ts';

/** Statements, or what SQL alone cannot say. */
export type Step = string | ((database: DatabaseSync) => void);

/**
 * Migrates a database to the schema that `steps` lead to, each step in its own transaction. Throws StoreProblem if a newer version
 * wrote the file.
 */
export function migrate(database: DatabaseSync, steps: readonly Step[]): void {
  const done = stepsDone(database);
  if (done > steps.length) {
    throw new StoreProblem('newer', `written by a newer version: schema ${done}, this is ${steps.length}`);
  }
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    inTransaction(database, () => {
      if (typeof step === 'string') database.exec(step);
      else step(database);
      database.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Whether a database has the schema that these steps lead to. */
export function isMigrated(database: DatabaseSync, steps: readonly Step[]): boolean {
  return stepsDone(database) === steps.length;
}

function stepsDone(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}
