import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import type { Trade } from '../../ports/trades.ts';
import type { Path } from '../path/path.ts';
import { roundPrice } from '../path/price.ts';
import type { RangeOf, TickerRange } from '../tickers/rangeOf.ts';
import { sizeOf } from './orderBook.ts';

/** Two a second at most. */
const STEP = 500;
const PER_MINUTE = MINUTE / STEP;
/** Where the price rises, buyers take more often than sellers, and the other way round. */
const LEAN = 0.15;
/** Trades are told of at most this long. */
const REACH = 6 * 60 * MINUTE;

/** A market whose trades are reported. */
export interface TradedMarket {
  readonly key: number;
  readonly path: Path;
  /** Its price in its quote at an instant, null before trading began. */
  price(time: number): number | null;
  /** Its share of its coin's volume. */
  readonly part: number;
  /** Its range between two instants. */
  readonly range: RangeOf;
  /** Distance of the best bid and ask from the price, %. */
  readonly away: number;
}

/**
 * The latest trades until an instant, newest first: buyers take the best ask of their second, sellers its best bid. A
 * minute's trades are worth the market's part of that minute's turnover.
 */
export function tradesBefore(market: TradedMarket, now: number, limit: number): readonly Trade[] {
  const { key, path, part } = market;
  const trades: Trade[] = [];
  const usdOf = lastOf((minute) => minuteUsd(path, minute, now));
  const rangeOf = lastOf((minute) => market.range(Math.max(minute, path.start), minute + MINUTE));
  const priceOf = lastOf((second) => market.price(second) ?? 0);
  const oldest = Math.max(path.start, now - REACH);
  for (let index = Math.floor(now / STEP); trades.length < limit && index * STEP >= oldest; index -= 1) {
    const time = index * STEP + Math.floor(uniform(key, index) * (STEP - 1));
    if (time > now) continue;
    const second = Math.floor(time / SECOND) * SECOND;
    const price = priceOf(second);
    if (price === 0) break;
    const level = path.levelAt(second);
    const rises = level - path.levelAt(Math.max(second - SECOND, path.start));
    const minute = Math.floor(time / MINUTE) * MINUTE;
    const [bid, ask] = [
      roundPrice(price * (1 - market.away / 100)),
      roundPrice(price * (1 + market.away / 100)),
    ];
    const leansToBuy = uniform(mix(key, 0x51de), index) < 0.5 + LEAN * Math.sign(rises);
    const isBuy = sideWithin(rangeOf(minute), { bid, ask, leansToBuy });
    const usd = (usdOf(minute) * part) / PER_MINUTE;
    const size = sizeOf((usd * (0.15 + 1.7 * uniform(mix(key, 0x512e), index))) / Math.exp(level));
    if (size > 0)
      trades.push({ id: String(index), time, price: isBuy ? ask : bid, size, side: isBuy ? 'buy' : 'sell' });
  }
  return trades;
}

/** USD volume of a minute; the current minute counts pro rata. */
function minuteUsd(path: Path, minute: number, now: number): number {
  const from = Math.max(minute, path.start);
  const to = Math.min(minute + MINUTE, now);
  if (to <= from) return 0;
  return (path.range(from, to).usd * MINUTE) / (to - from);
}

/** Whether a trade buys: as it leans, unless only the other side's price lies within its minute's candle. */
function sideWithin(
  { high, low }: TickerRange,
  { bid, ask, leansToBuy }: { readonly bid: number; readonly ask: number; readonly leansToBuy: boolean },
): boolean {
  const [maySell, mayBuy] = [bid >= low, ask <= high];
  return maySell === mayBuy ? leansToBuy : mayBuy;
}

/** Memoizes the last argument of a function. */
function lastOf<Value>(read: (time: number) => Value): (time: number) => Value {
  let last: { readonly time: number; readonly value: Value } | null = null;
  return (time) => {
    if (last?.time !== time) last = { time, value: read(time) };
    return last.value;
  };
}
