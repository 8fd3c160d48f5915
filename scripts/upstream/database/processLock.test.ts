import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../community/store/store.ts';
import { lockFolder } from './processLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MODULE = fileURLToPath(new URL('./processLock.ts', import.meta.url));

/** Another process that holds the folder for `ms`, or until it is killed. */
async function startHolder(ms: number | null = null) {
  const code = `
    const { lockFolder } = await import(process.argv[1]);
    const lock = lockFolder(process.argv[2]);
    console.log('holding');
    setTimeout(() => lock.release(), ${ms ?? 600_000});`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code, MODULE, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('a second upstream on one folder is refused in one line that names the first', async () => {
  const holder = await startHolder();
  const refused = new RegExp(
    `^DATA_DIR ${folder} is used by another upstream \\(process ${holder.pid} on .+, since 20.+Z\\); stop that one, or set DATA_DIR to another folder\\.$`,
  );
  expect(() => openStore({ dataDir: folder, lockWait: 0 })).toThrow(refused);
  expect(() => openStore({ dataDir: folder, lockWait: 0 })).toThrow(refused);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

it('a killed process releases its lock', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  openStore({ dataDir: folder, lockWait: 0 }).close();
});

it('a process that starts while the other stops waits for it', async () => {
  const holder = await startHolder(300);
  openStore({ dataDir: folder }).close();
  await once(holder, 'exit');
});

it('a store that is closed, or failed to open, leaves the folder free', () => {
  openStore({ dataDir: folder, lockWait: 0 }).close();
  writeFileSync(join(folder, 'people.sqlite'), 'no database '.repeat(500));
  for (const _turn of [1, 2])
    expect(() => openStore({ dataDir: folder, lockWait: 0 })).toThrow(/it is no database/);
  lockFolder(folder, 0).release();
});

it('two in-memory stores are independent', () => {
  const stores = [openStore({ dataDir: null }), openStore({ dataDir: null })];
  for (const store of stores) store.close();
});
