import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

const world = createTestWorld(() => TEST_TIME);
const ofWorld = (ports: Partial<Sources>) => ({ ...testContext, sources: { ...world, ...ports } });

describe('the last 24 hours of the market', () => {
  it('count every ranked coin with a change once', async () => {
    const { sizes, still } = await ask('marketToday', {});
    const market = await ask('globalMarket', {});
    expect(sum(sizes, ({ rises }) => rises)).toBe(market.riseCount);
    expect(sum(sizes, ({ falls }) => falls)).toBe(market.fallCount);
    expect(still).toBeGreaterThanOrEqual(0);
    expect(sizes.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
      [3, 5],
      [5, 10],
      [10, null],
    ]);
  });

  it('end at the total of now, with points a quarter of an hour apart', async () => {
    const { marketCaps } = await ask('marketToday', {});
    const times = marketCaps.map(([time]) => time);
    expect(times.at(-1)).toBe(TEST_TIME);
    expect(new Set(times.slice(1, -1).map((time, at) => time - (times[at] ?? 0)))).toEqual(
      new Set([900_000]),
    );
  });

  it('leave out the times at which a large coin has no price', async () => {
    const { candles } = world;
    const prices: typeof candles.prices = async (code, times) => {
      const all = await candles.prices(code, times);
      return all.map((price, at) => (code === 'bitcoin' && at % 2 === 0 ? null : price));
    };
    const { marketCaps } = await ask('marketToday', {}, ofWorld({ candles: { ...candles, prices } }));
    expect(marketCaps.length).toBe(96 / 2 + 1);
  });

  it('have no liquidations where nobody reports them, and none of 0', async () => {
    const liquidations = {
      ...known(world.liquidations),
      hours: async () => {
        throw new NotConnectedError('liquidations');
      },
    };
    const today = await ask('marketToday', {}, ofWorld({ liquidations }));
    expect([today.long24h, today.short24h, today.hours]).toEqual([null, null, []]);
    expect(today.bitcoin.change24h).not.toBeNull();
  });

  it('are unknown without coins, and no fault', async () => {
    const today = await ask('marketToday', {}, ofWorld({ coins: { ...world.coins, all: async () => [] } }));
    expect(today).toMatchObject({ marketCaps: [], median: null, still: 0, bitcoin: { price: null } });
  });
});
