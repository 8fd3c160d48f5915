import type { CoinSnapshot } from '../../ports/coins.ts';
import { isFar } from '../price/referenceCheck.ts';
import { weightedMedian } from '../price/weightedMedian.ts';
import type { AgreedCoin } from './agreeCoins.ts';
import { supplyDoubt } from './checkedSupply.ts';
import type { CoinFacts } from './coinFacts.ts';
import type { VenuePair } from './marketSnapshot.ts';
import { type DayBoundary, midnightOf, type PastPrices } from './pastPrices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Closes of the small chart, one per 6 h. */
const CLOSES = 28;
const STEP = 6;
/** ms: what a second source says of the last hour counts for so long. */
const HOUR_IS_FRESH = 10 * 60_000;

export interface SnapshotOptions {
  readonly agreed: AgreedCoin;
  readonly facts: CoinFacts;
  /** USD within 24 hours over all of the coin's pairs that are read. */
  readonly turnover: number;
  /** The coin's believed pairs that make its price. */
  readonly pairs: readonly VenuePair[];
  readonly past: PastPrices;
  /** Epoch ms of the cycle. */
  readonly at: number;
}

/** A coin in a cycle, without its rank; null while nobody tells what of it is traded. */
export function coinSnapshot(options: SnapshotOptions): Omit<CoinSnapshot, 'rank'> | null {
  const { agreed, at } = options;
  const { price } = agreed;
  const facts = comparable(options.facts, price);
  const { reported } = facts;
  const parts = { ...options, facts };
  const range = rangeOf(parts);
  // What one source says is impossible hides no coin: then it is at least what the pairs say that are read.
  const volume24h = reported.volume24h ?? (options.turnover > 0 ? options.turnover : null);
  if (volume24h === null) return null;
  const high = extreme(
    price,
    range?.high ?? price,
    reported.allTimeHigh,
    reported.allTimeHighAt,
    at,
    Math.max,
  );
  const low = extreme(price, range?.low ?? price, reported.allTimeLow, reported.allTimeLowAt, at, Math.min);
  const circulatingSupply = supplyDoubt(reported, price) === null ? reported.circulatingSupply : null;
  const marketCap = circulatingSupply === null ? null : price * circulatingSupply;
  return {
    code: reported.code,
    price,
    changeUtc8: change(price, openingOf(parts, 'utc8')),
    changeUtc0: change(price, openingOf(parts, 'utc0')),
    change24h: change(price, dayAgo(parts)),
    change1h: change(price, hourAgo(parts)),
    change7d: change(price, before(reported.price, reported.change7d)),
    high24h: range?.high ?? null,
    low24h: range?.low ?? null,
    volume24h,
    circulatingSupply,
    marketCap,
    turnoverRate: marketCap === null ? null : (volume24h / marketCap) * 100,
    allTimeHigh: high?.price ?? null,
    allTimeHighAt: high?.at ?? null,
    allTimeLow: low?.price ?? null,
    allTimeLowAt: low?.at ?? null,
    drawdown: high === null ? null : (price / high.price - 1) * 100,
    sparkline: sparklineOf(reported.sparkline, price),
  };
}

/** The same facts without past prices where the price of their source is of another unit than the agreed one. */
function comparable(facts: CoinFacts, price: number): CoinFacts {
  const { reported } = facts;
  if (reported.price === null || !isFar(reported.price, price, DAY)) return facts;
  const unknown = {
    change1h: null,
    change24h: null,
    change7d: null,
    high24h: null,
    low24h: null,
    sparkline: null,
  };
  return { ...facts, reported: { ...reported, ...unknown } };
}

/**
 * What venues say of the last 24 hours, unless it is further from their present price than a market moves and nobody
 * else says so: then what the second source says (null: unknown).
 */
function confirmed(own: number | null, price: number, reported: number | null): number | null {
  if (own === null) return reported;
  const isSame = reported !== null && !isFar(own, reported, 0);
  return isSame || !isFar(own, price, DAY) ? own : reported;
}

