import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { createTestMarket, SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { futuresIndex, liquidationsByExchange } from '../../answers/indexes/futures.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { createSimulatedMarket } from '../market/simulatedMarket.ts';
import { simulatedSources } from '../ports/sources.ts';
import { liquidationHours } from './liquidations.ts';
import { addedUp, liquidationsByVenue } from './liquidationVenues.ts';

const NOW = Date.UTC(2026, 10, 28, 9, 40);
const facts = (code: string) => coinCatalogue.find((coin) => coin.code === code) ?? coinCatalogue[0];
const share = ({ long, short }: { long: number; short: number }) => (100 * long) / (long + short);

/** The day's change of Bitcoin, and the long shares of the market, of its exchanges and of its orders. */
async function dayUntil(time: number) {
  const market = createSimulatedMarket({ seed: SHOWN_SEED, now: () => time });
  const index = await futuresIndex(simulatedSources(market));
  const venues = [...liquidationsByExchange(index).values()].filter(({ long, short }) => long + short > 0);
  const long = sum(venues, (one) => one.long);
  const short = sum(venues, (one) => one.short);
  const bitcoin = (await market.coins()).find(({ code }) => code === 'bitcoin');
  return {
    change: bitcoin?.change24h ?? 0,
    all: share({ long, short }),
    venues: venues.map(share).toSorted((a, b) => a - b),
    orders: index.liquidated.flatMap(({ orders }) => orders.map(({ usd }) => usd)),
  };
}

describe('liquidations by exchange', () => {
  it('differ between exchanges by tens of points, not by three', async () => {
    const { venues } = await dayUntil(NOW);
    expect(venues.length).toBeGreaterThan(30);
    const spread = (venues.at(-5) ?? 0) - (venues[4] ?? 100);
    expect(spread).toBeGreaterThan(12);
    expect(venues.at(-1)).toBeLessThanOrEqual(99);
  });

  it('are of longs on a falling day, of shorts on a rising one, of both on a quiet one', async () => {
    const days = await Promise.all([1, 20, 72].map((back) => dayUntil(NOW - back * DAY)));
    const [fall, quiet, rise] = days;
    expect(fall?.change).toBeLessThan(-5);
    expect(fall?.all).toBeGreaterThan(70);
    expect(Math.abs(quiet?.change ?? 9)).toBeLessThan(1);
    expect(Math.abs((quiet?.all ?? 0) - 50)).toBeLessThan(15);
    expect(rise?.change).toBeGreaterThan(5);
    expect(rise?.all).toBeLessThan(35);
  });

  it('are of whole positions: no order is of some dollars', async () => {
    const { orders } = await dayUntil(NOW - 20 * DAY);
    expect(orders.length).toBeGreaterThan(300);
    expect(Math.min(...orders)).toBeGreaterThanOrEqual(250);
    expect(new Set(orders).size / orders.length).toBeGreaterThan(0.9);
  });

  it('add up to the hours exactly, whatever their size', () => {
    const coin = facts('bitcoin');
    if (!coin) throw new Error('no coin');
    for (const [long, short] of [
      [1, 0],
      [0, 0],
      [7, 1e9 + 1],
    ] as const) {
      const hours = [0, 1, 2].map((at) => ({ time: NOW + at * HOUR, long, short }));
      const venues = [...liquidationsByVenue(coin, hours).values()];
      expect(sum(venues, (one) => one.long)).toBe(3 * long);
      expect(sum(venues, (one) => one.short)).toBe(3 * short);
    }
    expect(liquidationsByVenue(coin, []).get('binance')).toEqual({ long: 0, short: 0 });
    expect(addedUp([]).size).toBe(0);
  });

  it('of an hour only grow with its move', async () => {
    const time = Date.UTC(2026, 2, 10, 9);
    const opening = { interest: 2e9, drift: -0.03 };
    const candles = await createTestMarket(() => time).candles({
      code: 'bitcoin',
      periodMinutes: 60,
      end: time,
      limit: 1,
    });
    let before = 0;
    for (let fall = 0; fall < 0.2; fall += 0.0007) {
      const hours = candles.map((one) => ({ ...one, low: Math.min(one.low, one.open * (1 - fall)) }));
      const [hour] = liquidationHours('bitcoin', hours, () => opening, time + HOUR);
      expect(hour?.long).toBeGreaterThanOrEqual(before);
      before = hour?.long ?? 0;
    }
    expect(before).toBeGreaterThan(1e7);
  });
});
