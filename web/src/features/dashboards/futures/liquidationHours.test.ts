import { expect, test } from 'vitest';
import { liquidationHours } from './liquidationHours.ts';

test('longs stand above and shorts below, in the palette’s up and down, hour by hour in Beijing', () => {
  const time = Date.UTC(2026, 10, 27, 20);
  const { buckets, above, below } = liquidationHours([{ time, long: 2.2e8, short: 5e7 }]);
  expect(buckets).toEqual([{ key: String(time), label: '04:00', name: '11-28 04:00' }]);
  expect(above).toMatchObject({ floor: 1e8, parts: [{ name: '多单爆仓', tone: 'up', values: [2.2e8] }] });
  expect(below).toMatchObject({ floor: 1e8, parts: [{ name: '空单爆仓', tone: 'down', values: [5e7] }] });
});
