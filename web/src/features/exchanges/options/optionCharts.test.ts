import { expect, test } from 'vitest';
import { openByStrike, openGroups } from './optionCharts.ts';

const strike = (at: number, calls: number, puts: number) => ({ strike: at, calls, puts, volatility: 50 });
const expiry = (strikes: readonly ReturnType<typeof strike>[]) => ({
  expiresAt: 0,
  calls: 0,
  puts: 0,
  openInterest: 0,
  volume24h: 0,
  share: 0,
  putCallRatio: null,
  putCallVolume: null,
  maxPain: null,
  forward: null,
  volatility: null,
  skew: null,
  strikes: [...strikes],
});

test('strikes of several expiries are added up, lowest first, without those far from the price', () => {
  const expiries = [
    expiry([strike(100, 1, 2), strike(120, 3, 0)]),
    expiry([strike(49, 9, 9), strike(100, 4, 5), strike(50, 1, 1), strike(201, 9, 9)]),
  ];
  const rows = [
    { strike: 50, calls: 1, puts: 1 },
    { strike: 100, calls: 5, puts: 7 },
    { strike: 120, calls: 3, puts: 0 },
  ];
  expect(openByStrike({ expiries, price: 100 })).toEqual(rows);
  expect(openByStrike({ expiries, price: null }).map((row) => row.strike)).toEqual([49, 50, 100, 120, 201]);
});

test('what is open counts what it is worth', () => {
  const [calls, puts] = openGroups([{ calls: 2, puts: 1 }], 100, 'open');
  expect(calls).toMatchObject({ values: [200], stack: 'open', color: 'up' });
  expect(puts).toMatchObject({ values: [100], stack: 'open', color: 'down' });
  // Without a price it is not known: no 0.
  expect(openGroups([{ calls: 2, puts: 1 }], null).map(({ values }) => values)).toEqual([[null], [null]]);
});
