import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backfillDays } from './backfillDays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one coin after the other, two seconds apart, until it is stopped', async () => {
  const list = vi.fn(async () => []);
  const stop = new AbortController();
  const filling = backfillDays({ list }, ['bitcoin', 'ethereum', 'solana'], () => 7, stop.signal);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(list).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(list).toHaveBeenLastCalledWith({ code: 'ethereum', periodMinutes: 1440, end: 7, limit: 10_000 });
  stop.abort();
  await vi.advanceTimersByTimeAsync(2_000);
  await filling;
  expect(list).toHaveBeenCalledTimes(2);
});
