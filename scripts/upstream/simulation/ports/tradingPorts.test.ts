import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, it, vi } from 'vitest';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';

// The first read of a whole market takes a second, several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { sources } = testContext;
const [pairs, contracts] = [requirePort(sources, 'pairs'), requirePort(sources, 'contracts')];

it('pairs of all coins equal the pairs of each coin, and are counted', async () => {
  const [all, counts] = [await pairs.all(), await pairs.counts()];
  expect(all.filter(({ coinCode }) => coinCode === 'solana')).toEqual(await pairs.of('solana'));
  for (const [code, own] of Map.groupBy(all, ({ coinCode }) => coinCode)) {
    const exchanges = new Set(own.map(({ exchange }) => exchange)).size;
    expect([code, counts.get(code)]).toEqual([code, { exchanges, pairs: own.length }]);
  }
  expect(await pairs.of('nosuch')).toEqual([]);
});

it('returns no exchange outside the catalogue', async () => {
  const codes = new Set([...(await pairs.all()), ...(await contracts.all())].map(({ exchange }) => exchange));
  expect([...codes].filter((code) => findExchange(code) === null)).toEqual([]);
});

it('contracts add up to their totals', async () => {
  const own = await contracts.of('bitcoin');
  const sum = (read: (one: (typeof own)[number]) => number | null) =>
    own.reduce((all, one) => all + (read(one) ?? 0), 0);
  expect((await contracts.totals()).get('bitcoin')).toEqual({
    openInterest: sum((one) => one.openInterest),
    volume24h: sum((one) => one.volume24h),
  });
});

it('recomputes its rows at each beat, and only once within one', async () => {
  let time = TEST_TIME;
  const { of } = requirePort(
    createTestWorld(() => time),
    'pairs',
  );
  const before = await of('bitcoin');
  expect(await of('bitcoin')).toBe(before);
  time += CYCLE;
  expect((await of('bitcoin'))[0]?.priceUsd).not.toBe(before[0]?.priceUsd);
});

it('the history of an exchange ends at its current pair and contract volumes', async () => {
  const days = await requirePort(sources, 'venues').history('okx', 30);
  const volume = (rows: readonly { readonly exchange: string; readonly volume24h: number }[]) =>
    rows.reduce((sum, one) => (one.exchange === 'okx' ? sum + one.volume24h : sum), 0);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    time: TEST_TIME,
    spot: volume(await pairs.all()),
    futures: volume(await contracts.all()),
    traders: null,
  });
  expect(days.map(({ time }) => time)).toEqual(days.map(({ time }) => time).toSorted((a, b) => a - b));
});

it('returns when an exchange opened trade in a coin, null if it does not list it', async () => {
  const [bitcoin, unknown] = await pairs.openings('binance', ['bitcoin', 'nosuch']);
  expect(bitcoin).toBeLessThan(TEST_TIME - DAY);
  expect(unknown).toBeNull();
});

it('has a deep order book for pairs of the coin only', async () => {
  const books = requirePort(sources, 'orderBooks');
  const deep = await books.deep('bitcoin', 'binance_btc_usdt');
  expect(deep?.bids.length).toBeGreaterThan(20);
  expect(deep?.bids[0]?.[0]).toBeLessThan(deep?.asks[0]?.[0] ?? 0);
  expect(await books.deep('ethereum', 'binance_btc_usdt')).toBeNull();
});
