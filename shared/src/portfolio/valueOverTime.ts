import { beijingDayStart } from '../format/beijingDay.ts';
import type { CostMethod } from './costMethod.ts';
import { followTrades } from './followTrades.ts';
import { byCoin, type Trade } from './trade.ts';

/** The close of a coin's day; `time` is the Beijing midnight (epoch ms) at which the day begins, price in USD. */
export interface DayClose {
  readonly time: number;
  readonly close: number;
}

/** All holdings at the end of a day, in USD. */
export interface ValueDay {
  readonly time: number;
  /** Of the held coins that have a close; null if none of them has one. */
  readonly value: number | null;
  /** Of the same coins; of all held ones where none has a close. */
  readonly cost: number;
  /** Held coins without a close. */
  readonly missing: readonly string[];
}

/** Days on which a coin is held and its closes are missing; `to` is null up to the last day. */
export interface MissingCloses {
  readonly code: string;
  /** Epoch ms, both days included. */
  readonly from: number;
  readonly to: number | null;
}

const DAY = 86_400_000;

/**
 * Value of the holdings at the end of each Beijing day, from the first trade's day to `now`: for each coin quantity ×
 * daily close. Days on which a coin is not held need no close; a coin without one is left out of that day's value and
 * cost, and named in `missing`.
 */
export function valueOverTime(
  trades: readonly Trade[],
  closes: ReadonlyMap<string, readonly DayClose[]>,
  now: number,
  method: CostMethod = 'average',
): readonly ValueDay[] {
  const first = Math.min(...trades.map(({ day }) => beijingDayStart(day) ?? now));
  if (!(first <= now)) return [];
  const coins = [...byCoin(trades)].map(([code, own]) => ({
    code,
    after: positionsByDay(own, method),
    closes: new Map(closes.get(code)?.map(({ time, close }) => [time, close])),
    position: { quantity: 0, cost: 0 },
  }));
  const days = Array.from({ length: Math.floor((now - first) / DAY) + 1 }, (_, at) => first + at * DAY);
  return days.map((time) => {
    const missing: string[] = [];
    const known = { value: 0, cost: 0, count: 0 };
    let allCost = 0;
    for (const coin of coins) {
      coin.position = coin.after.get(time) ?? coin.position;
      const { quantity, cost } = coin.position;
      allCost += cost;
      const close = coin.closes.get(time);
      if (quantity === 0) continue;
      if (close === undefined) missing.push(coin.code);
      else {
        known.value += quantity * close;
        known.cost += cost;
        known.count += 1;
      }
    }
    const isUnknown = missing.length > 0 && known.count === 0;
    return isUnknown ? { time, value: null, cost: allCost, missing } : { time, ...sums(known), missing };
  });
}

const sums = ({ value, cost }: { readonly value: number; readonly cost: number }) => ({ value, cost });

/**
 * Which held coins have no closes, and when: what a line of these days leaves out. The newest days without any close at
 * all are no such days: they have not ended yet.
 */
export function missingCloses(days: readonly ValueDay[]): readonly MissingCloses[] {
  const drawn = days.findLastIndex(({ value }) => value !== null);
  const counted = drawn < 0 ? days : days.slice(0, drawn + 1);
  const open = new Map<string, number>();
  const found: MissingCloses[] = [];
  for (const [at, { time, missing }] of counted.entries()) {
    for (const [code, from] of open) {
      if (missing.includes(code)) continue;
      found.push({ code, from, to: counted[at - 1]?.time ?? from });
      open.delete(code);
    }
    for (const code of missing) if (!open.has(code)) open.set(code, time);
  }
  return [...found, ...[...open].map(([code, from]) => ({ code, from, to: null }))];
}

/** A coin's position after the last trade of each day with trades. */
function positionsByDay(trades: readonly Trade[], method: CostMethod) {
  return new Map(
    followTrades(trades, method).steps.map(({ trade, position }) => [
      beijingDayStart(trade.day) ?? 0,
      position,
    ]),
  );
}
