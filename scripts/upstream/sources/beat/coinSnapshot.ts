import type { CoinSnapshot } from '@coinmirror/handlers/ports/coins.ts';
import { weightedMedian } from '../price/weightedMedian.ts';
import type { AgreedCoin } from './agreeCoins.ts';
import type { CoinFacts } from './coinFacts.ts';
import type { VenuePair } from './marketBeat.ts';
import { type DayBoundary, midnightOf, type PastPrices } from './pastPrices.ts';

const HOUR = 3_600_000;
/** Closes of the small chart, one per 6 h. */
const CLOSES = 28;
const STEP = 6;
/** ms: what a second source says of the last hour counts for so long. */
const HOUR_IS_FRESH = 10 * 60_000;

export interface SnapshotOptions {
  readonly agreed: AgreedCoin;
  readonly facts: CoinFacts;
  /** The coin's believed pairs that make its price. */
  readonly pairs: readonly VenuePair[];
  readonly past: PastPrices;
  /** Epoch ms of the beat. */
  readonly at: number;
}

/** A coin at a beat, without its rank; null while nobody tells what of it is traded. */
export function coinSnapshot(options: SnapshotOptions): Omit<CoinSnapshot, 'rank'> | null {
  const { agreed, facts, at } = options;
  const { told } = facts;
  const { price } = agreed;
  const range = rangeOf(options);
  if (told.volume24h === null) return null;
  const high = extreme(price, range?.high ?? price, told.allTimeHigh, told.allTimeHighAt, at, Math.max);
  const low = extreme(price, range?.low ?? price, told.allTimeLow, told.allTimeLowAt, at, Math.min);
  const marketCap = told.circulatingSupply === null ? null : price * told.circulatingSupply;
  return {
    code: told.code,
    price,
    changeUtc8: change(price, openingOf(options, 'utc8')),
    changeUtc0: change(price, openingOf(options, 'utc0')),
    change24h: change(price, dayAgo(options)),
    change1h: change(price, hourAgo(options)),
    change7d: change(price, before(told.price, told.change7d)),
    high24h: range?.high ?? null,
    low24h: range?.low ?? null,
    volume24h: told.volume24h,
    circulatingSupply: told.circulatingSupply,
    marketCap,
    turnoverRate: marketCap === null ? null : (told.volume24h / marketCap) * 100,
    allTimeHigh: high?.price ?? null,
    allTimeHighAt: high?.at ?? null,
    allTimeLow: low?.price ?? null,
    allTimeLowAt: low?.at ?? null,
    drawdown: high === null ? null : (price / high.price - 1) * 100,
    sparkline: sparklineOf(told.sparkline, price),
  };
}

/** % from an older price. */
function change(price: number, from: number | null): number | null {
  return from === null || from <= 0 ? null : (price / from - 1) * 100;
}

/** What a price was before it changed by some percent. */
function before(price: number | null, percent: number | null): number | null {
  return price === null || percent === null || percent <= -100 ? null : price / (1 + percent / 100);
}

/** The price a day ago: of the venues that tell one, weighted by turnover; else the second source's. */
function dayAgo({ pairs, facts: { told } }: SnapshotOptions): number | null {
  const opens = pairs.flatMap(({ ticker, rate }) =>
    ticker.open24h === null ? [] : [{ value: ticker.open24h * rate, weight: ticker.quoteVolume * rate }],
  );
  return weightedMedian(opens) ?? before(told.price, told.change24h);
}

/** The price an hour ago: our own, else the second source's while it is fresh. */
function hourAgo({ agreed, facts, past, at }: SnapshotOptions): number | null {
  const own = past.hourAgo(facts.told.code, at);
  if (own !== null) return own;
  const isFresh = agreed.at - facts.at <= HOUR_IS_FRESH;
  return isFresh ? before(facts.told.price, facts.told.change1h) : null;
}

/** The price at midnight: seen by us, told by a venue, else of the nearest hour of the second source's week. */
function openingOf({ pairs, facts, past, at }: SnapshotOptions, boundary: DayBoundary): number | null {
  const seen = past.opening(facts.told.code, at, boundary);
  if (seen !== null) return seen;
  const opens = pairs.flatMap(({ ticker, rate }) => {
    const open = boundary === 'utc8' ? ticker.openUtc8 : ticker.openUtc0;
    return open === null ? [] : [{ value: open * rate, weight: ticker.quoteVolume * rate }];
  });
  const { sparkline } = facts.told;
  const hours = Math.max(0, Math.round((facts.at - midnightOf(at, boundary)) / HOUR));
  return weightedMedian(opens) ?? sparkline?.at(-1 - hours) ?? null;
}

/** The range of 24 hours over the venues' pairs, the present price within; else the second source's. */
function rangeOf({ agreed: { price }, pairs, facts: { told } }: SnapshotOptions) {
  const weigh = (of: (pair: VenuePair) => number | null) =>
    weightedMedian(
      pairs.flatMap((pair) => {
        const value = of(pair);
        return value === null || value <= 0
          ? []
          : [{ value: value * pair.rate, weight: pair.ticker.quoteVolume * pair.rate }];
      }),
    );
  const high = weigh(({ ticker }) => ticker.high24h) ?? told.high24h;
  const low = weigh(({ ticker }) => ticker.low24h) ?? told.low24h;
  return high === null || low === null ? null : { high: Math.max(high, price), low: Math.min(low, price) };
}

/** A record as told, unless the last 24 hours have beaten it. */
function extreme(
  price: number,
  ofDay: number,
  told: number | null,
  toldAt: number | null,
  at: number,
  further: (one: number, other: number) => number,
): { readonly price: number; readonly at: number } | null {
  if (told === null || toldAt === null) return null;
  const record = further(further(told, ofDay), price);
  return record === told ? { price: told, at: toldAt } : { price: record, at };
}

/** 28 closes, one per 6 h, oldest first, the last one the present price; fewer of a coin younger than a week. */
function sparklineOf(hours: readonly number[] | null, price: number): readonly number[] {
  if (hours === null) return [];
  const closes = Array.from({ length: CLOSES - 1 }, (_, i) => hours.at(-1 - (CLOSES - 1 - i) * STEP));
  return [...closes.flatMap((close) => close ?? []), price];
}
