import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { createRenderMemo } from '../cache/renderMemo.ts';
import { type ReadyAnswer, readyAnswer } from '../http/readyAnswer.ts';
import { etagOf } from '../http/readyBody.ts';
import { NotNow } from './notNow.ts';
import { createPace } from './pace.ts';
import type { Draw, Render } from './render.ts';

/** How long a picture may be shown, ms: who is sent a link reads the time of the numbers on it. */
const LIFETIME = 5 * 60_000;
/** Of some 60 KB each. */
const RETAINED = { entries: 100, bytes: 6 * 1024 * 1024 };
/** Pictures drawn in a second: each takes some 25 ms of the processor. */
const MOST_A_SECOND = 4;

/** The picture at a path, drawn once for all who ask. Throws NotNow, and what `find` throws. */
export type Pictures = (path: string, find: () => Promise<Draw>) => Promise<ReadyAnswer>;

/** Keeps pictures for some minutes, and draws few of them in a second; by a clock in ms that only goes forward. */
export function createPictures(render: Render, now: () => number): Pictures {
  const cached = createRenderMemo(RETAINED);
  const mayDraw = createPace(MOST_A_SECOND, now);
  return (path, find) => {
    // Each picture ends at a time of its own, so that they are not all drawn anew at once.
    const lifetime = Math.floor((now() + (keyOf(path, 0) % LIFETIME)) / LIFETIME);
    return cached(path, [lifetime], async () => {
      const draw = await find();
      if (!mayDraw()) throw new NotNow();
      return readyPicture(await render(draw));
    });
  };
}

function readyPicture(identity: Buffer): ReadyAnswer {
  const body = { identity, gzip: null, br: null, etag: etagOf(identity) };
  return readyAnswer(200, body, {
    contentType: 'image/png',
    cacheControl: `public, max-age=${LIFETIME / 1_000}`,
    // Chats and other sites show it.
    extra: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' },
  });
}
