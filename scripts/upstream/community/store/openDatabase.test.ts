import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPages } from '../../database/checkPages.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let file: string;
const opened: DatabaseSync[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  file = join(folder, 'people.sqlite');
});
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an unusable file', () => {
  const cases: readonly (readonly [string, () => void, RegExp])[] = [
    [
      'holds something else',
      () => writeFileSync(file, 'no database '.repeat(200)),
      /it is no database: .*move it away/,
    ],
    ['is a folder', () => mkdirSync(file), /it cannot be opened: /],
    ['was written by a newer version', writeNewer, /newer version: schema 99.*; start that version/],
    ['is held by another process', holdIt, /another process holds it: end that/],
    ['has a damaged page', damageIt, /it is damaged: restore the backup, or .*\.recover/],
    ['lost its end', cutIt, /it is damaged: restore the backup/],
  ];
  it.each(cases)('is named in one line with advice when it %s', (_what, make, advice) => {
    make();
    const start = () => openDatabase(folder, 0);
    expect(start).toThrow(new RegExp(`^${file} cannot be used \\([^\\n]+\\); [^\\n]+\\.$`));
    expect(start).toThrow(advice);
  });

  it.each(cases.slice(2))('is not suggested to be moved away when it %s', (_what, make) => {
    make();
    expect(() => openDatabase(folder, 0)).not.toThrow(/move it away/);
  });

  it('is left unchanged', () => {
    damageIt();
    const before = readFileSync(file);
    expect(() => openDatabase(folder, 0)).toThrow();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a database too large for a full check at each start', () => {
  it('is checked in the tables without files', () => {
    fill();
    damage('submission_files');
    const database = new DatabaseSync(file);
    opened.push(database);
    expect(() => checkPages(database, 0)).not.toThrow();
    expect(() => checkPages(database)).toThrow();
  });

  it('is refused if one of those is damaged', () => {
    damageIt();
    const database = new DatabaseSync(file);
    opened.push(database);
    expect(() => checkPages(database, 0)).toThrow();
  });
});

function writeNewer(): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
}

function holdIt(): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE one (id); BEGIN EXCLUSIVE;');
  opened.push(database);
}

/** A database with some pages of feedback and of files. */
function fill(): void {
  const database = openDatabase(folder);
  const feedback = database.prepare(
    "INSERT INTO feedback (type, intro, email, created_at) VALUES (3, ?, '', 1)",
  );
  const add = database.prepare(
    "INSERT INTO submission_files (id, kind, field, type, size, bytes, created_at) VALUES (?, 'coin', 'logo', '', 1, ?, 1)",
  );
  for (let count = 0; count < 200; count += 1) {
    feedback.run('x'.repeat(300));
    add.run(String(count), new Uint8Array(600));
  }
  database.close();
}

/** Overwrites the first page of a table. */
function damage(table: string): void {
  const database = new DatabaseSync(file);
  const root = Number(
    database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.['rootpage'],
  );
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, new Uint8Array(2000).fill(0x5a), 0, 2000, (root - 1) * 4096);
  closeSync(handle);
}

function damageIt(): void {
  fill();
  damage('feedback');
}

function cutIt(): void {
  fill();
  writeFileSync(file, readFileSync(file).subarray(0, Math.floor(statSync(file).size / 8192) * 4096));
}
