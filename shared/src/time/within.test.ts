import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a value that comes in time is told, and its clock is stopped', async () => {
  expect(await within(1_000, Promise.resolve(1), null)).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that does not is replaced, also where it rejects later', async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  const reported = within(1_000, promise, null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reported).toBeNull();
  reject(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
});

test('what it rejects with in time is passed on', async () => {
  await expect(within(1_000, Promise.reject(new Error('refused')), null)).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
