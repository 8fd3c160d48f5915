import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backupName } from '../database/backup/backupSets.ts';
import { backUpOften } from './backUpOften.ts';
import { readBackupSettings } from './backupSettings.ts';

const NOW = Date.parse('2026-11-28T07:30:00Z');
const HOUR = 3_600_000;
let folder: string;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'often-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function schedule({
  fails = () => false,
  every = 6 * HOUR,
}: {
  fails?: () => boolean;
  every?: number | null;
} = {}) {
  const made: string[] = [];
  const lines: string[] = [];
  const backups = backUpOften({
    settings: { folder, every, retained: 2 },
    dataDir: folder,
    note: (line) => lines.push(line),
    log: (line) => lines.push(line),
    make: async ({ now }) => {
      if (fails()) throw new Error('the disk is full');
      const path = join(folder, backupName(now));
      mkdirSync(path);
      made.push(backupName(now));
      return { path, bytes: 1 };
    },
  });
  return { made, lines, backups };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a backup is made when the newest is old enough, over a restart too', async () => {
  const first = schedule();
  await pass(12 * HOUR + 120_000);
  first.backups.stop();
  expect(first.made).toHaveLength(3);
  const second = schedule();
  await pass(5 * HOUR);
  expect(second.made).toEqual([]);
  await pass(2 * HOUR);
  expect(second.made).toHaveLength(1);
  second.backups.stop();
});

test('a failure is told and counted, and tried again a quarter of an hour later', async () => {
  let isFull = true;
  const { made, lines, backups } = schedule({ fails: () => isFull });
  await pass(20 * 60_000);
  expect(lines).toEqual(Array(2).fill('no backup was made (the disk is full); the older ones stay'));
  expect([backups.failures(), backups.newest()]).toEqual([2, null]);
  isFull = false;
  await pass(20 * 60_000);
  expect(made).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/^backup: .+ \(1 bytes, checked\)$/);
  expect(backups.newest()).toBeGreaterThan(NOW);
  backups.stop();
});

test('a backup of the future does not put the next one off', async () => {
  mkdirSync(join(folder, backupName(NOW + 9_000 * HOUR)));
  const { made, backups } = schedule();
  await pass(60_000);
  expect(made).toHaveLength(1);
  backups.stop();
});

test('none is made where BACKUP_EVERY is off', async () => {
  const { made, backups } = schedule({ every: null });
  await pass(48 * HOUR);
  expect(made).toEqual([]);
  backups.stop();
});

test('a server makes one a day and keeps seven, a machine of one’s own none', () => {
  expect(readBackupSettings({ NODE_ENV: 'production' }, '/data')).toEqual({
    folder: '/data/backups',
    every: 24 * HOUR,
    retained: 7,
  });
  expect(readBackupSettings({}, '/data')).toMatchObject({ every: null });
  expect(readBackupSettings({ BACKUP_EVERY: '90min', BACKUP_KEEP: '3', BACKUP_DIR: '/b' }, '/data')).toEqual({
    folder: '/b',
    every: 1.5 * HOUR,
    retained: 3,
  });
  expect(readBackupSettings({ NODE_ENV: 'production' }, null)).toBeNull();
});

test.each([
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_EVERY', '0h'],
  ['BACKUP_EVERY', '9999d'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '-1'],
  ['BACKUP_KEEP', '2.5'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readBackupSettings({ [name]: value }, '/data')).toThrow(
    new RegExp(`^${name} must be .*"${value}"`),
  );
});
