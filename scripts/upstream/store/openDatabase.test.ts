import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  file = join(folder, 'people.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that is no database of ours', () => {
  const cases: readonly (readonly [string, (file: string) => void])[] = [
    ['holds something else', (path) => writeFileSync(path, 'no database '.repeat(200))],
    ['is a folder', (path) => mkdirSync(path)],
    ['was written by a newer version', writeNewer],
  ];
  it.each(cases)('is named in one line when it %s', (_what, make) => {
    make(file);
    expect(() => openDatabase(folder)).toThrow(
      new RegExp(`^${file} cannot be used \\(.+\\); move it away, or set DATA_DIR to another folder\\.$`),
    );
  });
});

function writeNewer(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
}
