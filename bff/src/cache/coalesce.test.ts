import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';
import { createCoalescer } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one making is joined while it is young; who arrives when it hangs begins anew', async () => {
  const { share } = createCoalescer<number>();
  const made: PromiseWithResolvers<number>[] = [];
  const ask = () =>
    share('key', () => {
      const making = Promise.withResolvers<number>();
      made.push(making);
      return making.promise;
    });
  const hung = ask();
  vi.advanceTimersByTime(UPSTREAM_LIMITS.patienceMs - 1);
  expect(ask()).toBe(hung);
  vi.advanceTimersByTime(1);
  const anew = ask();
  made[1]?.resolve(2);
  expect(await anew).toBe(2);
  // The old one's end is not the end of what has begun since.
  const third = ask();
  made[0]?.resolve(1);
  await hung;
  expect(ask()).toBe(third);
});
