import { jpegOf, pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { describe, expect, it, test } from 'vitest';
import { complaintOf } from './readPicture.ts';
import { toSend } from './toSend.ts';

describe('an avatar file', () => {
  test.each([
    ['a photograph of 48 megapixels', new Blob([jpegOf(8000, 6000)]), null],
    ['a small PNG', new Blob([pngOf(40)]), null],
    [
      'a small file of 450 megapixels',
      new Blob([pngOf(30_000, 15_000)]),
      '图片过大（30000×15000 像素），请缩小后再试',
    ],
    ['a PNG of eight bytes', new Blob([pngOf(40).subarray(0, 8)]), '这张图片无法读取，请换一张'],
    ['a page', new Blob(['<svg/>']), '只支持 PNG、JPEG 或 WebP 图片'],
  ])('%s is judged before it is unpacked', async (_what, file, complaint) => {
    expect(await complaintOf(file)).toBe(complaint);
  });
});

describe('the uploaded avatar', () => {
  const cut = new Blob(['cut']);

  it('is the cropped picture', async () => {
    expect(await toSend(cut, new Blob([jpegOf(8000)]))).toEqual({ kind: 'file', file: cut });
  });

  it('is the original file where the browser cannot crop it and the server accepts it', async () => {
    const file = new Blob([pngOf(800)]);
    expect(await toSend(null, file)).toEqual({ kind: 'file', file });
  });

  it('is nothing where the server would refuse the file', async () => {
    expect((await toSend(null, new Blob([jpegOf(8000)]))).kind).toBe('complaint');
  });
});
