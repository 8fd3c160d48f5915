import { BEIJING, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { SpotVenue } from '../exchanges/exchanges.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';

/** Minutes of the intervals that venues write. */
const MINUTES: Readonly<Record<string, number>> = { '1m': 1, '5m': 5, '15m': 15, '1h': 60, '1d': 1440 };

/** [opening in epoch ms, open, high, low, close, volume] */
export type StubCandle = readonly [number, number, number, number, number, number];

/** A minute of a price that wanders the same way each time it is asked. */
export function stubMinute(time: number): StubCandle {
  const at = time / MINUTE;
  const [open, close] = [at, at + 1].map(
    (minute) => 100 + 20 * Math.sin(minute / 700) + Math.sin(minute / 11),
  );
  const [from = 0, to = 0] = [open, close];
  return [
    time,
    from,
    Math.max(from, to) + (at % 7) / 50,
    Math.min(from, to) - (at % 5) / 50,
    to,
    1 + (at % 3),
  ];
}

/** Candles of a length from minutes, within [from, to). */
function candles(
  minutes: number,
  shift: number,
  from: number,
  to: number,
  isAbsent: (time: number) => boolean,
) {
  const step = minutes * MINUTE;
  const rows: StubCandle[] = [];
  for (let begins = Math.ceil((from + shift) / step) * step - shift; begins < to; begins += step) {
    const parts = [];
    for (let time = begins; time < Math.min(begins + step, to); time += MINUTE) {
      if (!isAbsent(time)) parts.push(stubMinute(time));
    }
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) continue;
    const high = Math.max(...parts.map((part) => part[2]));
    const low = Math.min(...parts.map((part) => part[3]));
    const volume = parts.reduce((sum, part) => sum + part[5], 0);
    rows.push([begins, first[1], high, low, last[4], volume]);
  }
  return rows;
}

/** A Binance that answers `/api/v3/klines` from the minutes of a stub until now, except for the absent ones. */
export function stubKlines(now: () => number, since = 0, isAbsent: (time: number) => boolean = () => false) {
  return (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const number = (name: string) => Number(query.get(name));
    const shift = query.get('timeZone') === '8' ? BEIJING : 0;
    const minutes = MINUTES[query.get('interval') ?? ''] ?? Number.NaN;
    const until = Math.min(number('endTime') + 1, now());
    const rows = candles(minutes, shift, Math.max(number('startTime'), since), until, isAbsent);
    return rows.slice(0, number('limit')).map(([time, open, high, low, close, volume]) => {
      const [closes, quote] = [time + minutes * MINUTE - 1, volume * 100];
      return [
        time,
        `${open}`,
        `${high}`,
        `${low}`,
        `${close}`,
        `${volume}`,
        closes,
        `${quote}`,
        1,
        // A quarter is bought by takers.
        `${volume / 4}`,
        '0',
        '0',
      ];
    });
  };
}

/** A believed pair of a venue with a price, for a stub's market. */
export function stubPair(
  venue: SpotVenue,
  [coinCode, base, quote]: readonly [string, string, string],
  symbol: string,
  more: { readonly last?: number; readonly rate?: number; readonly at?: number } = {},
): VenuePair {
  const { last = 100, rate = 1, at = 0 } = more;
  return {
    venue,
    tickerId: `${venue}_${base}_${quote}`.toLowerCase(),
    coinCode,
    base,
    quote,
    rate,
    at,
    ticker: {
      symbol,
      last,
      open24h: null,
      high24h: null,
      low24h: null,
      bid: null,
      ask: null,
      baseVolume: 1_000,
      quoteVolume: 1_000 * last,
      time: null,
      openUtc8: null,
      openUtc0: null,
    },
  };
}

/** A coin of a price, for a stub's market. */
export function stubCoin(code: string, price: number): CoinSnapshot {
  return {
    code,
    price,
    rank: 1,
    changeUtc8: 0,
    changeUtc0: 0,
    change24h: 0,
    change1h: 0,
    change7d: 0,
    high24h: price,
    low24h: price,
    volume24h: 0,
    circulatingSupply: null,
    marketCap: null,
    turnoverRate: null,
    allTimeHigh: price,
    allTimeHighAt: 0,
    allTimeLow: price,
    allTimeLowAt: 0,
    drawdown: 0,
    sparkline: [],
  };
}
