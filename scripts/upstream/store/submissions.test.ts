import type { DatabaseSync } from 'node:sqlite';
import { LOOSE_FILE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { createSubmissions } from './submissions.ts';
import { looseLifetime } from './uploadShelf.ts';

const PLACE = { kind: 'coin', field: 'whitepaper' } as const;
const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** Bytes: small, in the proportions of the real ones. */
const BOUNDS = { shelf: 3200, uploader: 100, day: 400, sent: 10_000 };

let time: number;
let database: DatabaseSync;
let submissions: ReturnType<typeof createSubmissions>;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  database = openDatabase(null);
  submissions = createSubmissions(database, () => time, BOUNDS);
});
afterEach(() => database.close());

/** The file's id, or the bound that it would break. */
function add(size = 10, uploader = 'one'): string {
  const bytes = new Uint8Array(size);
  const shelved = submissions.addFile({ ...PLACE, type: 'application/pdf', bytes, uploader });
  return shelved.kind === 'kept' ? shelved.id : shelved.bound;
}

/** As many uploaders as it takes until one is refused. */
function fill(size = BOUNDS.uploader): number {
  for (let count = 0; ; count += 1) if (add(size, `flood ${time} ${count}`) === 'shelf') return count;
}

it('a file that is sent with a submission stays; one that is not goes after a week', () => {
  const [sent, loose] = [add(), add()];
  submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [sent], nonce: 'one' });
  expect(submissions.hasLooseFile(sent, PLACE)).toBe(false);
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(true);
  time += LOOSE_FILE_LIFETIME + 1;
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(false);
});

describe('the shelf of files that nobody has sent', () => {
  it('is filled by dozens of uploaders, not by a few', () => {
    for (let turn = 0; turn < 50; turn += 1) add(50, 'one');
    expect(add(1, 'one')).toBe('uploader');
    expect(add(100, 'two')).not.toBe('shelf');
    expect(fill()).toBeGreaterThanOrEqual(24);
  });

  it('lets an uploader’s own old files make room for his new ones', () => {
    const old = add(100);
    expect(add(50)).toBe('uploader');
    time += HOUR + 1;
    expect(add(50)).not.toBe('uploader');
    expect(submissions.hasLooseFile(old, PLACE)).toBe(false);
  });

  it('counts what an uploader sends in a day, whether it is still there or not', () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = add(100);
      submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [id], nonce: `turn ${turn}` });
    }
    expect(add(1)).toBe('day');
    expect(add(1, 'two')).not.toBe('day');
    time += DAY;
    expect(add(1)).not.toBe('day');
  });

  it('gives up old files sooner under pressure, and none that is younger than an hour', () => {
    const early = add(10, 'early');
    time += 2 * HOUR;
    const patient = add(10, 'patient');
    fill();
    expect(submissions.hasLooseFile(early, PLACE)).toBe(false);
    expect(submissions.hasLooseFile(patient, PLACE)).toBe(true);
    expect(add(100, 'late')).toBe('shelf');
    time += HOUR + 1;
    expect(add(100, 'late')).not.toBe('shelf');
  });

  it('is not the only place that can be full: what was sent has a bound as well', () => {
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
])('with a shelf filled to %d a file lives %d ms', (share, lifetime) => {
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
