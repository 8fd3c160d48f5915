import { describe, expect, it, test } from 'vitest';
import {
  jpegFrame,
  jpegOf,
  jpegSegment,
  pngChunk,
  pngHeader,
  pngOf,
  vp8,
  vp8l,
  vp8x,
  webpChunk,
  webpFile,
} from '../../testing/pictures.ts';
import { AVATAR_RULE } from './avatarRule.ts';
import { checkPicture } from './checkPicture.ts';
import { readPicture } from './readPicture.ts';

const nothing = new Uint8Array();
const EXIF = jpegSegment(0xe1, new Uint8Array(40_000));

describe('a picture’s header', () => {
  test.each([
    ['a PNG', pngOf(640, 480), 'image/png'],
    ['a PNG with a comment', pngOf(640, 480, [pngChunk('tEXt', new Uint8Array(9))]), 'image/png'],
    ['a JPEG', jpegOf(640, 480), 'image/jpeg'],
    ['a JPEG behind a long EXIF', jpegOf(640, 480, [EXIF]), 'image/jpeg'],
    ['a lossy WebP', webpFile(vp8(640, 480)), 'image/webp'],
    ['a lossless WebP', webpFile(vp8l(640, 480)), 'image/webp'],
    [
      'an extended WebP',
      webpFile(vp8x(640, 480), webpChunk('ALPH', new Uint8Array(3)), vp8(640, 480)),
      'image/webp',
    ],
  ])('of %s gives its size', (_what, bytes, type) => {
    expect(readPicture(bytes)).toEqual({ type, width: 640, height: 480, animated: false, whole: true });
  });

  test.each([
    ['a PNG of eight bytes', pngOf(64).subarray(0, 8)],
    ['a PNG cut in its header', pngOf(64).subarray(0, 28)],
    [
      'a PNG that begins with another chunk',
      new Uint8Array([...pngOf(64).subarray(0, 8), ...pngChunk('tEXt', nothing), ...pngHeader(64, 64)]),
    ],
    ['a PNG of no width', pngOf(0, 64)],
    ['a PNG larger than the format', pngOf(2 ** 31, 64)],
    ['a JPEG without a frame', jpegOf(64).subarray(0, 2)],
    ['a JPEG whose height comes later', jpegOf(64, 0)],
    ['a JPEG with a lossless frame', new Uint8Array([0xff, 0xd8, ...jpegFrame(64, 64, 0xc3)])],
    ['a JPEG with a segment beyond its end', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0])],
    ['a WebP of a head alone', webpFile()],
    ['a WebP that is cut in its frame', webpFile(vp8(64)).subarray(0, 24)],
    ['a WebP with no start code', webpFile(webpChunk('VP8 ', new Uint8Array(20)))],
    ['a WebP of an unknown chunk', webpFile(webpChunk('VP9 ', new Uint8Array(20)))],
    ['a GIF', Uint8Array.from('GIF89a', (letter) => letter.charCodeAt(0))],
    ['nothing', nothing],
  ])('of %s is invalid', (_what, bytes) => {
    expect(readPicture(bytes)).toBeNull();
  });

  test.each([
    ['a PNG without its end', pngOf(64).subarray(0, -12)],
    ['a PNG without pixels', new Uint8Array([...pngOf(64).subarray(0, 33), ...pngChunk('IEND', nothing)])],
    ['a PNG with two headers', pngOf(64, 64, [pngHeader(30_000, 30_000)])],
    [
      'a PNG with a chunk beyond its end',
      new Uint8Array([...pngOf(64).subarray(0, 33), 0x7f, 255, 255, 255, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0]),
    ],
    ['a JPEG with two frames', jpegOf(64, 64, [jpegFrame(30_000, 30_000)])],
    ['a JPEG without a scan', jpegOf(64).subarray(0, 21)],
    ['a WebP shorter than it says', webpFile(vp8(64)).subarray(0, -4)],
    ['a WebP whose frame is larger than its canvas', webpFile(vp8x(64), vp8(16_000))],
    ['a WebP with two frames', webpFile(vp8x(64), vp8(64), vp8(64))],
    ['a WebP of a canvas alone', webpFile(vp8x(64))],
  ])('of %s is incomplete', (_what, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ whole: false });
  });

  it('never reads outside the file, however it is cut or changed', () => {
    const pictures = [
      pngOf(64),
      jpegOf(64, 64, [jpegSegment(0xe0, new Uint8Array(14))]),
      webpFile(vp8l(64)),
      webpFile(vp8x(64), vp8(64)),
    ];
    for (const bytes of pictures)
      for (let at = 0; at < bytes.length; at += 1) {
        expect(() => readPicture(bytes.subarray(0, at))).not.toThrow();
        for (const value of [0, 0x7f, 0xff]) expect(() => readPicture(bytes.with(at, value))).not.toThrow();
      }
  });
});

describe('an avatar', () => {
  test.each([
    ['a PNG of 2,000 px', pngOf(2000)],
    ['a JPEG', jpegOf(512)],
    [
      'a WebP with transparency',
      webpFile(vp8x(512, 512, 0x10), webpChunk('ALPH', new Uint8Array(4)), vp8(512)),
    ],
  ])('may be %s', (_what, bytes) => {
    expect(checkPicture(AVATAR_RULE, bytes)).toBeNull();
  });

  test.each([
    [
      '30,000 × 15,000 px as PNG',
      pngOf(30_000, 15_000),
      '图片的边长不能超过 2000 像素，这一张是 30000×15000',
    ],
    ['50,000 × 50,000 px as PNG', pngOf(50_000), '图片的边长不能超过 2000 像素，这一张是 50000×50000'],
    ['30,000 px as JPEG', jpegOf(100, 30_000), '图片的边长不能超过 2000 像素，这一张是 100×30000'],
    ['16,383 px as WebP', webpFile(vp8l(16_383)), '图片的边长不能超过 2000 像素，这一张是 16383×16383'],
    [
      '2,001 px in a header alone',
      pngOf(2001).subarray(0, 33),
      '图片的边长不能超过 2000 像素，这一张是 2001×2001',
    ],
    ['an APNG', pngOf(64, 64, [pngChunk('acTL', new Uint8Array(8))]), '不支持动图，请换一张静态图片'],
    [
      'an animated WebP',
      webpFile(vp8x(64, 64, 0x02), webpChunk('ANMF', new Uint8Array(16))),
      '不支持动图，请换一张静态图片',
    ],
    [
      'frames that no flag tells of',
      webpFile(vp8x(64), webpChunk('ANMF', new Uint8Array(16)), vp8(64)),
      '不支持动图，请换一张静态图片',
    ],
    ['a PNG of eight bytes', pngOf(64).subarray(0, 8), '图片已损坏或不完整，请换一张'],
    ['half a JPEG header', jpegOf(64).subarray(0, 12), '图片已损坏或不完整，请换一张'],
  ])('of %s is rejected with a reason', (_what, bytes, complaint) => {
    expect(checkPicture(AVATAR_RULE, bytes)).toBe(complaint);
  });
});
