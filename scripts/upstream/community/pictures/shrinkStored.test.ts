import type { DatabaseSync } from 'node:sqlite';
import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { realPicture } from '../../testing/testPictures.ts';
import { createImages } from '../store/images.ts';
import { createLargeImages } from '../store/largeImages.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import { shrinkStored } from './shrinkStored.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = openDatabase(null);
  database.exec(
    `INSERT INTO accounts (id, area_code, mobile, nickname, name_key, password_hash, created_at, updated_at)
     VALUES (1, '86', '13800000001', '甲', '甲', '', 1, 1)`,
  );
});
afterEach(() => database.close());

async function add(width: number, bytes?: Uint8Array): Promise<string> {
  const picture = bytes ?? (await realPicture('image/png', width));
  return createImages(database, Date.now).add(1, { type: 'image/png', width, height: width, bytes: picture });
}
const sides = () =>
  database
    .prepare('SELECT width FROM images')
    .all()
    .map(({ width }) => width);
const quick = { pause: async () => undefined };

it('large pictures become small under their names, small ones and unreadable ones stay', async () => {
  const name = await add(2000);
  const small = await add(300);
  const stored = createImages(database, Date.now).find(small);
  await add(900, pngOf(900));
  expect(await shrinkStored(createLargeImages(database), new AbortController().signal, quick)).toBe(1);
  expect(sides().toSorted()).toEqual([300, 512, 900]);
  expect(createImages(database, Date.now).find(name)?.bytes.length).toBeLessThan(4000);
  expect(createImages(database, Date.now).find(small)).toEqual(stored);
});

it('a stopped run goes on at the next start', async () => {
  for (const width of [600, 700, 800]) await add(width);
  const stopping = new AbortController();
  await shrinkStored(createLargeImages(database), stopping.signal, { pause: async () => stopping.abort() });
  expect(sides().filter((side) => side === 512)).toHaveLength(1);
  await shrinkStored(createLargeImages(database), new AbortController().signal, quick);
  expect(sides()).toEqual([512, 512, 512]);
});

it('nothing is written once it is stopped, nor to a picture that was deleted in the meantime', async () => {
  const name = await add(600);
  const stopping = new AbortController();
  const deleting = (type: 'image/png', bytes: Uint8Array) => {
    createImages(database, Date.now).remove(1, name);
    return shrinkPicture(type, bytes);
  };
  await shrinkStored(createLargeImages(database), stopping.signal, {
    ...quick,
    shrink: deleting as typeof shrinkPicture,
  });
  expect(sides()).toEqual([]);
});

it('a failing database ends it with one line', async () => {
  await add(600);
  const lines: string[] = [];
  const images = createLargeImages(database);
  const broken = {
    ...images,
    replace() {
      throw new Error('disk is full');
    },
  };
  await shrinkStored(broken, new AbortController().signal, {
    ...quick,
    log: (line) => void lines.push(line),
  });
  expect(lines).toEqual(['stored pictures could not be made small (disk is full)']);
});
