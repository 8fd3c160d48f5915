import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clear, createCanvas, placeOf } from './canvas.ts';
import { encodePng } from './png.ts';

/** The parts of a PNG, their sums compared. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

test('a PNG holds the size and each pixel of its canvas', async () => {
  const canvas = createCanvas(3, 2);
  clear(canvas, [1, 2, 3]);
  canvas.lines.set([9, 8, 7], placeOf(canvas, 1, 0));
  const png = await encodePng(canvas);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([
    ...[0, 1, 2, 3, 9, 8, 7, 1, 2, 3],
    ...[0, 1, 2, 3, 1, 2, 3, 1, 2, 3],
  ]);
});
