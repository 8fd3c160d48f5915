import type { Options } from 'express-rate-limit';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLimitStore } from './limitStore.ts';
import { createLimitTable } from './limitTable.ts';

const WINDOW = 600_000;
let elapsed: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 15) });
  elapsed = 0;
  return () => vi.useRealTimers();
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is set by %d ms keeps nobody out longer or shorter',
  async (jump) => {
    const table = createLimitTable(() => elapsed);
    const store = createLimitStore({ redis: null, table, prefix: 'p:', times: 1 });
    store.init?.({ windowMs: WINDOW } as Options);
    await store.increment('a');
    vi.setSystemTime(Date.now() + jump);
    elapsed = WINDOW - 1_000;
    const { totalHits, resetTime } = await store.increment('a');
    expect([totalHits, (resetTime?.getTime() ?? 0) - Date.now()]).toEqual([2, 1_000]);
    elapsed = WINDOW;
    expect((await store.increment('a')).totalHits).toBe(1);
  },
);
