import { anchorAt, type Drawing, USUAL_STYLE } from '@coinmirror/shared/drawings/drawing.ts';
import { describe, expect, it } from 'vitest';
import { fromDrawingHash, hasDrawings, toDrawingHash } from './drawingLink.ts';

const strokes = (count: number, points: number): Drawing[] =>
  Array.from({ length: count }, (_, id) => ({
    id: `shared-${id}`,
    tool: 'brush',
    points: Array.from({ length: points }, (_point, place) =>
      anchorAt((place + id * 7) * 61_000, 60_000 + ((place * 7919 * (id + 1)) % 997) / 7),
    ),
    ...USUAL_STYLE,
    text: '支撑',
    isLocked: false,
    isHidden: false,
  }));

describe('an address with drawings', () => {
  it('restores the same drawings', async () => {
    const drawings = strokes(3, 20);
    const hash = `#${await toDrawingHash(drawings)}`;
    expect(hasDrawings(hash)).toBe(true);
    expect(hash).toMatch(/^#draw=[\w-]+$/);
    expect(await fromDrawingHash(hash)).toEqual(drawings);
  });

  it('is not made for more than an address can hold', async () => {
    expect(await toDrawingHash(strokes(40, 300))).toBeNull();
  });

  it.each(['#draw=', '#draw=abc', '#draw=%%%', '#draw=q1YqLi1OLUpVslIqLk0uSS0q'])(
    '%s is damaged',
    async (hash) => {
      expect(await fromDrawingHash(hash)).toBeNull();
    },
  );

  it('is refused when it decompresses to too much', async () => {
    const stream = new Blob(['0'.repeat(5_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
    expect(await fromDrawingHash(`#draw=${bomb}`)).toBeNull();
  });

  it('is distinct from any other fragment', () => {
    expect(hasDrawings('#trades')).toBe(false);
  });
});
