import { expect, test, vi } from 'vitest';
import { fill } from './canvas.ts';
import type { Drawing, Surface } from './frame.ts';
import { NotNow } from './notNow.ts';
import { createPictures } from './pictures.ts';

/** A picture that is larger each time. */
function start() {
  let size = 0;
  function* small({ canvas }: Surface): Drawing {
    yield;
    size += 10;
    fill(canvas, [[0, 0, size, 0, size, size]], [200, 0, 0]);
  }
  const now = vi.fn(() => 0);
  const draw = vi.fn(async () => small);
  return { now, draw, pictures: createPictures(now) };
}

test('a picture is drawn once for all who ask at once, and kept', async () => {
  const { draw, pictures } = start();
  const all = await Promise.all([pictures('/a', draw), pictures('/a', draw), pictures('/a', draw)]);
  expect(new Set([...all, await pictures('/a', draw)]).size).toBe(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('it is drawn anew after five minutes at the latest', async () => {
  const { now, draw, pictures } = start();
  const first = await pictures('/a', draw);
  now.mockReturnValue(5 * 60_000);
  expect((await pictures('/a', draw)).etag).not.toBe(first.etag);
});

test('more than four in a second are not drawn, and are in the next', async () => {
  const { now, draw, pictures } = start();
  const asked = await Promise.allSettled('abcdef'.split('').map((name) => pictures(`/${name}`, draw)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.any(NotNow), expect.any(NotNow)]);
  now.mockReturnValue(1_000);
  expect((await pictures('/f', draw)).status).toBe(200);
});

test('what has no subject takes nobody’s turn', async () => {
  const { draw, pictures } = start();
  const missing = () => Promise.reject(new Error('missing'));
  for (let turn = 0; turn < 8; turn += 1) await expect(pictures('/none', missing)).rejects.toThrow('missing');
  expect((await pictures('/a', draw)).status).toBe(200);
});
