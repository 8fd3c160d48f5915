import type { DatabaseSync } from 'node:sqlite';
import { people } from './migrations/001-people.ts';
import { peopleMore } from './migrations/002-people-more.ts';
import { votes } from './migrations/003-votes.ts';
import { submissions } from './migrations/004-submissions.ts';
import { records } from './migrations/005-records.ts';
import { passwordTries } from './migrations/006-password-tries.ts';
import { retention } from './migrations/007-retention.ts';
import { uploads } from './migrations/008-uploads.ts';
import { imageSizes } from './migrations/009-image-sizes.ts';
import { uniqueNames } from './migrations/010-names.ts';
import { codeAskers } from './migrations/011-code-askers.ts';
import { invitations } from './migrations/012-invitations.ts';
import { operator } from './migrations/013-operator.ts';
import { inTransaction } from './transaction.ts';
import { StoreProblem } from './trouble.ts';

/** Statements, or what SQL alone cannot say. */
export type Step = string | ((database: DatabaseSync) => void);

/** In order, append-only: a released step is never edited. */
export const STEPS: readonly Step[] = [
  people,
  peopleMore,
  votes,
  submissions,
  records,
  passwordTries,
  retention,
  uploads,
  imageSizes,
  uniqueNames,
  codeAskers,
  invitations,
  operator,
];

/**
 * Migrates a database to the latest schema, each step in its own transaction. Throws StoreProblem if a newer version
 * wrote the file.
 */
export function migrate(database: DatabaseSync, steps: readonly Step[] = STEPS): void {
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

/** Whether a database has the schema of this version. */
export function isMigrated(database: DatabaseSync): boolean {
  return stepsDone(database) === STEPS.length;
}

function stepsDone(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}
