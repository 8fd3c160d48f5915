import { expect, test } from 'vitest';
import { flowBuckets } from './flowBuckets.ts';

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 23);

test('inflows stand above and outflows below; a day without trading is no bar', () => {
  const { buckets, above, below } = flowBuckets([
    { time: MONDAY, flow: 3e8 },
    { time: MONDAY + DAY, flow: -2.73e8 },
    { time: MONDAY + 2 * DAY, flow: 0 },
  ]);
  expect(buckets.map(({ label }) => label)).toEqual(['11-23', '11-24']);
  expect(above.parts[0]?.values).toEqual([3e8, 0]);
  expect(below.parts[0]?.values).toEqual([0, 2.73e8]);
});

test('a trading day keeps its date, though its last second is the next day in Beijing', () => {
  const { buckets } = flowBuckets([{ time: MONDAY + DAY - 1000, flow: 1 }]);
  expect(buckets[0]).toMatchObject({ label: '11-23', name: '2026-11-23' });
});

test('many days are weeks from Monday on, which net their days', () => {
  const days = Array.from({ length: 140 }, (_, at) => ({ time: MONDAY + at * DAY, flow: at % 2 ? -1 : 2 }));
  const { buckets, above, below } = flowBuckets(days);
  expect(buckets).toHaveLength(20);
  expect(buckets[0]).toMatchObject({ label: '26-11', name: '2026-11-23 起一周' });
  expect(above.parts[0]?.values.slice(0, 2)).toEqual([5, 2]);
  expect(below.parts[0]?.values.slice(0, 2)).toEqual([0, 0]);
});

test('nothing is nothing', () => {
  expect(flowBuckets([]).buckets).toEqual([]);
});
