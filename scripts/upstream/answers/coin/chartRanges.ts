import type { ChartRange } from '@coinmirror/shared/contract/coin/charts.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { BEIJING, DAY, MINUTE } from '@coinmirror/shared/time/units.ts';

/** The steps of a chart, and the instant it begins at (epoch ms). */
interface Span {
  readonly periodMinutes: number;
  readonly from: number;
}

const FIXED: Readonly<
  Record<Exclude<ChartRange, 'd' | 'ydt' | 'all'>, { readonly periodMinutes: number; readonly days: number }>
> = {
  w: { periodMinutes: 60, days: 7 },
  m: { periodMinutes: 240, days: 30 },
  '3m': { periodMinutes: 240, days: 90 },
  y: { periodMinutes: 1440, days: 365 },
};

/**
 * The span of a chart's range at an instant. A day begins where the 24 h figures do, the other fixed ranges where the
 * changes over as many days do; "this year" begins at Beijing midnight of 1 January, everything with the coin.
 */
export function spanOf(range: ChartRange, time: number): Span {
  if (range === 'd') return { periodMinutes: 5, from: dayAgo(time) };
  if (range === 'all') return { periodMinutes: 10_080, from: 0 };
  if (range !== 'ydt') {
    const { periodMinutes, days } = FIXED[range];
    return { periodMinutes, from: time - days * DAY };
  }
  const from = Date.UTC(new Date(time + BEIJING).getUTCFullYear(), 0, 1) - BEIJING;
  // Early in January daily candles would be too few.
  return { periodMinutes: time - from < 60 * DAY ? 240 : 1440, from };
}

/** How many candles of a span may end after its beginning and open before `time`. */
export function candleCount({ periodMinutes, from }: Span, time: number): number {
  return Math.min(Math.ceil((time - from) / (periodMinutes * MINUTE)) + 1, MOST);
}

/** More weeks than any coin's history has. */
const MOST = 1_000;
