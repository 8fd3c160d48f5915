import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { contractListingsOf } from '../listings/contractListings.ts';
import { createSimulatedMarket } from '../market/simulatedMarket.ts';
import { averagedPremium, fundingAt, remembered } from './futures.ts';
import { moveUntilOf } from './pressure.ts';

const LAST = Date.UTC(2026, 10, 28, 8);
const INSTANTS = Array.from({ length: 12 }, (_, i) => LAST - i * (17 * DAY + 8 * HOUR));
const COINS = coinCatalogue.filter(({ hasFutures }) => hasFutures).slice(0, 20);
const HOURLY = new Set(['hyperliquid', 'dydx', 'lighter']);
const swaps = COINS.flatMap((coin) =>
  contractListingsOf(coin)
    .filter(({ contract, exchange }) => contract === 'swap' && !HOURLY.has(exchange.code))
    .map(({ exchange }) => ({ coin: coin.code, venue: exchange.code })),
);
const moveUntil = remembered(moveUntilOf(createSimulatedMarket({ seed: SHOWN_SEED, now: () => LAST })));
const ratesAt = (time: number) => swaps.map(({ coin, venue }) => fundingAt(moveUntil, venue, coin, time));
const ratesAtOf = (coin: string, time: number) =>
  swaps.filter((one) => one.coin === coin).map(({ venue }) => fundingAt(moveUntil, venue, coin, time));
const part = (rates: readonly number[], is: (rate: number) => boolean) =>
  rates.filter(is).length / rates.length;

describe('funding rates', () => {
  it('are not the base rate at two of three exchanges, and some are negative', () => {
    const rates = INSTANTS.flatMap(ratesAt);
    expect(part(rates, (rate) => rate === 0.01)).toBeLessThan(0.6);
    expect(part(rates, (rate) => rate === 0.01)).toBeGreaterThan(0.2);
    expect(part(rates, (rate) => rate < 0)).toBeGreaterThan(0.08);
    expect(part(rates, (rate) => rate < 0)).toBeLessThan(0.35);
  });

  it('are mostly −0.005 to +0.015 % per eight hours, and at most ±0.2 %', () => {
    const rates = INSTANTS.flatMap(ratesAt);
    expect(part(rates, (rate) => rate >= -0.005 && rate <= 0.015)).toBeGreaterThan(0.75);
    expect(Math.max(...rates.map(Math.abs))).toBeLessThan(0.2);
    expect(Math.max(...rates)).toBeGreaterThan(0.04);
  });

  it('differ between the exchanges of a coin, unless its premium lies within the base rate’s band', () => {
    const distinct = INSTANTS.flatMap((time) =>
      ['bitcoin', 'ethereum', 'solana'].map(
        (coin) =>
          new Set(
            swaps
              .filter((one) => one.coin === coin)
              .map(({ venue }) => fundingAt(moveUntil, venue, coin, time)),
          ).size,
      ),
    );
    expect(part(distinct, (count) => count > 5)).toBeGreaterThan(0.75);
  });

  it('follow the move: near zero or below it at most exchanges after a fall, usual on a day without one', () => {
    const [crash, quiet] = ['2026-11-28T00:00:00Z', '2026-11-25T00:00:00Z'].map((iso) => {
      const time = Date.parse(iso);
      return { move: moveUntil('bitcoin', time), rates: ratesAtOf('bitcoin', time) };
    });
    expect(crash?.move).toBeLessThan(-0.05);
    expect(Math.abs(quiet?.move ?? 1)).toBeLessThan(0.01);
    expect(part(crash?.rates ?? [], (rate) => rate < 0.002)).toBeGreaterThan(0.5);
    expect(part(crash?.rates ?? [], (rate) => rate < 0)).toBeGreaterThan(0.2);
    expect(part(crash?.rates ?? [], (rate) => rate === 0.01)).toBeLessThan(0.25);
    expect(part(quiet?.rates ?? [], (rate) => rate > 0.002)).toBeGreaterThan(0.7);
  });

  it('never fall when the premium rises', () => {
    for (const time of INSTANTS.slice(0, 3)) {
      const sorted = swaps
        .map(({ coin, venue }) => ({
          index: averagedPremium(moveUntil, venue, coin, time),
          rate: fundingAt(moveUntil, venue, coin, time),
        }))
        .toSorted((a, b) => a.index - b.index);
      for (const [at, { rate }] of sorted.entries())
        expect(rate).toBeGreaterThanOrEqual((sorted[at - 1]?.rate ?? rate) - 1e-6);
    }
  });
});
