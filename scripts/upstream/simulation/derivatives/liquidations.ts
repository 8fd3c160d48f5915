import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { LiquidationHour, LiquidationOrder } from '../../ports/liquidations.ts';
import { roundPrice } from '../path/price.ts';
import { longTail } from '../random/hash.ts';

type Side = 'long' | 'short';

/** An order of any exchange. */
export type ClosingOrder = Omit<LiquidationOrder, 'exchange'>;

/** The elapsed part of an hour: its open, its extremes so far, and how many of its minutes have begun. */
interface Reached {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly minutes: number;
}

/** How an hour began. */
export interface Opening {
  /** Open interest, USD. */
  readonly interest: number;
  /** Logarithm of the move over the hours before, which one side has endured. */
  readonly drift: number;
}

/**
 * Liquidations of a coin by hour: falls close longs, rises close shorts, in proportion to the move and the open
 * interest. `hours` are its hourly candles, oldest first; `openingAt` tells how an hour began,
 * the same whenever asked; `now` says how much of the last hour has elapsed.
 */
export function liquidationHours(
  coinCode: string,
  hours: readonly Candle[],
  openingAt: (hour: Candle) => Opening,
  now: number,
): readonly LiquidationHour[] {
  return hours.map((hour) => {
    const time = hourOf(hour);
    const reached = { ...hour, time, minutes: Math.min(60, Math.floor((now - time) / MINUTE) + 1) };
    const opening = openingAt(hour);
    const closed = (side: Side) => closedBy(coinCode, side, reached, opening);
    return { time: hour.time, long: closed('long'), short: closed('short') };
  });
}

/** The hour of a candle: the first candle of a coin starts later, at its first trade. */
function hourOf({ time }: Candle): number {
  return Math.floor(time / HOUR) * HOUR;
}

/**
 * Liquidations of one side since the start of an hour until a minute, whole USD. The sum only grows, because the
 * farthest move does; a minute's liquidations are its growth.
 */
function closedBy(coinCode: string, side: Side, hour: Reached, { interest, drift }: Opening): number {
  const { time, open, high, low, minutes } = hour;
  const place = side === 'long' ? 0 : 1;
  const luck = 0.4 + 0.6 * longTail(keyOf(`liquidations-${coinCode}`, 0), (time / HOUR) * 2 + place);
  const move = side === 'long' ? 1 - low / open : high / open - 1;
  const usual = USUAL * usualPart(keyOf(`usual-${coinCode}-${side}-${time}`, 0), minutes);
  const worn = Math.exp(clamped(WEAR * (side === 'long' ? -drift : drift)));
  const closed = Math.round(interest * (usual + stress(move)) * worn * luck);
  return inOrders(keyOf(`sizes-${coinCode}-${side}-${time}`, 0), closed);
}

/** How much a side's liquidations grow with a drift against it, and the limit of that on a logarithmic scale. */
const WEAR = 14;
const MOST_WEAR = 1;

function clamped(value: number): number {
  return Math.min(MOST_WEAR, Math.max(-MOST_WEAR, value));
}

/** Smallest liquidated position, USD; the usual one of an hour's first, and the step of the later ones. */
const LEAST = 250;
const SIZE = 2_500;
const STEP = 1_500;
/** Sum of the first ones. */
const FIRST = 30_000;

/**
 * The largest sum of whole positions that does not exceed an amount: it grows with the amount by `LEAST` or more at a
 * time, because nobody closes a position of some dollars.
 */
function inOrders(key: number, amount: number): number {
  let sum = 0;
  for (let i = 0; sum < FIRST; i += 1) {
    const next = sum + LEAST + Math.round(SIZE * longTail(key, i) ** 2);
    if (next > amount) return sum;
    sum = next;
  }
  const stepAt = (n: number) => (n === 0 ? 0 : n * STEP + Math.floor(0.8 * STEP * uniform(key, 1000 + n)));
  const count = Math.floor((amount - sum) / STEP);
  return sum + (stepAt(count) <= amount - sum ? stepAt(count) : stepAt(count - 1));
}

/** Share of the open interest that is liquidated in an hour without a move. */
const USUAL = 0.000008;

/** Fraction of that by a minute, 0 to 1: a lot in some minutes, nothing in most. */
function usualPart(key: number, minutes: number): number {
  let [past, all] = [0, 0];
  for (let minute = 0; minute < 60; minute += 1) {
    const weight = uniform(key, minute) < 0.15 ? longTail(key, 100 + minute) : 0;
    all += weight;
    if (minute < minutes) past += weight;
  }
  return all > 0 ? past / all : minutes / 60;
}

/** Share of the open interest that a move (a fraction) liquidates: 1.5 % at a move of 10 %. */
function stress(move: number): number {
  return 0.6 * Math.max(0, move) ** 1.6 * Math.min(1, move * 20 + 0.15);
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

/**
 * The single liquidation orders of an hour, newest first, for its elapsed minutes. `minutes` are its minute candles
 * from the start on, without a gap; `opening` is how the hour began; `now` says which minutes have
 * elapsed. The orders of all sixty minutes add up to the hour exactly, in whole dollars. An order is filled within the
 * minute after the move that triggered it.
 */
export function liquidationOrders(
  coinCode: string,
  minutes: readonly Candle[],
  opening: Opening,
  now: number,
): readonly ClosingOrder[] {
  return [
    ...ordersOf(coinCode, minutes, opening, now, 'long'),
    ...ordersOf(coinCode, minutes, opening, now, 'short'),
  ].sort((a, b) => b.time - a.time);
}

function ordersOf(
  coinCode: string,
  minutes: readonly Candle[],
  opening: Opening,
  now: number,
  side: Side,
): ClosingOrder[] {
  const [first] = minutes;
  if (first === undefined) return [];
  const time = hourOf(first);
  let [high, low, reported] = [first.open, first.open, 0];
  return minutes.flatMap((minute) => {
    if (minute.time + MINUTE > now) return [];
    high = Math.max(high, minute.high);
    low = Math.min(low, minute.low);
    const reached = {
      time,
      open: first.open,
      high,
      low,
      minutes: Math.floor((minute.time - time) / MINUTE) + 1,
    };
    const closed = closedBy(coinCode, side, reached, opening);
    const usd = closed - reported;
    reported = closed;
    return splitMinute(coinCode, side, minute, usd);
  });
}

/** The orders of one side in a minute; they add up to its liquidations. */
function splitMinute(coinCode: string, side: Side, minute: Candle, total: number): ClosingOrder[] {
  const key = keyOf(`forced-${coinCode}-${side}-${minute.time}`, 0);
  const count = Math.min(12, Math.ceil(Math.sqrt(total / 4000)));
  const least = count * LEAST <= total ? LEAST : 0;
  const weights = Float64Array.from({ length: count }, (_, i) => 0.05 + longTail(key, i) ** 2);
  const [from, to] = side === 'long' ? [minute.low, minute.open] : [minute.open, minute.high];
  return [...divide(total - count * least, weights)].flatMap((part, i) => {
    const usd = part + least;
    return usd <= 0
      ? []
      : [
          {
            id: `${coinCode}-${minute.time / MINUTE}-${side}-${i}`,
            coinCode,
            side,
            usd,
            time: minute.time + MINUTE + Math.floor(uniform(key, 1000 + i) * MINUTE),
            price: roundPrice(from + (to - from) * uniform(key, 2000 + i)),
          },
        ];
  });
}
