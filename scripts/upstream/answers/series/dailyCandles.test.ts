import { createTestWorld, TEST_TIME } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import type { CandleQuery } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';
import { dailyCandles } from './dailyCandles.ts';

const world = createTestWorld(() => TEST_TIME);
const DAY = 86_400_000;

test('a day is told once where no newer one than a past day is known', async () => {
  const ended = TEST_TIME - 30 * DAY;
  const sources: Sources = {
    ...world,
    candles: {
      ...world.candles,
      list: (query: CandleQuery) => world.candles.list({ ...query, end: Math.min(query.end, ended) }),
    },
  };
  const days = await dailyCandles(sources, 'bitcoin');
  const times = days.map(({ time }) => time);
  expect(times).toEqual([...new Set(times)]);
  expect(times.at(-1)).toBeLessThan(ended);
});
