import { expect, test } from 'vitest';
import { openMarketStore } from './marketStore.ts';
import { SAMPLE_RETENTION } from './samples.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const one = (value: number) => new Map([['bitcoin', value]]);

test('samples of a kind are told by time; one of the same time takes the place of the old one', () => {
  const { samples, close } = openMarketStore({ dataDir: null, now: () => NOW });
  samples.save('supply', { time: NOW, values: one(2) });
  samples.save('supply', { time: NOW - 1, values: one(1) });
  samples.save('supply', { time: NOW, values: one(3) });
  samples.save('gas', { time: NOW, values: one(9) });
  expect(samples.between('supply', NOW - 1, NOW)).toEqual([
    { time: NOW - 1, values: one(1) },
    { time: NOW, values: one(3) },
  ]);
  expect(samples.between('supply', NOW + 1, NOW + 2)).toEqual([]);
  close();
});

test('a kind is kept for its time', async () => {
  const store = openMarketStore({ dataDir: null, now: () => NOW });
  const first = NOW - SAMPLE_RETENTION.gas - 1;
  for (const kind of ['gas', 'supply'] as const) store.samples.save(kind, { time: first, values: one(1) });
  await store.sweep();
  expect(store.samples.between('gas', 0, NOW)).toEqual([]);
  expect(store.samples.between('supply', 0, NOW)).toHaveLength(1);
  store.close();
});
