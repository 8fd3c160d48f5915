import { expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { untilHere } from './untilHere.ts';

it('code is asked for again each time the line is back, until it is here, and not after', async () => {
  const offline = new Error('offline');
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  const code = untilHere(load);
  for (const attempt of [2, 3]) {
    await soon(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(attempt);
    });
  }
  expect(await code).toBe('code');
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});
