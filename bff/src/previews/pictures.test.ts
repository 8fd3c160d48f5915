import { expect, test, vi } from 'vitest';
import { html } from '../prerender/html.ts';
import { NotNow } from './notNow.ts';
import { createPace } from './pace.ts';
import { createPictures } from './pictures.ts';

/** A picture that is another one each time. */
function start() {
  let drawn = 0;
  const now = vi.fn(() => 0);
  const render = async () => Buffer.from(`picture ${drawn++}`);
  const draw = vi.fn(async () => () => html`<svg/>`);
  return { now, draw, pictures: createPictures(render, now) };
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

test('no more are drawn in a second than the pace allows', () => {
  const now = vi.fn(() => 0);
  const mayDraw = createPace(2, now);
  expect([mayDraw(), mayDraw(), mayDraw()]).toEqual([true, true, false]);
  now.mockReturnValue(1_000);
  expect([mayDraw(), mayDraw(), mayDraw()]).toEqual([true, true, false]);
});
