import { maxPain } from '@coinmirror/shared/indicators/options.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { ask, known, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const SLOW = 60_000;

describe.each(['bitcoin', 'ethereum'] as const)('the options of %s', (coincode) => {
  it(
    'add up by place and by expiry to the open interest, and strikes to their expiry',
    async () => {
      const overview = await ask('optionsOverview', { coincode });
      for (const figure of ['openInterest', 'volume24h', 'share'] as const) {
        const whole = figure === 'share' ? 100 : overview[figure];
        expect(sum(overview.venues, (venue) => venue[figure])).toBeCloseTo(known(whole), 6);
        if (figure !== 'share')
          expect(sum(overview.expiries, (expiry) => expiry[figure])).toBeCloseTo(known(whole), 6);
      }
      expect(sum(overview.expiries, ({ share }) => share)).toBeCloseTo(100, 6);
      expect(sum(overview.expiries, ({ calls }) => calls)).toBeCloseTo(known(overview.calls), 6);
      expect(overview.openInterest).toBeCloseTo(
        (known(overview.calls) + known(overview.puts)) * known(overview.price),
        -1,
      );
      for (const { calls, puts, strikes, putCallRatio, maxPain: pain } of overview.expiries) {
        expect(sum(strikes, (strike) => strike.calls)).toBeCloseTo(calls, 1);
        expect(sum(strikes, (strike) => strike.puts)).toBeCloseTo(puts, 1);
        expect(putCallRatio).toBeCloseTo(puts / calls, 10);
        expect(pain).toBe(maxPain(strikes));
      }
      const coin = (await testContext.sources.coins.all()).find(({ code }) => code === coincode);
      expect(overview.price).toBe(coin?.price);
    },
    SLOW,
  );

  it('have higher implied volatility away from the price than at it', async () => {
    const { expiries, price } = await ask('optionsOverview', { coincode });
    for (const { strikes, volatility } of expiries) {
      const [lowest, highest] = [strikes.at(0), strikes.at(-1)];
      const nearest = strikes.toSorted(
        (a, b) => Math.abs(a.strike - known(price)) - Math.abs(b.strike - known(price)),
      )[0];
      expect(Math.abs((nearest?.volatility ?? 0) - known(volatility))).toBeLessThan(3);
      expect(Math.max(lowest?.volatility ?? 0, highest?.volatility ?? 0)).toBeGreaterThan(known(volatility));
    }
  });
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
