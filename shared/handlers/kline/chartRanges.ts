import type { ChartRange } from '@coinmirror/shared/contract/coin/charts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEIJING = 8 * HOUR;

/** Length of a chart and of its steps. */
interface Span {
  readonly periodMinutes: number;
  /** Maximum number of candles. */
  readonly limit: number;
}

const FIXED: Readonly<Record<Exclude<ChartRange, 'ydt' | 'all'>, Span>> = {
  d: { periodMinutes: 5, limit: 288 },
  w: { periodMinutes: 60, limit: 168 },
  m: { periodMinutes: 240, limit: 180 },
  '3m': { periodMinutes: 240, limit: 540 },
  y: { periodMinutes: 1440, limit: 365 },
};

/** The span of a chart's range at an instant; "this year" begins at Beijing midnight of 1 January. */
export function spanOf(range: ChartRange, time: number): Span {
  if (range === 'all') return { periodMinutes: 10_080, limit: 1000 };
  if (range !== 'ydt') return FIXED[range];
  const year = new Date(time + BEIJING).getUTCFullYear();
  const elapsed = time - (Date.UTC(year, 0, 1) - BEIJING);
  // Early in January daily candles would be too few.
  if (elapsed < 60 * DAY) return { periodMinutes: 240, limit: Math.max(1, Math.ceil(elapsed / (4 * HOUR))) };
  return { periodMinutes: 1440, limit: Math.ceil(elapsed / DAY) };
}
