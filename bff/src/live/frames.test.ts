import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPushFrame } from './frames.ts';

test('a push is compressed once, however many ask for it', () => {
  const push = createPushFrame('{"ch":"global"}');
  expect(push.gzip()).toBe(push.gzip());
  expect(gunzipSync(push.gzip()).toString()).toBe(push.text.toString());
});
