import { DatabaseSync } from 'node:sqlite';
import { inOneLine } from '../inOneLine.ts';
import { StoreProblem } from '../trouble.ts';

/**
 * Throws a one-line Error that names the file unless every page of a database is sound and its schema is one that this
 * version knows: at least the first of `schema` steps, and none after the last.
 */
export function verifyDatabase(file: string, schema: number): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const finding = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
      if (finding !== 'ok') throw new StoreProblem('corrupt', String(finding).split('\n').at(-1) ?? '');
      const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
      if (version > schema) {
        throw new StoreProblem('newer', `written by a newer version: schema ${version}, this is ${schema}`);
      }
      if (version < 1) throw new StoreProblem('foreign', 'it has no schema of ours');
    } finally {
      database.close();
    }
  } catch (error) {
    throw inOneLine(file, error);
  }
}
