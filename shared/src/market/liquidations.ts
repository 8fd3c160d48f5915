import { keyOf, longTail, uniform } from '../random/hash.ts';
import { divide } from './divide.ts';
import { roundPrice } from './price.ts';
import type { Candle } from './source.ts';
import { HOUR } from './time.ts';

/** Forced orders within one hour, USD. */
export interface LiquidationHour {
  /** Opening of the hour. */
  readonly time: number;
  readonly long: number;
  readonly short: number;
}

/** One forced order. `side` is the position that was closed. */
export interface ForcedOrder {
  /** Stays the same while its hour goes on. */
  readonly id: string;
  readonly coinCode: string;
  readonly time: number;
  readonly side: 'long' | 'short';
  readonly price: number;
  readonly usd: number;
}

/**
 * Forced orders of a coin hour by hour: falls close longs, rises close shorts, the farther and the more open
 * interest (USD) the more. `hours` are its hourly candles, oldest first.
 */
export function liquidationHours(
  coinCode: string,
  hours: readonly Candle[],
  openInterest: number,
): readonly LiquidationHour[] {
  const key = keyOf(`liquidations-${coinCode}`, 0);
  return hours.map(({ time, open, high, low }) => {
    const luck = (side: number) => 0.4 + 0.6 * longTail(key, (time / HOUR) * 2 + side);
    return {
      time,
      long: Math.round(openInterest * stress(1 - low / open) * luck(0)),
      short: Math.round(openInterest * stress(high / open - 1) * luck(1)),
    };
  });
}

/** Part of the open interest that a move (a fraction) wipes out: little in an ordinary hour, 1.5 % of it at a move of 10 %. */
function stress(move: number): number {
  return 0.000008 + 0.6 * Math.max(0, move) ** 1.6 * Math.min(1, move * 20 + 0.15);
}

/** Sums over the last `hours` hours of a list that ends now. */
export function liquidationSum(
  list: readonly LiquidationHour[],
  hours: number,
): { long: number; short: number } {
  return list
    .slice(-hours)
    .reduce((sum, hour) => ({ long: sum.long + hour.long, short: sum.short + hour.short }), {
      long: 0,
      short: 0,
    });
}

/** The single forced orders of an hour, newest first; they add up to the hour exactly, in whole dollars. */
export function forcedOrders(
  coinCode: string,
  hour: LiquidationHour,
  candle: Candle,
): readonly ForcedOrder[] {
  return [...ordersOf(coinCode, hour, candle, 'long'), ...ordersOf(coinCode, hour, candle, 'short')].sort(
    (a, b) => b.time - a.time,
  );
}

function ordersOf(
  coinCode: string,
  hour: LiquidationHour,
  candle: Candle,
  side: 'long' | 'short',
): ForcedOrder[] {
  const total = hour[side];
  const key = keyOf(`forced-${coinCode}-${side}-${hour.time}`, 0);
  const count = Math.min(40, Math.ceil(Math.sqrt(total / 800)));
  const weights = Float64Array.from({ length: count }, (_, i) => 0.05 + longTail(key, i) ** 2);
  const [from, to] = side === 'long' ? [candle.low, candle.open] : [candle.open, candle.high];
  return [...divide(total, weights)].flatMap((usd, i) =>
    usd <= 0
      ? []
      : [
          {
            id: `${coinCode}-${hour.time / HOUR}-${side}-${i}`,
            coinCode,
            side,
            usd,
            time: hour.time + Math.floor(uniform(key, 1000 + i) * HOUR),
            price: roundPrice(from + (to - from) * uniform(key, 2000 + i)),
          },
        ],
  );
}
