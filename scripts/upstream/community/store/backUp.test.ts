import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from './backUp.ts';
import { openStore } from './store.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  target = join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes feedback as fast as possible in its own process, until it is killed. */
const WRITER = `
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  const insert = database.prepare("INSERT INTO feedback (type, intro, email, created_at) VALUES (3, ?, '', 1)");
  for (let count = 0; ; count += 1) {
    database.exec('BEGIN IMMEDIATE');
    insert.run('first of ' + count);
    insert.run('second of ' + count);
    database.exec('COMMIT');
    if (count === 50) console.log('writing');
  }`;

function open(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const value = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  return { value, close: () => database.close() };
}

it('a backup made during writes is complete, consistent, and readable by its owner only', async () => {
  const store = openStore({ dataDir: folder });
  const writer = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    WRITER,
    join(folder, 'people.sqlite'),
  ]);
  await once(writer.stdout, 'data');
  for (const name of ['one', 'two']) backUp(folder, join(folder, name));
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  store.close();
  const sizes = ['one', 'two'].map((name) => {
    const copy = open(join(folder, name));
    expect(copy.value('PRAGMA integrity_check')).toBe('ok');
    const [all, firsts] = [
      copy.value('SELECT count(*) FROM feedback'),
      copy.value("SELECT count(*) FROM feedback WHERE intro LIKE 'first%'"),
    ];
    copy.close();
    expect(Number(firsts) * 2).toBe(all);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    return Number(all);
  });
  expect(sizes[0]).toBeGreaterThanOrEqual(100);
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
});

it('a backup that replaces the database is opened by the next start', async () => {
  const phone = { areaCode: '86', mobile: '13800138000' };
  const store = openStore({ dataDir: folder });
  await store.accounts.create(phone, 'secret1', '镜友');
  backUp(folder, target);
  store.close();
  const other = mkdtempSync(join(tmpdir(), 'restored-'));
  copyFileSync(target, join(other, 'people.sqlite'));
  const restored = openStore({ dataDir: other });
  expect(restored.accounts.findByPhone(phone)).toMatchObject({ nickname: '镜友' });
  restored.close();
  rmSync(other, { recursive: true });
});

it('the command copies the database of DATA_DIR while an upstream uses it', () => {
  const store = openStore({ dataDir: folder });
  const script = fileURLToPath(new URL('../../backup.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: folder };
  const said = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, target], {
    env,
  });
  store.close();
  expect(said.toString()).toMatch(/^backup: .*copy\.sqlite \(\d+ bytes, checked\)\n$/);
  expect(existsSync(target)).toBe(true);
});

it('a backup never overwrites a file, and creates none without a database', () => {
  expect(() => backUp(folder, target)).toThrow(/people\.sqlite does not exist; set DATA_DIR/);
  openStore({ dataDir: folder }).close();
  writeFileSync(target, 'mine');
  expect(() => backUp(folder, target)).toThrow(/copy\.sqlite exists/);
  writeFileSync(join(folder, 'people.sqlite'), 'no database '.repeat(500));
  expect(() => backUp(folder, join(folder, 'other'))).toThrow(/it is no database/);
  expect([existsSync(join(folder, 'other')), existsSync(join(folder, 'other.part'))]).toEqual([false, false]);
});
