import { jpegOf, pngOf, vp8, webpFile } from '@coinmirror/shared/testing/pictures.ts';
import { readPicture } from '@coinmirror/shared/validation/picture/readPicture.ts';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { realPicture } from '../../testing/testPictures.ts';
import { shrinkPicture } from './shrinkPicture.ts';

test.each([
  ['image/png', 2000, 2000, 512, 512],
  ['image/jpeg', 2000, 1000, 512, 256],
  ['image/webp', 3, 2000, 1, 512],
  ['image/jpeg', 64, 32, 64, 32],
] as const)('a %s of %i × %i px is stored with %i × %i px', async (type, width, height, ...stored) => {
  const small = await shrinkPicture(type, await realPicture(type, width, height));
  expect([small?.width, small?.height]).toEqual(stored);
  const read = readPicture(small?.bytes ?? new Uint8Array());
  expect(read).toMatchObject({ type, width: stored[0], height: stored[1], whole: true, animated: false });
});

it('stands upright, and says no more where and when it was taken', async () => {
  const taken = await realPicture('image/jpeg', 800, 400, { orientation: 6, author: 'somebody at home' });
  expect(Buffer.from(taken).includes('somebody')).toBe(true);
  const small = await shrinkPicture('image/jpeg', taken);
  expect([small?.width, small?.height]).toEqual([256, 512]);
  expect(Buffer.from(small?.bytes ?? []).includes('somebody')).toBe(false);
  expect((await sharp(small?.bytes).metadata()).exif).toBeUndefined();
});

test.each([
  ['a header without pixels', 'image/png', async () => pngOf(64)],
  ['a JPEG without a scan', 'image/jpeg', async () => jpegOf(64)],
  ['a WebP without data', 'image/webp', async () => webpFile(vp8(64))],
  ['half a JPEG', 'image/jpeg', async () => half(await realPicture('image/jpeg', 600))],
  ['half a PNG', 'image/png', async () => half(await noise())],
  ['more pixels than are decoded', 'image/png', async () => await realPicture('image/png', 2001, 2000)],
  [
    'another format under its name',
    'image/png',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
  ],
] as const)('%s is no picture', async (_what, type, bytes) => {
  expect(await shrinkPicture(type, await bytes())).toBeNull();
});

it('pictures follow each other, and one that cannot be read stops none', async () => {
  const good = await realPicture('image/png', 900);
  const all = await Promise.all([good, pngOf(64), good].map((bytes) => shrinkPicture('image/png', bytes)));
  expect(all.map((picture) => picture?.width)).toEqual([512, undefined, 512]);
});

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
