import type { KLineData } from 'klinecharts';
import type { CompareSeries } from './compareSeries.ts';

/** What is drawn of another symbol at one candle. */
export interface CompareRow {
  readonly close: number | null;
}

interface Worked {
  readonly fetches: number;
  readonly rows: CompareRow[];
  readonly first: number | undefined;
  readonly last: number | undefined;
}

const workedOf = new WeakMap<CompareSeries, Worked>();

/** One row per candle. The library asks for all rows at each tick: those that cannot have changed are reused. */
export function compareRows(series: CompareSeries, candles: readonly KLineData[]): CompareRow[] {
  const known = workedOf.get(series);
  const fetches = series.fetches();
  const first = candles[0]?.timestamp;
  const stands =
    known !== undefined &&
    known.fetches === fetches &&
    known.first === first &&
    known.last === candles[known.rows.length - 1]?.timestamp;
  const rows = stands ? known.rows : [];
  const times = candles.slice(rows.length).map(({ timestamp }) => timestamp);
  for (const close of series.closesAt(times)) rows.push({ close });
  workedOf.set(series, { fetches, rows, first, last: candles[rows.length - 1]?.timestamp });
  return rows;
}
