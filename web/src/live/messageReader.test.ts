import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { soon } from '#testing/soon.ts';
import { createMessageReader } from './messageReader.ts';

/** A frame as a browser's socket delivers it. */
function zipped(message: object | readonly object[]): ArrayBuffer {
  const bytes = gzipSync(JSON.stringify(message));
  return new Uint8Array(bytes).buffer;
}

function readInto(received: unknown[]): (data: unknown) => void {
  return createMessageReader((message) => received.push(message));
}

test('inflates compressed frames, in order among text frames', async () => {
  const received: unknown[] = [];
  const read = readInto(received);
  read('{"seq":1}');
  read(zipped({ seq: 2, data: '看多' }));
  read('{"seq":3}');
  await soon(() => expect(received).toHaveLength(3));
  read(zipped({ seq: 4 }));
  expect(received).toEqual([{ seq: 1 }, { seq: 2, data: '看多' }, { seq: 3 }, { seq: 4 }]);
});

test('reads a frame with several messages', async () => {
  const received: unknown[] = [];
  const read = readInto(received);
  read('[{"seq":1},{"seq":2}]');
  expect(received).toEqual([{ seq: 1 }, { seq: 2 }]);
});

test('reads a tick in a frame of its own as one in a bundle, and skips one that breaks off', () => {
  const received: unknown[] = [];
  const read = readInto(received);
  const tick = { ch: 'ticker.bitcoin', ts: 1, seq: 7 };
  read(JSON.stringify(tick));
  read('{"ch":"ticker.bitcoin","ts":1,"seq":8,"data":{');
  read(JSON.stringify([tick, { seq: 9, ch: 'ticker.bitcoin' }]));
  expect(received).toEqual([tick, tick, { seq: 9, ch: 'ticker.bitcoin' }]);
});

test('skips a broken frame and reads the next', async () => {
  const received: unknown[] = [];
  const read = readInto(received);
  read(new Uint8Array([31, 139, 8, 0, 1]).buffer);
  read('{');
  read(new Blob(['{"seq":1}']));
  read(zipped({ seq: 2 }));
  await soon(() => expect(received).toEqual([{ seq: 2 }]));
});
