import type { DatabaseSync } from 'node:sqlite';
import { nameKey } from '@coinmirror/shared/validation/nickname.ts';
import * as v from 'valibot';
import { freeName, readableName } from '../freeName.ts';

const namedRow = v.object({ id: v.number(), nickname: v.string() });

/**
 * No two accounts have the same name for a reader. The older account keeps a name that several have; an invisible one gets
 * a visible one.
 */
export function uniqueNames(database: DatabaseSync): void {
  database.exec("ALTER TABLE accounts ADD COLUMN name_key TEXT NOT NULL DEFAULT ''");
  const rows = v.parse(
    v.array(namedRow),
    database.prepare('SELECT id, nickname FROM accounts ORDER BY id').all(),
  );
  const write = database.prepare('UPDATE accounts SET nickname = ?, name_key = ? WHERE id = ?');
  const taken = new Set<string>();
  for (const { id, nickname } of rows) {
    const name = freeName(readableName(nickname, id), (key) => taken.has(key));
    taken.add(nameKey(name));
    write.run(name, nameKey(name), id);
  }
  database.exec('CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key)');
}
