import { type Bar, type Column, createSheet, type Sheet } from '@coinmirror/shared/technical/sheet.ts';
import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import type { KLineData } from 'klinecharts';
import { type OuterSource, outerOf } from './outerSource.ts';

/** A candle's values by the keys of its lines, and the candle's direction. */
export type Row = Record<string, number | null>;

export const ROSE = 'rose';
/** Always 0: an axis that must hold it draws this, too. */
export const ZERO = 'zero';

/** The library's object for an indicator: the same one for as long as it is on the chart. */
interface Shown {
  readonly calcParams: readonly number[];
  readonly extendData?: unknown;
}

/** The result of an indicator's last calculation, from which the next one continues. */
interface Worked {
  readonly candles: readonly KLineData[];
  readonly params: string;
  readonly outer: OuterSource | null;
  /** Of what is outside the candles. */
  readonly version: number;
  readonly bars: Bar[];
  readonly sheet: Sheet;
  readonly columns: readonly (readonly [key: string, column: Column])[];
  readonly rows: Row[];
  /** The candle before the newest: its identity shows that the history is unchanged. */
  settled: KLineData | undefined;
}

const workedOf = new WeakMap<Shown, Worked>();

/**
 * The rows of an indicator. The library asks for all of them at each tick, with a candle list it mutates at the end;
 * for a known list only the rows that the end affects are computed.
 */
export function technicalRows(technical: Technical, candles: readonly KLineData[], shown: Shown): Row[] {
  const known = workedOf.get(shown);
  const [first] = candles;
  if (first) outerOf(shown)?.reach(first.timestamp);
  const goesOn = known !== undefined && isSame(known, candles, shown);
  const worked = goesOn ? known : begin(technical, candles, shown);
  if (goesOn) follow(worked);
  worked.settled = candles.at(-2);
  workedOf.set(shown, worked);
  return worked.rows;
}

function isSame(
  { candles, params, outer, version, bars, settled }: Worked,
  given: readonly KLineData[],
  shown: Shown,
) {
  return (
    candles === given &&
    outer === outerOf(shown) &&
    version === (outer?.version() ?? 0) &&
    params === String(shown.calcParams) &&
    given.length >= bars.length &&
    given[bars.length - 2] === settled
  );
}

function begin(technical: Technical, candles: readonly KLineData[], shown: Shown): Worked {
  const { calcParams } = shown;
  const outer = outerOf(shown);
  const bars = candles.map((candle) => toBar(candle, outer));
  const sheet = createSheet(bars);
  const lines = technical.lines(calcParams);
  const columns = technical
    .calc(sheet, calcParams)
    .flatMap((column, place) => lines.slice(place, place + 1).map(({ key }) => [key, column] as const));
  const rows = bars.map((bar, place) => rowOf(bar, place, columns));
  const version = outer?.version() ?? 0;
  return {
    candles,
    params: String(calcParams),
    outer,
    version,
    bars,
    sheet,
    columns,
    rows,
    settled: undefined,
  };
}

function follow({ candles, outer, bars, sheet, columns, rows }: Worked): void {
  const from = Math.max(0, bars.length - 1);
  candles.slice(from).forEach((candle, i) => {
    bars[from + i] = toBar(candle, outer);
  });
  const first = sheet.update(from);
  bars.slice(first).forEach((bar, i) => {
    rows[first + i] = rowOf(bar, first + i, columns);
  });
}

function rowOf({ open, close }: Bar, place: number, columns: Worked['columns']): Row {
  const row: Row = { [ROSE]: close >= open ? 1 : 0, [ZERO]: 0 };
  for (const [key, { values }] of columns) row[key] = values[place] ?? null;
  return row;
}

function toBar(candle: KLineData, outer: OuterSource | null): Bar {
  const { timestamp, open, high, low, close, volume = 0, turnover = 0, bought } = candle;
  return {
    time: timestamp,
    open,
    high,
    low,
    close,
    volume,
    turnover,
    bought: typeof bought === 'number' ? bought : undefined,
    futures: outer?.at(timestamp),
  };
}
