import { expiryDay, OPTION_COINS } from '@coinmirror/shared/contract/exchange/options.ts';
import { maxPain } from '@coinmirror/shared/indicators/options.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import {
  ask,
  createTestMarket,
  createTestWorld,
  known,
  TEST_TIME,
  testContext,
} from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import {
  expiryIsTheSumOfItsChain,
  indexIsTheThirtyDayVolatility,
  optionsAreTheSumOfParts,
  pricesFollowFormula,
} from '../relations/optionRelations.ts';
import { sharesAddUp } from '../relations/venueRelations.ts';

const DAY = 86_400_000;
const SLOW = 60_000;

describe.each(OPTION_COINS)('the options of %s', (coincode) => {
  it(
    'add up by place, by expiry and by strike, at the price of the coin',
    async () => {
      const overview = await ask('optionsOverview', { coincode });
      const { expiries, venues, calls, puts, price } = overview;
      const relations = [
        ...optionsAreTheSumOfParts(overview),
        ...sharesAddUp(venues, ''),
        ...sharesAddUp(expiries, ''),
      ];
      expect(relations.filter(({ holds }) => !holds)).toEqual([]);
      expect(overview.openInterest).toBeCloseTo((known(calls) + known(puts)) * known(price), 3);
      expect(sum(expiries, (expiry) => expiry.calls)).toBeCloseTo(known(calls), 6);
      for (const { strikes, putCallRatio, maxPain: pain, ...expiry } of expiries) {
        expect(sum(strikes, (strike) => strike.calls)).toBeCloseTo(expiry.calls, 6);
        expect(putCallRatio).toBeCloseTo(expiry.puts / expiry.calls, 10);
        expect(pain).toBe(maxPain(strikes));
      }
      const coin = (await testContext.sources.coins.all()).find(({ code }) => code === coincode);
      expect(price).toBe(coin?.price);
    },
    SLOW,
  );

  it('have a chain for each expiry: its sizes are the expiry’s, its prices follow the formula', async () => {
    const { expiries } = await ask('optionsOverview', { coincode });
    for (const expiry of expiries) {
      const chain = await ask('optionChain', { coincode, expiry: expiryDay(expiry.expiresAt) });
      expect(chain).toMatchObject({ code: coincode, expiresAt: expiry.expiresAt, forward: expiry.forward });
      const priced = pricesFollowFormula(chain, TEST_TIME);
      expect(priced.length).toBe(3 * chain.strikes.length);
      const relations = [...expiryIsTheSumOfItsChain(expiry, chain), ...priced];
      expect(relations.filter(({ holds }) => !holds)).toEqual([]);
      for (const { call, put } of chain.strikes) {
        expect(known(call.delta) - known(put.delta)).toBeCloseTo(1, 9);
        expect(known(call.theta)).toBeLessThanOrEqual(0);
        for (const { bid, ask: asked, mark } of [call, put]) {
          expect(bid ?? 0).toBeLessThanOrEqual(known(mark));
          expect(known(asked)).toBeGreaterThanOrEqual(known(mark));
        }
      }
    }
  });

  it('have higher implied volatility away from the forward than at it, and a skew within 25 points', async () => {
    const { expiries } = await ask('optionsOverview', { coincode });
    for (const { strikes, volatility, skew } of expiries) {
      const ends = [strikes.at(0), strikes.at(-1)].map((strike) => strike?.volatility ?? 0);
      expect(Math.max(...ends)).toBeGreaterThan(known(volatility));
      expect(Math.abs(known(skew))).toBeLessThan(25);
    }
  });
});

it('an expiry that is not listed is answered by the nearest one', async () => {
  const { expiries } = await ask('optionsOverview', {});
  const nearest = expiries[0]?.expiresAt;
  expect((await ask('optionChain', { expiry: '20991231' })).expiresAt).toBe(nearest);
  expect((await ask('optionChain', {})).expiresAt).toBe(nearest);
  await expect(ask('optionChain', { expiry: '<script>' })).rejects.toThrow();
});

describe('the volatility index', () => {
  it.each(['bitcoin', 'ethereum'] as const)(
    'of %s is the volatility of 30 days that its expiries have, by hour over 30 days',
    async (coincode) => {
      const { points } = await ask('optionVolatility', { coincode });
      const overview = await ask('optionsOverview', { coincode });
      expect(points.length).toBeGreaterThan(700);
      expect(points.at(-1)?.time).toBe(TEST_TIME);
      const index = points.at(-1)?.value ?? null;
      const relation = indexIsTheThirtyDayVolatility(overview, index);
      expect(relation, JSON.stringify(relation)).toMatchObject({ holds: true });
    },
    SLOW,
  );

  it(
    'jumps on a day of falls, and had said the same of earlier hours',
    async () => {
      const market = createTestMarket(() => TEST_TIME);
      const moves = Array.from({ length: 400 }, (_, day) => {
        const [now, before] = [0, 1].map(
          (more) => market.priceAt('bitcoin', TEST_TIME - (day + more) * DAY) ?? 1,
        );
        return { time: TEST_TIME - day * DAY, move: known(now) / known(before) };
      });
      const [worst] = moves.toSorted((a, b) => a.move - b.move);
      expect(worst?.move).toBeLessThan(0.95);
      const at = worst?.time ?? TEST_TIME;
      const context = { sources: createTestWorld(() => at), token: '' };
      const { points } = await ask('optionVolatility', { coincode: 'bitcoin' }, context);
      const [last, before] = [points.at(-1), points.findLast(({ time }) => time <= at - 1.5 * DAY)];
      expect(known(last?.value) - known(before?.value)).toBeGreaterThan(1.5);
      const earlier = { sources: createTestWorld(() => at - DAY), token: '' };
      const { points: told } = await ask('optionVolatility', { coincode: 'bitcoin' }, earlier);
      const hour = told.at(-2);
      expect(points.find(({ time }) => time === hour?.time)).toEqual(hour);
    },
    SLOW,
  );
});

describe('earn products of an exchange', () => {
  it(
    'are for coins it trades, pay more for longer terms, and never exceed their limit',
    async () => {
      const { rows } = await ask('exchangeEarn', { code: 'binance' });
      expect(rows.length).toBeGreaterThan(16);
      for (const { used, apr, quota } of rows) {
        expect(used).toBeGreaterThan(0);
        expect(used).toBeLessThanOrEqual(100);
        expect(Math.min(apr, quota)).toBeGreaterThan(0);
      }
      for (const [, own] of Map.groupBy(rows, ({ coinCode }) => coinCode)) {
        const fixed = own.filter(({ kind }) => kind !== 'staking').map(({ apr }) => apr);
        expect(fixed).toEqual(fixed.toSorted((a, b) => a - b));
      }
    },
    SLOW,
  );

  it('do not exist without custody', async () => {
    expect((await ask('exchangeEarn', { code: 'uniswap' })).rows).toEqual([]);
  });
});
