import { gunzipSync } from 'node:zlib';
import { channelPush } from '@coinmirror/shared/contract/liveChannels.ts';
import { describe, expect, test } from 'vitest';
import { createBundler, createPushMessage } from './pushMessages.ts';

const change = -2.9398813044468897;
const FIGURES = {
  price_usd: 144697.8,
  change_24h: change,
  change_utc8: change,
  change_utc0: change,
  vol_usd: 79e9,
};
const SAID = { seq: 1795396295563, time: 1795396326000, data: FIGURES };
const tick = (code: string) => createPushMessage(JSON.stringify(channelPush('ticker', code, SAID)));

describe('what a visitor hears at once', () => {
  test('is one message, compressed once for all who hear the same', () => {
    const bundle = createBundler();
    const [a, b, c] = [tick('a'), tick('b'), tick('c')];
    const message = bundle([a, b, c]);
    expect(message.binary).toBe(true);
    expect(JSON.parse(gunzipSync(message.data).toString())).toEqual(
      [a, b, c].map(({ text }) => JSON.parse(text.toString())),
    );
    expect(bundle([a, b, c])).toBe(message);
    expect(bundle([a, b])).not.toBe(message);
  });

  test('is left as it is where it is a tick alone', () => {
    const lone = tick('bitcoin');
    expect(createBundler()([lone])).toEqual({ data: lone.text, binary: false });
  });

  test('is compressed where it is a large push alone', () => {
    const { data, binary } = createBundler()([createPushMessage(JSON.stringify({ ch: 'x'.repeat(300) }))]);
    expect([binary, JSON.parse(gunzipSync(data).toString())]).toEqual([true, { ch: 'x'.repeat(300) }]);
  });
});
