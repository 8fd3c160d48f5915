import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { TEST_TIME, testContext, testMarket } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { autocorrelation, correlation, deviation } from '../path/testStatistics.ts';
import { accountsLong } from './sides.ts';

const { longShort } = testContext.sources;
const TIMES = Array.from({ length: 24 * 60 }, (_, i) => TEST_TIME - (24 * 60 - i) * HOUR);
const COINS = ['bitcoin', 'ethereum', 'solana'] as const;

const changes = (values: readonly number[]) => values.slice(1).map((value, i) => value - (values[i] ?? 0));

async function longOf(code: string, times = TIMES): Promise<readonly number[]> {
  const [long = []] =
    (await longShort?.accounts({ code, exchanges: ['binance'], times, length: HOUR })) ?? [];
  return long.map((share) => share ?? Number.NaN);
}

async function movesOf(code: string, times: readonly number[]) {
  const prices = await testMarket.prices(
    code,
    times.flatMap((time) => [time, time - 8 * HOUR]),
  );
  return times.map((_, at) => Math.log((prices[2 * at] ?? 1) / (prices[2 * at + 1] ?? 1)));
}

describe.each(COINS)('long and short accounts of %s', (code) => {
  it('stay within what exchanges publish, and return to their mean', async () => {
    const long = await longOf(code);
    const ratios = long.map((share) => share / (1 - share));
    expect(Math.min(...ratios)).toBeGreaterThan(0.6);
    expect(Math.max(...ratios)).toBeLessThan(2.5);
    // After ten days little of a deviation is left.
    expect(autocorrelation(long, 240)).toBeLessThan(0.35);
  });

  it('change like a noisy series: their direction says nothing about the next hour, no smooth wave', async () => {
    const steps = changes(await longOf(code));
    // Of a sine wave of days this would be 0.99.
    expect(autocorrelation(steps, 1)).toBeLessThan(0.35);
    const turns = steps.filter((step, i) => i > 0 && step > 0 !== (steps[i - 1] ?? 0) > 0).length;
    expect(turns / steps.length).toBeGreaterThan(0.3);
  });

  it('fall when the price rises: small traders buy what falls', async () => {
    expect(correlation(await longOf(code), await movesOf(code, TIMES))).toBeLessThan(-0.15);
  });

  it('differ between exchanges', async () => {
    const query = { code, exchanges: ['binance', 'okx'], times: TIMES, length: HOUR };
    const [one = [], other = []] = (await longShort?.accounts(query)) ?? [];
    const apart = one.map((share, i) => (share ?? 0) - (other[i] ?? 0));
    expect(deviation(apart)).toBeGreaterThan(0.005);
  });
});

describe('the exchanges of a coin', () => {
  const venues = ['binance', 'okx', 'bybit', 'bitget', 'gate', 'mexc', 'huobi', 'kucoin', 'bingx', 'aster'];
  const ratiosAt = async (code: string, time: number) => {
    const query = { code, exchanges: venues, times: [time], length: HOUR };
    return ((await longShort?.accounts(query)) ?? []).map(([long = null]) => (long ?? 0) / (1 - (long ?? 0)));
  };

  it.each(COINS)(
    'of %s have ratios from under 1.1 to over 1.4, within what exchanges publish',
    async (code) => {
      const all = (
        await Promise.all(TIMES.filter((_, i) => i % 97 === 0).map((time) => ratiosAt(code, time)))
      ).flat();
      const sorted = all.toSorted((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length / 20)]).toBeLessThan(1.1);
      expect(sorted[Math.floor(sorted.length * 0.9)]).toBeGreaterThan(1.4);
      expect(sorted[0]).toBeGreaterThan(0.6);
      expect(sorted.at(-1)).toBeLessThan(3);
    },
  );

  it('keep their order for the most part: each has another crowd', async () => {
    const [one, other] = await Promise.all([
      ratiosAt('bitcoin', TEST_TIME),
      ratiosAt('bitcoin', TEST_TIME - 20 * DAY),
    ]);
    expect(correlation(one ?? [], other ?? [])).toBeGreaterThan(0.5);
  });

  it('all turn long when the price falls and short when it rises', async () => {
    for (const move of [-0.07, 0.07]) {
      const still = await accountsLong(
        { code: 'bitcoin', exchanges: venues, times: [TEST_TIME] },
        async () => [0],
      );
      const moved = await accountsLong(
        { code: 'bitcoin', exchanges: venues, times: [TEST_TIME] },
        async () => [move],
      );
      for (const [at, [long = 0]] of moved.entries()) {
        const change = long - (still[at]?.[0] ?? 0);
        expect(Math.sign(change)).toBe(-Math.sign(move));
        expect(Math.abs(change)).toBeGreaterThan(0.03);
      }
    }
  });
});

describe('the sides of an instant', () => {
  it('are the last of their history', async () => {
    const sides = await longShort?.venues({
      code: 'bitcoin',
      exchanges: ['binance', 'okx'],
      time: TEST_TIME,
      length: DAY,
    });
    const history = await longShort?.accounts({
      code: 'bitcoin',
      exchanges: ['binance', 'okx'],
      times: [TEST_TIME],
      length: DAY,
    });
    expect(sides?.map(({ accounts }) => accounts)).toEqual(history?.map(([last]) => last));
  });
});
