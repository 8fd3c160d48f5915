import type { DatabaseSync } from 'node:sqlite';
import { IMAGES_OF_ACCOUNT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { UNUSED_IMAGE_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import { jpegOf, pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faceOf } from './faces.ts';
import { createImages } from './images.ts';
import { judgeImages } from './judgeImages.ts';
import { openDatabase } from './openDatabase.ts';

let time: number;
let database: DatabaseSync;
let images: ReturnType<typeof createImages>;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  database = openDatabase(null);
  images = createImages(database, () => time);
  for (const id of [1, 2])
    database
      .prepare(
        `INSERT INTO accounts (id, area_code, mobile, nickname, name_key, password_hash, created_at, updated_at)
         VALUES (?, '86', ?, ?, ?, '', 1, 1)`,
      )
      .run(id, `1380000000${id}`, `甲${id}`, `甲${id}`);
});
afterEach(() => database.close());

function add(accountId = 1): string {
  time += 1;
  return images.add(accountId, { type: 'image/png', width: 64, height: 64, bytes: pngOf(64) });
}

const setFace = (face: string, id = 1) =>
  database.prepare('UPDATE accounts SET face = ? WHERE id = ?').run(face, id);
const faceNow = (id = 1) => database.prepare('SELECT face FROM accounts WHERE id = ?').get(id)?.['face'];
const isThere = (name: string) => images.find(name) !== null;

describe('pictures of an account', () => {
  it('are limited: the one in use and the newest others', () => {
    const face = add();
    setFace(faceOf(face));
    const others = Array.from({ length: 20 }, () => add());
    expect(isThere(face)).toBe(true);
    expect(others.map(isThere)).toEqual(others.map((_, index) => index >= 20 - (IMAGES_OF_ACCOUNT_MAX - 1)));
  });

  it('unused ones are deleted after a day, the one in use and younger ones are not', () => {
    const [face, unused] = [add(), add()];
    setFace(faceOf(face));
    time += UNUSED_IMAGE_LIFETIME;
    const young = add(2);
    expect([face, unused, young].map(isThere)).toEqual([true, false, true]);
  });

  it('belong to it only', () => {
    const mine = add(1);
    expect([images.isOf(1, mine), images.isOf(2, mine)]).toEqual([true, false]);
    images.remove(2, mine);
    expect(isThere(mine)).toBe(true);
    images.remove(1, mine);
    expect(isThere(mine)).toBe(false);
  });
});

describe('pictures uploaded before pixel limits', () => {
  const insert = (name: string, bytes: Uint8Array, accountId = 1) =>
    database
      .prepare(
        "INSERT INTO images (name, account_id, type, bytes, created_at) VALUES (?, ?, 'image/png', ?, 1)",
      )
      .run(name, accountId, bytes);

  it('are checked once: oversized and truncated ones are deleted, and removed from their account', () => {
    insert('bomb', pngOf(30_000, 15_000));
    insert('fragment', pngOf(64).subarray(0, 8), 2);
    insert('good', jpegOf(64), 2);
    setFace(faceOf('bomb'), 1);
    setFace(faceOf('good'), 2);
    judgeImages(database);
    expect(['bomb', 'fragment', 'good'].map(isThere)).toEqual([false, false, true]);
    expect([faceNow(1), faceNow(2)]).toEqual(['', faceOf('good')]);
    expect(database.prepare('SELECT width FROM images').all()).toEqual([{ width: 64 }]);
  });

  it('of another account cannot be an avatar', () => {
    insert('theirs', pngOf(64), 2);
    setFace(faceOf('theirs'), 1);
    judgeImages(database);
    expect(faceNow(1)).toBe('');
  });
});
