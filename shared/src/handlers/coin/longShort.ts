import type { coinLongShortEndpoints, LongShortPeriod } from '../../contract/coin/longShort.ts';
import type { WireOf } from '../../contract/endpoint.ts';
import { type FuturesContract, futuresContracts } from '../../market/futures.ts';
import type { MarketSource } from '../../market/source.ts';
import { DAY, HOUR, MINUTE } from '../../market/time.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import type { Coin } from './book.ts';
import { requireCoin } from './requireCoin.ts';

type Wire = NonNullable<WireOf<typeof coinLongShortEndpoints.coinLongShort>['data']>;

const PERIODS: Readonly<Record<LongShortPeriod, number>> = {
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '24h': DAY,
};
/** Exchanges told, and points of the history. */
const EXCHANGES = 12;
const POINTS = 90;

export const coinLongShortHandlers = {
  async coinLongShort({ code, period }, { market }) {
    const coin = await requireCoin(market, code);
    const venues = futuresContracts(coin.facts, coin.now, market.now())
      .filter(({ contract }) => contract === 'swap')
      .sort((a, b) => b.openInterest - a.openInterest)
      .slice(0, EXCHANGES);
    return ok<Wire | null>(
      venues.length === 0 ? null : await longShortWire(coin, venues, PERIODS[period], market),
    );
  },
} satisfies Handlers<'coinLongShort'>;

async function longShortWire(
  coin: Coin,
  venues: readonly FuturesContract[],
  length: number,
  market: MarketSource,
): Promise<Wire> {
  // What is told is of whole stretches: it changes when one ends.
  const now = Math.floor(market.now() / length) * length;
  const long = meanLong(coin, venues, now, length);
  const candles = await market.candles({
    code: coin.facts.code,
    periodMinutes: length / MINUTE,
    end: now,
    limit: POINTS,
    dayBoundary: 'utc0',
  });
  return {
    long_percent: long * 100,
    short_percent: (1 - long) * 100,
    list: venues.map((venue) => venueWire(coin, venue, now, length)),
    history: candles.map(({ time, close }) => {
      const at = time + length;
      return {
        ts: at,
        longShortRatio: ratio(meanLong(coin, venues, at, length)),
        topPositionRatio: ratio(topPositions(coin, at)),
        price: close,
      };
    }),
  };
}

function venueWire(coin: Coin, { exchange, openInterest }: FuturesContract, time: number, length: number) {
  const long = accountsLong(coin, exchange.code, time, length);
  const own = keyOf(`taker-${exchange.code}-${coin.facts.code}`, 0);
  return {
    exchange_code: exchange.code,
    name: exchange.nameZh || exchange.nameEn,
    logo: exchange.logo,
    longRate: long * 100,
    shortRate: (1 - long) * 100,
    longShortRatio: ratio(long),
    // Large accounts lean less than small ones, and often the other way.
    topAccountRatio: ratio(0.5 + (long - 0.5) * 0.55 + 0.012 * wander(own, time, 7 * HOUR)),
    topPositionRatio: ratio(topPositions(coin, time) + 0.015 * wander(own, time, 11 * HOUR)),
    takerRatio: ratio(0.5 + 0.035 * wander(own, time, Math.max(length, HOUR) * 2)),
    open_interest: openInterest,
    ts: time,
  };
}

/** Share of accounts that are long, 0–1: the coin's mood and the exchange's own. Small traders like to be long. */
function accountsLong({ facts }: Coin, exchangeCode: string, time: number, length: number): number {
  const coin = keyOf(`accounts-${facts.code}`, 0);
  const own = keyOf(`accounts-${exchangeCode}-${facts.code}`, 0);
  const mood = 0.085 * wander(coin, time, 5 * DAY) + 0.03 * wander(coin, time, Math.max(length, HOUR) * 6);
  return 0.525 + mood + 0.03 * wander(own, time, 14 * HOUR);
}

function topPositions({ facts }: Coin, time: number): number {
  const key = keyOf(`positions-${facts.code}`, 0);
  return 0.505 + 0.045 * wander(key, time, 4 * DAY) + 0.02 * wander(key, time, 9 * HOUR);
}

/** Over the exchanges, weighted by open interest. */
function meanLong(coin: Coin, venues: readonly FuturesContract[], time: number, length: number): number {
  const total = venues.reduce((sum, { openInterest }) => sum + openInterest, 0);
  return venues.reduce(
    (sum, { exchange, openInterest }) =>
      sum + (accountsLong(coin, exchange.code, time, length) * openInterest) / total,
    0,
  );
}

function ratio(long: number): number {
  return long / (1 - long);
}
