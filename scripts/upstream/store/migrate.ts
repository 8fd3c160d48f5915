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
import { StoreProblem } from './trouble.ts';

/** In order, append-only: a released step is never edited. */
const STEPS: readonly string[] = [
  people,
  peopleMore,
  votes,
  submissions,
  records,
  passwordTries,
  retention,
  uploads,
  imageSizes,
];

/**
 * Migrates a database to the latest schema, each step in its own transaction. Throws StoreProblem if a newer version
 * wrote the file.
 */
export function migrate(database: DatabaseSync, steps: readonly string[] = STEPS): void {
  const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (done > steps.length) {
    throw new StoreProblem('newer', `written by a newer version: schema ${done}, this is ${steps.length}`);
  }
  for (const [index, step] of steps.entries()) {
    if (index < done) continue;
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
