import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../community/store/store.ts';
import { backUp, backUpInto } from '../database/backup/backUp.ts';
import { listBackups } from '../database/backup/backupSets.ts';
import { restore } from '../database/backup/restore.ts';
import { openMarketStore } from '../sources/store/marketStore.ts';
import { databases } from './databases.ts';

const NOW = Date.parse('2026-11-28T07:30:00Z');
const HOUR = 3_600_000;
const phone = { areaCode: '86', mobile: '13800138000' };

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'backups-'));
  folder = join(dataDir, 'backups');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes samples of the market and feedback as fast as possible in its own process, two rows a transaction. */
const WRITER = `
  const { DatabaseSync } = await import('node:sqlite');
  const [people, market] = process.argv.slice(1).map((file) => new DatabaseSync(file, { timeout: 5000 }));
  const feedback = people.prepare("INSERT INTO feedback (type, intro, email, created_at) VALUES (3, ?, '', 1)");
  const sample = market.prepare("INSERT OR REPLACE INTO samples VALUES ('gas', ?, ?, 1)");
  for (let count = 0; ; count += 1) {
    for (const [database, insert] of [[people, (half) => feedback.run(half)], [market, (half) => sample.run(half, count)]]) {
      database.exec('BEGIN IMMEDIATE');
      insert('first');
      insert('second');
      database.exec('COMMIT');
    }
    if (count === 50) console.log('writing');
  }`;

function readValue(file: string, sql: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.values(database.prepare(sql).get() ?? {})[0];
  } finally {
    database.close();
  }
}

const backUpAt = (now = NOW, retained = 7) => backUp({ dataDir, databases, folder, retained, now });

async function openBoth() {
  const store = openStore({ dataDir });
  await store.accounts.create(phone, 'secret1', '镜友');
  const market = openMarketStore({ dataDir, now: () => NOW });
  market.samples.save('gas', { time: NOW, values: new Map([['ETH', 12]]) });
  return {
    close() {
      market.close();
      store.close();
    },
  };
}

describe('a backup', () => {
  it('is taken under writes, outlives the files, and brings back what was written until it', async () => {
    const opened = await openBoth();
    const files = databases.map(({ name }) => join(dataDir, name));
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, ...files]);
    await once(writer.stdout, 'data');
    const { path } = backUpAt();
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    opened.close();
    for (const { name } of databases) {
      expect(readValue(join(path, name), 'PRAGMA integrity_check')).toBe('ok');
      expect(statSync(join(path, name)).mode & 0o777).toBe(0o600);
    }
    const halves = ['first', 'second'].map((half) => [
      readValue(join(path, 'people.sqlite'), `SELECT count(*) FROM feedback WHERE intro = '${half}'`),
      readValue(join(path, 'market.sqlite'), `SELECT count(*) FROM samples WHERE subject = '${half}'`),
    ]);
    expect(halves[0]).toEqual(halves[1]);
    expect(Number(halves[0]?.[0])).toBeGreaterThanOrEqual(50);
    for (const file of files) writeFileSync(file, 'destroyed');

    const { names, replaced } = restore({ from: path, dataDir, databases, now: NOW });
    expect(names).toEqual(['people.sqlite', 'market.sqlite']);
    expect(existsSync(join(replaced ?? '', 'people.sqlite'))).toBe(true);
    const store = openStore({ dataDir });
    expect(store.accounts.findByPhone(phone)).toMatchObject({ nickname: '镜友' });
    store.close();
    const reported: string[] = [];
    openMarketStore({ dataDir, now: () => NOW, log: (line) => reported.push(line) }).close();
    expect(reported).toEqual([]);
    expect(readValue(files[1] ?? '', "SELECT value FROM samples WHERE subject = 'ETH'")).toBe(12);
  });

  it('is one of so many: the oldest goes when a newer one is complete, whatever the clock says', async () => {
    (await openBoth()).close();
    for (const hour of [0, 1, 2]) backUpAt(NOW + hour * HOUR, 2);
    expect(listBackups(folder).map(({ at }) => at)).toEqual([NOW + 2 * HOUR, NOW + HOUR]);
    backUpAt(NOW - 24 * HOUR, 2);
    expect(listBackups(folder).map(({ at }) => at)).toEqual([NOW + 2 * HOUR, NOW - 24 * HOUR]);
  });
});

