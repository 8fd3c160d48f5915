import type { TreasuryRow } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import { expect, test } from 'vitest';
import { holderMoves } from './holderMoves.ts';

const holder = (name: string, change30d: number | null): TreasuryRow => ({
  name,
  ticker: '',
  country: '',
  type: 'ETF',
  btc: 1,
  cost: null,
  value: 1,
  share: 1,
  change30d,
  asOf: 0,
  source: '',
});

test('buyers stand above and sellers below, from the most bought to the most sold', () => {
  const { buckets, above, below } = holderMoves([
    holder('甲', -5),
    holder('乙', 9),
    holder('丙', null),
    holder('丁', 0),
    holder('戊', 2),
  ]);
  expect(buckets.map(({ label }) => label)).toEqual(['乙', '戊', '甲']);
  expect(above.parts[0]?.values).toEqual([9, 2, 0]);
  expect(below.parts[0]?.values).toEqual([0, 0, 5]);
});

test('of many the largest changes are shown; nobody who tells it is no bar', () => {
  const many = Array.from({ length: 40 }, (_, at) => holder(`${at}`, at % 2 ? at : -at));
  expect(holderMoves(many).buckets).toHaveLength(12);
  expect(holderMoves([holder('甲', null)]).buckets).toEqual([]);
});
