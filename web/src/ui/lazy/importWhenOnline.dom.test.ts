import { expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { importWhenOnline } from './importWhenOnline.ts';

it('loads code again each time the network is back, until it has loaded, and not after', async () => {
  const offline = new Error('offline');
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline);
  const code = importWhenOnline(load);
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

it('retries with growing backoff what failed while online', async () => {
  vi.useFakeTimers();
  const missing = new Error('missing');
  const load = vi.fn(async () => 'code');
  for (let failure = 0; failure < 3; failure += 1) load.mockRejectedValueOnce(missing);
  const code = importWhenOnline(load);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await code).toBe('code');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
