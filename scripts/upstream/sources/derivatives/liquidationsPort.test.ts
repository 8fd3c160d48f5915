import { expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { collectLiquidations } from './collectLiquidations.ts';
import { liquidationsPort } from './liquidationsPort.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-10T04:00:00Z');
const NOW = NOON + 10 * 60_000;

const order = (time: number, size: number, contract = 'BTC_USDT', fill_price = '61000') => ({
  time: time / 1000,
  contract,
  size,
  order_size: -size,
  order_price: fill_price,
  fill_price,
  left: 0,
});
const terms = (name: string, quanto_multiplier: string) => ({
  name,
  mark_price: '61000',
  index_price: '61000',
  funding_rate: '0.0001',
  funding_interval: 28_800,
  funding_next_apply: NOW / 1000,
  quanto_multiplier,
});

const orders = [
  order(NOW - 60_000, 5_000),
  order(NOW - 120_000, -2_000),
  order(NOW - 30_000, 1, 'UNHEARD_USDT', '1'),
  // Of the hour before, in which nobody was listening yet.
  order(NOON - 60_000, 9_999),
];

function worldOf(answers: Readonly<Record<string, unknown>>) {
  return createStubWorld({
    now: NOW,
    answers,
    coins: [aCoin({ code: 'bitcoin', price: 61_000 })],
    rates: { USD: 1, USDT: 0.999 },
  });
}
const reported = {
  'GATE /api/v4/futures/usdt/liq_orders': orders,
  'GATE /api/v4/futures/usdt/contracts': [terms('BTC_USDT', '0.0001'), terms('UNHEARD_USDT', '1')],
};

test('orders are positions in USD: contracts × their size × price × the quote’s own price', async () => {
  const world = worldOf(reported);
  await collectLiquidations(world);
  const [bitcoin] = await liquidationsPort(world).orders(['bitcoin'], 1);
  expect(bitcoin?.map(({ time, side }) => [time, side])).toEqual([
    [NOW - 60_000, 'long'],
    [NOW - 120_000, 'short'],
  ]);
  expect(bitcoin?.[0]?.usd).toBeCloseTo(5_000 * 0.0001 * 61_000 * 0.999, 6);
  expect(bitcoin?.[0]?.price).toBeCloseTo(60_939, 6);
});

test('the same list read again adds nothing, and hours in which nobody listened are left out', async () => {
  const world = worldOf(reported);
  await collectLiquidations(world);
  await collectLiquidations(world);
  const [bitcoin, ether] = await liquidationsPort(world).hours(['bitcoin', 'ethereum'], 24);
  expect(bitcoin?.map(({ time }) => time)).toEqual([NOON]);
  expect(bitcoin?.[0]?.long).toBeCloseTo(0.5 * 61_000 * 0.999, 6);
  expect(bitcoin?.[0]?.short).toBeCloseTo(0.2 * 61_000 * 0.999, 6);
  expect(ether).toEqual([{ time: NOON, long: 0, short: 0 }]);
});

test('an exchange has its own orders, of the hours in which it was heard; none while one of them was not', async () => {
  const world = worldOf(reported);
  await collectLiquidations(world);
  const port = liquidationsPort(world);
  const [[hour] = []] = await port.hours(['bitcoin'], 1);
  const byExchange = await port.byExchange(['bitcoin', 'ethereum'], 1);
  expect([...(byExchange ?? [])]).toEqual([['gate', { long: hour?.long, short: hour?.short }]]);
  expect(await port.byExchange(['ethereum'], 1)).toEqual(new Map([['gate', { long: 0, short: 0 }]]));
  expect(await port.byExchange(['bitcoin'], 24)).toEqual(new Map());
});

test('before anything was collected the port is not connected; a failed call collects nothing', async () => {
  const world = worldOf({});
  await collectLiquidations(world);
  await expect(liquidationsPort(world).hours(['bitcoin'], 24)).rejects.toThrow(NotConnectedError);
});

test('orders and hours are deleted after a week', async () => {
  const world = worldOf(reported);
  const old = NOON - 8 * 24 * HOUR;
  const stored = { coinCode: 'bitcoin', exchange: 'gate', side: 'long', price: 1, usd: 1 } as const;
  world.store.liquidations.save('gate', old, [{ id: 'a', time: old, ...stored }]);
  world.store.liquidations.save('gate', NOON, [{ id: 'b', time: NOON, ...stored }]);
  await world.store.sweep();
  expect(world.store.liquidations.since('bitcoin', 0).map(({ id }) => id)).toEqual(['gate-b']);
  expect(world.store.liquidations.hours(0)).toEqual([NOON]);
});
