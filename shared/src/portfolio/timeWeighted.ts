import { beijingDayStart } from '../format/beijingDay.ts';
import { DAY } from '../time/units.ts';
import { followTrades } from './followTrades.ts';
import { byCoin, feeOf, type Trade, tradeValue } from './trade.ts';
import type { DayClose } from './valueOverTime.ts';

/** What the money did, whenever it came and went. */
export interface TimeWeighted {
  /** %, over the whole time; null where no day has a known value. */
  readonly percent: number | null;
  /** Midnight in Beijing (epoch ms) of the first and the last day that counts. */
  readonly from: number | null;
  readonly to: number | null;
  /** Coins without a close on some day on which they were held: left out of that day. */
  readonly leftOut: readonly string[];
}

/** A coin's day in USD: what it was worth before, what came in and went out, what it is worth after. */
interface CoinDay {
  readonly before: number;
  readonly inflow: number;
  readonly outflow: number;
  readonly after: number;
}

/**
 * Time-weighted return of the holdings, chained by Beijing days:
 *
 *   day = (value after + money out) ÷ (value before + money in) − 1
 *   return = Π (1 + day) − 1
 *
 * Money comes in when the day begins and goes out when it ends. A purchase puts in its price and fee, a sale takes out its
 * proceeds less the fee; a transfer moves coins at the day's close, and puts in its fee. A coin whose close is missing on
 * the day, or on the one before, is left out of the day.
 */
export function timeWeightedReturn(
  trades: readonly Trade[],
  closes: ReadonlyMap<string, readonly DayClose[]>,
  now: number,
): TimeWeighted {
  const first = Math.min(...trades.map(({ day }) => beijingDayStart(day) ?? now));
  const leftOut = new Set<string>();
  let factor = 1;
  let [from, to]: [number | null, number | null] = [null, null];
  if (!(first <= now)) return { percent: null, from, to, leftOut: [] };
  const coins = [...byCoin(trades)].map(([code, own]) => ({
    code,
    dayOf: daysOf(own, closes.get(code) ?? []),
  }));
  for (let time = first; time <= now; time += DAY) {
    const known: CoinDay[] = [];
    for (const { code, dayOf } of coins) {
      const day = dayOf(time);
      if (day === null) leftOut.add(code);
      else known.push(day);
    }
    const start = known.reduce((sum, { before, inflow }) => sum + before + inflow, 0);
    const end = known.reduce((sum, { after, outflow }) => sum + after + outflow, 0);
    if (start <= 0) continue;
    factor *= end / start;
    from ??= time;
    to = time;
  }
  return { percent: from === null ? null : (factor - 1) * 100, from, to, leftOut: [...leftOut] };
}

/** Reads the days of a coin, one after the other; null for a day whose value is not known. */
function daysOf(trades: readonly Trade[], closes: readonly DayClose[]) {
  const closeOf = new Map(closes.map(({ time, close }) => [time, close]));
  const byDay = Map.groupBy(followTrades(trades).steps, ({ trade }) => beijingDayStart(trade.day) ?? 0);
  let held = 0;
  return (time: number): CoinDay | null => {
    const before = held;
    const steps = byDay.get(time) ?? [];
    held = steps.at(-1)?.position.quantity ?? before;
    if (before === 0 && held === 0 && steps.length === 0)
      return { before: 0, inflow: 0, outflow: 0, after: 0 };
    const close = closeOf.get(time);
    const earlier = before === 0 ? 0 : closeOf.get(time - DAY);
    if (close === undefined || earlier === undefined) return null;
    const flows = steps.map(({ trade }) => flowOf(trade, close));
    return {
      before: before * earlier,
      inflow: flows.reduce((sum, flow) => sum + flow.inflow, 0),
      outflow: flows.reduce((sum, flow) => sum + flow.outflow, 0),
      after: held * close,
    };
  };
}

/** Money that a trade puts in and takes out, USD. */
function flowOf(trade: Trade, close: number): { readonly inflow: number; readonly outflow: number } {
  switch (trade.side) {
    case 'buy':
      return { inflow: tradeValue(trade), outflow: 0 };
    case 'sell':
      return { inflow: 0, outflow: tradeValue(trade) };
    case 'in':
      return { inflow: trade.quantity * close + feeOf(trade), outflow: 0 };
    case 'out':
      return { inflow: feeOf(trade), outflow: trade.quantity * close };
  }
}
