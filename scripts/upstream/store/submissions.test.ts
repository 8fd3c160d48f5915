import type { DatabaseSync } from 'node:sqlite';
import { LOOSE_FILE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { createSubmissions } from './submissions.ts';

const PLACE = { kind: 'coin', field: 'whitepaper' } as const;
/** Bytes that may lie about. */
const MOST = 1000;

let time: number;
let database: DatabaseSync;
let submissions: ReturnType<typeof createSubmissions>;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  database = openDatabase(null);
  submissions = createSubmissions(database, () => time, MOST);
});
afterEach(() => database.close());

function add(size = 10): string {
  const file = { ...PLACE, type: 'application/pdf', bytes: new Uint8Array(size) } as const;
  return submissions.addFile(file) ?? 'none';
}

it('a file that is sent with a submission stays; one that is not goes after a week', () => {
  const [sent, loose] = [add(), add()];
  submissions.add({ accountId: null, kind: 'coin', payload: {}, files: [sent], nonce: 'one' });
  expect(submissions.hasLooseFile(sent, PLACE)).toBe(false);
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(true);
  time += LOOSE_FILE_LIFETIME + 1;
  expect(submissions.hasLooseFile(loose, PLACE)).toBe(false);
});

it('files that nobody sends cannot fill the disk, and make room when they are old', () => {
  expect(add(MOST)).not.toBe('none');
  expect(add(1)).toBe('none');
  time += LOOSE_FILE_LIFETIME + 1;
  expect(add(1)).not.toBe('none');
});

it('the same nonce is the same submission', () => {
  const one = { accountId: null, kind: 'coin', payload: { name: '甲' }, files: [], nonce: 'same' } as const;
  const first = submissions.add(one);
  time += 1000;
  expect(submissions.add(one)).toEqual(first);
  expect(submissions.findByNonce('same')).toEqual(first);
  expect(submissions.add({ ...one, nonce: 'other' }).id).not.toBe(first.id);
});
