import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const COINS = ['bitcoin', 'ethereum', 'dogecoin', 'shiba-inu', 'pax-gold'] as const;

let past = 0;
/** A world whose clock is moved by hand. */
const context = { sources: createTestWorld(() => TEST_TIME + past), token: '' };

async function quoteOf(code: string) {
  const { quote } = await ask('coinInfo', { code }, context);
  return { ...quote, open24h: Number(known(quote.open24h).toPrecision(10)) };
}

describe('the opening of 24 hours', () => {
  // Within a step of the chart, within a minute, and at the beginning of both.
  it.each([0, 65_000, 190_000, 299_000])(
    'is one price in facts, chart and candles %d ms later',
    async (ms) => {
      past = ms;
      const now = context.sources.clock.now();
      for (const code of COINS) {
        const { open24h } = await quoteOf(code);
        const [first] = await ask('coinCharts', { code, type: 'd' }, context);
        const [minute] = await context.sources.candles.list({
          code,
          periodMinutes: 1,
          end: dayAgo(now) + MINUTE,
          limit: 1,
        });
        expect(first?.time).toBe(Math.floor(now / MINUTE) * MINUTE - DAY);
        expect(first?.priceUsd, code).toBe(minute?.open);
        expect(open24h, code).toBe(first?.priceUsd);
      }
    },
  );

  it('stays the same within a minute, though the price moves', async () => {
    const quotes: Awaited<ReturnType<typeof quoteOf>>[] = [];
    for (const ms of [0, 20_000, 55_000]) {
      past = ms;
      quotes.push(await quoteOf('bitcoin'));
    }
    expect(new Set(quotes.map(({ open24h }) => open24h)).size).toBe(1);
    expect(new Set(quotes.map(({ price }) => price)).size).toBe(3);
  });

  it('is the beginning of every fixed range of the chart: as many days ago', async () => {
    past = 0;
    const starts = await Promise.all(
      (['w', 'm', '3m', 'y'] as const).map(
        async (type) => (await ask('coinCharts', { code: 'bitcoin', type }, context))[0],
      ),
    );
    expect(starts.map((point) => (TEST_TIME - (point?.time ?? 0)) / DAY)).toEqual([7, 30, 90, 365]);
    const { price, change7d } = await quoteOf('bitcoin');
    expect((known(price) / (starts[0]?.priceUsd ?? 0) - 1) * 100).toBeCloseTo(known(change7d), 9);
  });
});
