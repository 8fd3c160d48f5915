import type { DatabaseSync } from 'node:sqlite';
import { LOOSE_FILE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { createSubmissions } from './submissions.ts';
import { looseLifetime } from './uploadStore.ts';

const PLACE = { kind: 'coin', field: 'whitepaper' } as const;
const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** Bytes: small, in the real proportions. */
const BOUNDS = {
  uploads: {
    total: 3200,
    levels: {
      line: { most: 100, ofFree: 1 / 8 },
      site: { most: 400, ofFree: 1 / 4 },
      region: { most: 800, ofFree: 1 / 2 },
    },
  },
  day: { line: 400, site: 1600, region: 3200 },
  sent: 10_000,
};
const OF_LINE = BOUNDS.uploads.levels.line.most;

let time: number;
let database: DatabaseSync;
let submissions: ReturnType<typeof createSubmissions>;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  database = openDatabase(null);
  submissions = createSubmissions(database, () => time, BOUNDS);
});
afterEach(() => database.close());

/** The file's id, or the limit it would exceed. */
function add(size = 10, uploader = 'one'): string {
  const bytes = new Uint8Array(size);
  const shelved = submissions.addFile({ ...PLACE, type: 'application/pdf', bytes, uploader });
  return shelved.kind === 'stored' ? shelved.id : shelved.bound;
}

/** Adds files of new uploaders until one is refused. */
function fill(size = OF_LINE): number {
  for (let count = 0; ; count += 1) if (add(size, `flood ${time} ${count}`) === 'shelf') return count;
}

it('a submitted file stays; an unsubmitted one is deleted after a week', () => {
  const [sent, loose] = [add(), add()];
  submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [sent], nonce: 'one' });
  expect(submissions.hasLooseFile(sent, PLACE)).toBe(false);
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(true);
  time += LOOSE_FILE_LIFETIME + 1;
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(false);
});

describe('the store of unsubmitted files', () => {
  it('needs dozens of uploaders to be filled, not a few', () => {
    for (let turn = 0; turn < 50; turn += 1) add(50, 'one');
    expect(add(1, 'one')).toBe('uploader');
    expect(add(100, 'two')).not.toBe('shelf');
    expect(fill()).toBeGreaterThanOrEqual(24);
  });

  it('gives lines of one site, and sites of one region, a part together', () => {
    const held = (uploaders: readonly string[]) =>
      uploaders.filter((uploader) => !['network', 'shelf'].includes(add(100, uploader))).length;
    const lines = Array.from({ length: 32 }, (_, at) => `cn.office.${at}`);
    expect(held(lines)).toBe(4);
    const sites = Array.from({ length: 256 }, (_, at) => `provider.${at}.line`);
    expect(held(sites)).toBe(8);
    expect(add(100, 'cn.home.one')).not.toMatch(/network|shelf|uploader/);
    expect(add(100, 'cn-two.office.one')).not.toMatch(/network|shelf|uploader/);
  });

  it('keeps room for who holds nothing, whatever a few regions take', () => {
    for (let turn = 0; turn < 40; turn += 1)
      for (const region of ['a', 'b', 'c', 'd', 'e', 'f'])
        for (const site of [1, 2, 3]) add(10, `${region}.${site}.${turn}`);
    expect(add(100, 'new.site.line')).not.toMatch(/network|shelf|uploader/);
  });

  it('deletes old files of a full site for new ones', () => {
    for (const line of [1, 2, 3, 4]) add(100, `cn.office.${line}`);
    expect(add(100, 'cn.office.5')).toBe('network');
    time += HOUR + 1;
    expect(add(100, 'cn.office.5')).not.toBe('network');
  });

  it('counts the days of a site together, so that submitted files do not fill up either', () => {
    const sent = Array.from({ length: 20 }, (_, at) => {
      const id = add(100, `cn.office.${at}`);
      if (id !== 'day')
        submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [id], nonce: `of ${at}` });
      return id !== 'day';
    });
    expect(sent.filter(Boolean)).toHaveLength(16);
    expect(add(100, 'cn.home.one')).not.toBe('day');
  });

  it('deletes an uploader’s own old files for new ones', () => {
    const old = add(100);
    expect(add(50)).toBe('uploader');
    time += HOUR + 1;
    expect(add(50)).not.toBe('uploader');
    expect(submissions.hasLooseFile(old, PLACE)).toBe(false);
  });

  it('counts an uploader’s daily bytes, whether the files still exist or not', () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = add(100);
      submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [id], nonce: `turn ${turn}` });
    }
    expect(add(1)).toBe('day');
    expect(add(1, 'two')).not.toBe('day');
    time += DAY;
    expect(add(1)).not.toBe('day');
  });

  it('deletes old files sooner under pressure, but none younger than an hour', () => {
    const early = add(10, 'early');
    time += 2 * HOUR;
    const waitingUpload = add(10, 'patient');
    fill();
    expect(submissions.hasLooseFile(early, PLACE)).toBe(false);
    expect(submissions.hasLooseFile(waitingUpload, PLACE)).toBe(true);
    expect(add(100, 'late')).toBe('shelf');
    time += HOUR + 1;
    expect(add(100, 'late')).not.toBe('shelf');
  });

  it('is limited separately from submitted files', () => {
    for (let count = 0; count < 100; count += 1) {
      const files = [add(100, `sender ${count}`)];
      submissions.add({ accountId: null, kind: 'coin', payload: {}, files, nonce: `sent ${count}` });
    }
    expect(add(1, 'late')).toBe('sent');
  });
});

it.each([
  [0, 7 * DAY],
  [0.5, 7 * DAY],
  [0.75, 3.5 * DAY + HOUR / 2],
  [1, HOUR],
  [2, HOUR],
])('filled to %d, a file lives %d ms', (share, lifetime) => {
  expect(looseLifetime(share * 1000, 1000)).toBe(lifetime);
});

it('the same nonce is the same submission', () => {
  const one = { accountId: null, kind: 'coin', payload: { name: '甲' }, files: [], nonce: 'same' } as const;
  const first = submissions.add(one);
  time += 1000;
  expect(submissions.add(one)).toEqual(first);
  expect(submissions.findByNonce('same')).toEqual(first);
  expect(submissions.add({ ...one, nonce: 'other' }).id).not.toBe(first.id);
});
