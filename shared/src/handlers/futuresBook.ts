import { divide } from '../market/divide.ts';
import { type FuturesContract, futuresContracts, openInterestOf } from '../market/futures.ts';
import {
  type ForcedOrder,
  forcedOrders,
  type LiquidationHour,
  liquidationHours,
} from '../market/liquidations.ts';
import type { Candle } from '../ports/candles.ts';
import { eachBeat, keep } from '../ports/keep.ts';
import type { Sources } from '../ports/sources.ts';
import { HOUR } from '../time/units.ts';
import { type Coin, coinsNow, rankedCoins } from './coin/book.ts';
import { sum } from './totals.ts';

/** Coins whose forced orders are looked at: those with the most open interest. */
export const WATCHED = 20;
const HOURS = 24;

/** A coin with its contracts. Money in USD. */
export interface TradedCoin {
  readonly coin: Coin;
  readonly contracts: readonly FuturesContract[];
  readonly openInterest: number;
  readonly volume24h: number;
}

/** Forced orders of a coin: by the hour over 24, oldest first, and the single ones of the last two hours. */
export interface ForcedCoin extends TradedCoin {
  readonly hours: readonly LiquidationHour[];
  readonly orders: readonly ForcedOrder[];
}

/** The market of futures at an instant. */
export interface FuturesBook {
  /** By open interest, the largest first. */
  readonly traded: readonly TradedCoin[];
  readonly forced: readonly ForcedCoin[];
}

/** Every answer about forced orders within an instant of the market reads the same book, made once. */
export const futuresBook = keep(eachBeat, makeBook);

async function makeBook(sources: Sources): Promise<FuturesBook> {
  const time = sources.clock.now();
  const traded = rankedCoins(await coinsNow(sources))
    .map((coin) => tradedOf(coin, time))
    .filter(({ contracts }) => contracts.length > 0)
    .toSorted((a, b) => b.openInterest - a.openInterest);
  const forced = await Promise.all(traded.slice(0, WATCHED).map((one) => forcedOf(one, sources, time)));
  return { traded, forced };
}

function tradedOf(coin: Coin, time: number): TradedCoin {
  const contracts = futuresContracts(coin.facts, coin.now, time);
  return {
    coin,
    contracts,
    openInterest: sum(contracts, (one) => one.openInterest),
    volume24h: sum(contracts, (one) => one.volume24h),
  };
}

async function forcedOf(one: TradedCoin, sources: Sources, time: number): Promise<ForcedCoin> {
  const { code } = one.coin.facts;
  const [candles, minutes] = await Promise.all([
    sources.candles.list({ code, periodMinutes: 60, end: time, limit: HOURS }),
    sources.candles.list({ code, periodMinutes: 1, end: time, limit: 120 }),
  ]);
  const interestAt = (hour: Candle) => interestAtOpening(one.coin, hour);
  const orders = candles.slice(-2).flatMap((hour) => {
    const own = minutes.filter((minute) => minute.time >= hour.time && minute.time < hour.time + HOUR);
    return forcedOrders(code, own, interestAt(hour), time);
  });
  return { ...one, hours: liquidationHours(code, candles, interestAt, time), orders };
}

/** What stood open when an hour began, from its price alone: what is closed in it does not move with the present. */
function interestAtOpening({ facts, now }: Coin, { open, time }: Candle): number {
  const marketCap = facts.supply === null ? null : facts.supply * open;
  return openInterestOf(facts, { ...now, marketCap }, time);
}

/** Whole USD of longs and shorts closed by force in 24 h. */
export interface ForcedDay {
  readonly long: number;
  readonly short: number;
}

/**
 * Forced orders of 24 h by exchange: of each coin the part that the exchange has of its open interest, so that the
 * exchanges add up to the market.
 */
export function forcedByExchange({ forced }: FuturesBook): ReadonlyMap<string, ForcedDay> {
  const days = new Map<string, ForcedDay>();
  for (const { contracts, hours } of forced) {
    const venues = [...Map.groupBy(contracts, ({ exchange }) => exchange.code)];
    const weights = Float64Array.from(venues, ([, own]) => sum(own, ({ openInterest }) => openInterest));
    const long = divide(
      sum(hours, (hour) => hour.long),
      weights,
    );
    const short = divide(
      sum(hours, (hour) => hour.short),
      weights,
    );
    venues.forEach(([code], at) => {
      const day = days.get(code) ?? { long: 0, short: 0 };
      days.set(code, { long: day.long + (long[at] ?? 0), short: day.short + (short[at] ?? 0) });
    });
  }
  return days;
}
