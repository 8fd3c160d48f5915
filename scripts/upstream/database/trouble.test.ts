import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPatience } from './patience.ts';
import { inTransaction } from './transaction.ts';
import { troubleOf } from './trouble.ts';

let folder: string;
let database: DatabaseSync;
let other: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trouble-'));
  const file = join(folder, 'one.sqlite');
  database = new DatabaseSync(file, { timeout: 0 });
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE one (value TEXT);');
  other = new DatabaseSync(file);
});
afterEach(() => {
  database.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = () => database.prepare('INSERT INTO one VALUES (?)').run('x'.repeat(100_000));
const fillIt = () => inTransaction(database, write);

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the kind of database failure of a failed statement', () => {
  it.each([
    ['locked', () => other.exec('BEGIN IMMEDIATE')],
    ['full', () => database.exec('PRAGMA max_page_count = 3')],
    ['readonly', () => database.exec('PRAGMA query_only = ON')],
  ])('is that it is %s', (trouble, make) => {
    make();
    expect(troubleOf(thrownBy(write))).toBe(trouble);
    // The same within a transaction, which a full disk ends by itself.
    expect(troubleOf(thrownBy(fillIt))).toBe(trouble);
    expect(database.isTransaction).toBe(false);
  });

  it.each([
    [10, 'io'],
    [10 | (3 << 8), 'io'],
    [11, 'corrupt'],
    [26, 'foreign'],
    [19, null],
  ])('is read from its code (%d)', (errcode, trouble) => {
    expect(troubleOf(Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode }))).toBe(trouble);
  });

  it('is null for any other failure', () => {
    expect(troubleOf(thrownBy(() => database.prepare('nonsense')))).toBeNull();
    expect(troubleOf(new TypeError('x'))).toBeNull();
    expect(troubleOf('x')).toBeNull();
  });
});

describe('waiting for another process’s lock', () => {
  const waits = () => database.prepare('PRAGMA busy_timeout').get()?.['timeout'];

  it('is short, and stops after the first timeout', () => {
    const patience = createPatience(database);
    expect(waits()).toBeLessThanOrEqual(250);
    other.exec('BEGIN IMMEDIATE');
    expect(troubleOf(thrownBy(write))).toBe('locked');
    patience.lost();
    expect(waits()).toBe(0);
    // No write is refused without trying: the first one after the lock succeeds.
    other.exec('ROLLBACK');
    expect(write().changes).toBe(1);
    patience.end();
  });

  it('resumes after a while without locks', async () => {
    const patience = createPatience(database, 20);
    patience.lost();
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    patience.end();
  });
});
