import { beijingDayStart } from '../format/beijingDay.ts';
import { followTrades } from './averageCost.ts';
import { byCoin, type Trade } from './trade.ts';

/** The close of a coin's day; `time` is the Beijing midnight (epoch ms) at which the day begins, price in USD. */
export interface DayClose {
  readonly time: number;
  readonly close: number;
}

/** All holdings at the end of a day, in USD. */
export interface ValueDay {
  readonly time: number;
  /** null if a held coin has no close. */
  readonly value: number | null;
  readonly cost: number;
}

const DAY = 86_400_000;

/**
 * Value of the holdings at the end of each Beijing day, from the first trade's day to `now`: for each coin quantity ×
 * daily close. Days on which a coin is not held need no close.
 */
export function valueOverTime(
  trades: readonly Trade[],
  closes: ReadonlyMap<string, readonly DayClose[]>,
  now: number,
): readonly ValueDay[] {
  const first = Math.min(...trades.map(({ day }) => beijingDayStart(day) ?? now));
  if (!(first <= now)) return [];
  const coins = [...byCoin(trades)].map(([code, own]) => ({
    after: positionsByDay(own),
    closes: new Map(closes.get(code)?.map(({ time, close }) => [time, close])),
    position: { quantity: 0, cost: 0 },
  }));
  const days = Array.from({ length: Math.floor((now - first) / DAY) + 1 }, (_, at) => first + at * DAY);
  return days.map((time) => {
    let value: number | null = 0;
    let cost = 0;
    for (const coin of coins) {
      coin.position = coin.after.get(time) ?? coin.position;
      const { quantity } = coin.position;
      cost += coin.position.cost;
      const close = quantity === 0 ? 0 : coin.closes.get(time);
      value = value === null || close === undefined ? null : value + quantity * close;
    }
    return { time, value, cost };
  });
}

/** A coin's position after the last trade of each day with trades. */
function positionsByDay(trades: readonly Trade[]) {
  return new Map(
    followTrades(trades).steps.map(({ trade, position }) => [beijingDayStart(trade.day) ?? 0, position]),
  );
}
