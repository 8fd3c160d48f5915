import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import type { Trade } from '../../ports/trades.ts';
import type { Path } from '../path/path.ts';
import { roundPrice } from '../path/price.ts';
import type { RangeOf, TickerRange } from '../tickers/rangeOf.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { sizeOf } from './orderBook.ts';

/** Ids of a minute's trades: its number times this, plus their place. */
const IDS_A_MINUTE = 1000;
/** Where the price rises, buyers take more often than sellers, and the other way round. */
const LEAN = 0.15;
/** How much one side dominates a burst at most. */
const BURST_LEAN = 0.35;
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
  const { path } = market;
  const trades: Trade[] = [];
  const priceOf = lastOf((second) => market.price(second) ?? 0);
  const oldest = Math.max(path.start, now - REACH);
  for (let minute = minuteOf(now); trades.length < limit && minute + MINUTE > oldest; minute -= MINUTE) {
    const from = Math.max(minute, path.start);
    // The same however much of the minute has passed: a trade never changes.
    const usd = path.range(from, minute + MINUTE).usd * market.part;
    const range = market.range(from, minute + MINUTE);
    for (const arrival of arrivalsOf(market.key, minute, usd).toReversed()) {
      if (arrival.time > now || arrival.time < oldest) continue;
      if (trades.length >= limit) break;
      const price = priceOf(Math.floor(arrival.time / SECOND) * SECOND);
      const trade = price === 0 ? null : tradeOf(market, arrival, { price, range, usd: usd * arrival.part });
      if (trade) trades.push(trade);
    }
  }
  return trades;
}

function minuteOf(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}

/** The trade of an arrival at its second's price; null for one too small to print. */
function tradeOf(
  { key, path, away }: TradedMarket,
  { place, time, lean }: Arrival,
  { price, range, usd }: { readonly price: number; readonly range: TickerRange; readonly usd: number },
): Trade | null {
  const second = Math.floor(time / SECOND) * SECOND;
  const level = path.levelAt(Math.max(second, path.start));
  const rises = level - path.levelAt(Math.max(second - SECOND, path.start));
  const [bid, ask] = [roundPrice(price * (1 - away / 100)), roundPrice(price * (1 + away / 100))];
  const id = (minuteOf(time) / MINUTE) * IDS_A_MINUTE + place;
  const leansToBuy = uniform(mix(key, 0x51de), id) < 0.5 + LEAN * Math.sign(rises) + BURST_LEAN * lean;
  const isBuy = sideWithin(range, { bid, ask, leansToBuy });
  const size = sizeOf(usd / Math.exp(level));
  return size > 0
    ? { id: String(id), time, price: isBuy ? ask : bid, size, side: isBuy ? 'buy' : 'sell' }
    : null;
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