describe('a backup that cannot be made leaves the older ones as they are', () => {
  beforeEach(async () => {
    (await openBoth()).close();
    backUpAt(NOW, 1);
  });
  const later = (freeBytes?: () => number) =>
    backUp({ dataDir, databases, folder, retained: 1, now: NOW + HOUR, ...(freeBytes && { freeBytes }) });
  afterEach(() => {
    expect(listBackups(folder).map(({ at }) => at)).toEqual([NOW]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('where the disk is nearly full', () => {
    expect(() => later(() => 1_000_000)).toThrow(
      /^.+ has 1 MB free and a backup needs \d+ MB; free some space\.$/,
    );
  });

  it('where a database is damaged, or none of ours', () => {
    writeFileSync(join(dataDir, 'market.sqlite'), 'no database '.repeat(500));
    expect(() => later()).toThrow(/market\.sqlite cannot be used .*it is no database/);
  });

  it('where the data folder is missing', () => {
    const missing = join(dataDir, 'elsewhere');
    expect(() => backUp({ dataDir: missing, databases, folder, retained: 1, now: NOW + HOUR })).toThrow(
      /elsewhere holds neither people\.sqlite nor market\.sqlite; set DATA_DIR/,
    );
  });

  it('where another process makes one', () => {
    const other = new DatabaseSync(join(folder, 'backup.lock'));
    other.exec('BEGIN IMMEDIATE');
    expect(() => later()).toThrow(/is being written to \(.+\); wait for its end\.$/);
    other.close();
  });
});

it('what a killed backup left is no backup, and is deleted by the next one', async () => {
  (await openBoth()).close();
  mkdirSync(join(folder, '2026-11-27T07-30-00Z.part'), { recursive: true });
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(listBackups(folder)).toEqual([]);
  backUpAt();
  expect(readdirSync(folder).toSorted()).toEqual(['2026-11-28T07-30-00Z', 'backup.lock', 'notes.txt']);
});

describe('what cannot be restored replaces nothing', () => {
  let from: string;
  beforeEach(async () => {
    (await openBoth()).close();
    from = join(dataDir, 'set');
    backUpInto(from, { dataDir, databases });
  });
  const untouched = () => {
    const store = openStore({ dataDir });
    expect(store.accounts.findByPhone(phone)).toMatchObject({ nickname: '镜友' });
    store.close();
    expect(readdirSync(dataDir).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  };
  const attempt = () => restore({ from, dataDir, databases, now: NOW, lockWait: 0 });

  it('a copy that was cut off', () => {
    truncateSync(join(from, 'market.sqlite'), 3 * 4096);
    expect(attempt).toThrow(/market\.sqlite cannot be used/);
    untouched();
  });

  it('a copy that a newer version wrote, or that has no schema', () => {
    for (const [version, said] of [
      [99, /newer version: schema 99/],
      [0, /no schema of ours/],
    ] as const) {
      const database = new DatabaseSync(join(from, 'people.sqlite'));
      database.exec(`PRAGMA user_version = ${version}`);
      database.close();
      expect(attempt).toThrow(said);
    }
    untouched();
  });

  it('a folder without databases', () => {
    rmSync(from, { recursive: true });
    mkdirSync(from);
    expect(attempt).toThrow(/is no backup: it holds none of the databases/);
    untouched();
  });

  it('while an upstream uses the folder', () => {
    const store = openStore({ dataDir });
    expect(attempt).toThrow(/is used by another upstream/);
    store.close();
    untouched();
  });
});

describe('the commands', () => {
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL(`../${command}.ts`, import.meta.url)),
        ...args,
      ],
      { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
    );

  it('back up while an upstream runs, and restore the newest after it has stopped', async () => {
    const opened = await openBoth();
    expect(run('backup')).toMatch(/^backup: .*backups\/\S+Z \(\d+ bytes, checked\)\n$/);
    opened.close();
    rmSync(join(dataDir, 'people.sqlite'));
    expect(run('restore')).toMatch(
      /^restore: people\.sqlite, market\.sqlite of .+Z, checked\nrestore: what was there is in .+\n$/,
    );
    const store = openStore({ dataDir });
    expect(store.accounts.findByPhone(phone)).toMatchObject({ nickname: '镜友' });
    store.close();
  });

  it('never overwrite a folder, and name what there is', async () => {
    (await openBoth()).close();
    expect(() => run('backup', dataDir)).toThrow(/exists; name a folder that does not/);
    expect(() => run('restore', '2020-01-01T00-00-00Z')).toThrow(
      /there is no backup 2020-01-01T00-00-00Z; in .+: none/,
    );
  });
});
