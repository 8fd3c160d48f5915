import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

const home = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is created with its parents, and may already exist', () => {
    const path = join(home, 'a/b/c');
    makeFolder(path);
    makeFolder(path);
    expect(existsSync(path)).toBe(true);
  });

  it('that cannot be created is named in one line', () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'below'), ...(existsSync('/proc') ? ['/proc/nope'] : [])])
      expect(() => makeFolder(path)).toThrow(`DATA_DIR ${path} cannot be made (`);
  });
});