/** % from an older price. */
function change(price: number, from: number | null): number | null {
  return from === null || from <= 0 ? null : (price / from - 1) * 100;
}

/** What a price was before it changed by some percent. */
function before(price: number | null, percent: number | null): number | null {
  return price === null || percent === null || percent <= -100 ? null : price / (1 + percent / 100);
}

/** The price a day ago: of the venues that report one, weighted by turnover; else the second source's. */
function dayAgo({ agreed, pairs, facts: { reported } }: SnapshotOptions): number | null {
  const opens = pairs.flatMap(({ ticker, rate }) =>
    ticker.open24h === null ? [] : [{ value: ticker.open24h * rate, weight: ticker.quoteVolume * rate }],
  );
  return confirmed(weightedMedian(opens), agreed.price, before(reported.price, reported.change24h));
}

/** The price an hour ago: our own, else the second source's while it is fresh. */
function hourAgo({ agreed, facts, past, at }: SnapshotOptions): number | null {
  const own = past.hourAgo(facts.reported.code, at);
  if (own !== null) return own;
  const isFresh = agreed.at - facts.at <= HOUR_IS_FRESH;
  return isFresh ? before(facts.reported.price, facts.reported.change1h) : null;
}

/** The price at midnight: seen by us, told by a venue, else of the nearest hour of the second source's week. */
function openingOf(
  { agreed, pairs, facts, past, at }: SnapshotOptions,
  boundary: DayBoundary,
): number | null {
  const seen = past.opening(facts.reported.code, at, boundary);
  if (seen !== null) return seen;
  const opens = pairs.flatMap(({ ticker, rate }) => {
    const open = boundary === 'utc8' ? ticker.openUtc8 : ticker.openUtc0;
    return open === null ? [] : [{ value: open * rate, weight: ticker.quoteVolume * rate }];
  });
  const { sparkline } = facts.reported;
  const hours = Math.max(0, Math.round((facts.at - midnightOf(at, boundary)) / HOUR));
  return confirmed(weightedMedian(opens), agreed.price, sparkline?.at(-1 - hours) ?? null);
}

/** The range of 24 hours over the venues' pairs, the present price within; else the second source's. */
function rangeOf({ agreed: { price }, pairs, facts: { reported } }: SnapshotOptions) {
  const weigh = (of: (pair: VenuePair) => number | null) =>
    weightedMedian(
      pairs.flatMap((pair) => {
        const value = of(pair);
        return value === null || value <= 0
          ? []
          : [{ value: value * pair.rate, weight: pair.ticker.quoteVolume * pair.rate }];
      }),
    );
  const high = confirmed(
    weigh(({ ticker }) => ticker.high24h),
    price,
    reported.high24h,
  );
  const low = confirmed(
    weigh(({ ticker }) => ticker.low24h),
    price,
    reported.low24h,
  );
  return high === null || low === null ? null : { high: Math.max(high, price), low: Math.min(low, price) };
}

/** A record as reported, unless the last 24 hours have beaten it. */
function extreme(
  price: number,
  ofDay: number,
  reported: number | null,
  reportedAt: number | null,
  at: number,
  further: (one: number, other: number) => number,
): { readonly price: number; readonly at: number } | null {
  if (reported === null || reportedAt === null) return null;
  const record = further(further(reported, ofDay), price);
  return record === reported ? { price: reported, at: reportedAt } : { price: record, at };
}

/** 28 closes, one per 6 h, oldest first, the last one the present price; fewer of a coin younger than a week. */
function sparklineOf(hours: readonly number[] | null, price: number): readonly number[] {
  if (hours === null) return [];
  const closes = Array.from({ length: CLOSES - 1 }, (_, i) => hours.at(-1 - (CLOSES - 1 - i) * STEP));
  return [...closes.flatMap((close) => close ?? []), price];
}
