import type { coinLongShortEndpoints, LongShortPeriod } from '../../contract/coin/longShort.ts';
import type { WireOf } from '../../contract/endpoint.ts';
import { type FuturesContract, futuresContracts } from '../../market/futures.ts';
import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY, HOUR, MINUTE } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import type { Coin } from './book.ts';
import { accountsLong, countedVenues, meanLong, wholeStretch } from './longShortMood.ts';
import { requireCoin } from './requireCoin.ts';

type Wire = NonNullable<WireOf<typeof coinLongShortEndpoints.coinLongShort>['data']>;

const PERIODS: Readonly<Record<LongShortPeriod, number>> = {
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '24h': DAY,
};
/** Points of the history. */
const POINTS = 90;

export const coinLongShortHandlers = {
  async coinLongShort({ code, period }, { sources }) {
    const coin = await requireCoin(sources, code);
    const venues = countedVenues(futuresContracts(coin.facts, coin.now, sources.clock.now()));
    return ok<Wire | null>(
      venues.length === 0 ? null : await longShortWire(coin, venues, PERIODS[period], sources),
    );
  },
} satisfies Handlers<'coinLongShort'>;

async function longShortWire(
  coin: Coin,
  venues: readonly FuturesContract[],
  length: number,
  sources: Sources,
): Promise<Wire> {
  const now = wholeStretch(sources.clock.now(), length);
  const long = meanLong(coin, venues, now, length);
  const candles = await sources.candles.list({
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

function topPositions({ facts }: Coin, time: number): number {
  const key = keyOf(`positions-${facts.code}`, 0);
  return 0.505 + 0.045 * wander(key, time, 4 * DAY) + 0.02 * wander(key, time, 9 * HOUR);
}

function ratio(long: number): number {
  return long / (1 - long);
}
