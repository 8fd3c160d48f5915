import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCounts } from './memoryCounts.ts';

const WINDOW = 600_000;
let elapsed: number;
let counts: ReturnType<typeof createMemoryCounts>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 15) });
  elapsed = 0;
  counts = createMemoryCounts(() => elapsed);
  counts.init?.({ windowMs: WINDOW } as Parameters<NonNullable<typeof counts.init>>[0]);
  return () => {
    vi.useRealTimers();
    void counts.shutdown?.();
  };
});

const hits = async (key = 'a') => (await counts.increment(key)).totalHits;

test('counts each key within its window, and begins anew after it', async () => {
  expect([await hits(), await hits(), await hits('b')]).toEqual([1, 2, 1]);
  elapsed = WINDOW - 1;
  expect(await hits()).toBe(3);
  elapsed = WINDOW;
  expect(await hits()).toBe(1);
});

test('takes one back, never below none, and forgets a key', async () => {
  await hits();
  for (let turn = 0; turn < 3; turn += 1) await counts.decrement('a');
  expect(await hits()).toBe(1);
  await counts.resetKey('a');
  expect(await hits()).toBe(1);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is set by %d ms keeps nobody out longer or shorter',
  async (jump) => {
    await hits();
    vi.setSystemTime(Date.now() + jump);
    elapsed = WINDOW - 1_000;
    const { totalHits, resetTime } = await counts.increment('a');
    expect([totalHits, (resetTime?.getTime() ?? 0) - Date.now()]).toEqual([2, 1_000]);
    elapsed = WINDOW;
    expect(await hits()).toBe(1);
  },
);
