/** Input of an indicator. Volume in coins, turnover in the quote. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly turnover: number;
  /** Coins of the volume that takers bought; absent where the venue does not tell. */
  readonly bought?: number | undefined;
  /** The coin's futures beside it; absent where none are told. */
  readonly futures?: BarFutures | undefined;
}

/** A coin's futures beside a candle; null for what is not known of it. */
export interface BarFutures {
  /** % per eight hours, the last in the candle. */
  readonly funding: number | null;
  /** USD, the last in the candle. */
  readonly openInterest: number | null;
  /** Accounts long ÷ accounts short, the last in the candle. */
  readonly accountRatio: number | null;
  /** USD of positions closed by force within the candle. */
  readonly long: number | null;
  readonly short: number | null;
}

/** A value for each candle; null if unknown. */
export type Series<Value = number> = readonly (Value | null)[];

/** A series of a sheet. */
export interface Column<Value = number> {
  readonly sheet: Sheet;
  readonly values: Series<Value>;
}

/** The value at an index, from earlier values (`values`) and earlier columns. */
type Formula<Value> = (place: number, values: Series<Value>) => Value | null;

/** A value from one candle and the previous one, which the first candle does not have. */
export type OfBar<Value> = (bar: Bar, before: Bar | undefined) => Value | null;

/** Candles, oldest first, and columns computed from them, updated when the latest candles change. */
export interface Sheet {
  readonly bars: readonly Bar[];
  /** Adds a column. `ahead`: the number of candles by which later candles affect earlier values. */
  readonly column: <Value>(formula: Formula<Value>, ahead?: number) => Column<Value>;
  /** The column of a function of candles; cached by function. */
  readonly each: (of: OfBar<number>) => Column;
  /**
   * Recomputes what depends on candles from an index on that were changed or added; returns the first index that may
   * differ.
   */
  readonly update: (from: number) => number;
}

interface Worked {
  readonly ahead: number;
  readonly work: (from: number) => void;
}

/** A sheet of candles that the caller changes or appends to; each such change must be followed by `update`. */
export function createSheet(bars: readonly Bar[]): Sheet {
  // In creation order, so that each column's inputs are computed before it.
  const columns: Worked[] = [];
  const made = new Map<OfBar<number>, Column>();

  function column<Value>(formula: Formula<Value>, ahead = 0): Column<Value> {
    const values: (Value | null)[] = [];
    const work = (from: number) => {
      values.length = Math.min(values.length, bars.length);
      for (let place = from; place < bars.length; place += 1) values[place] = formula(place, values);
    };
    work(0);
    columns.push({ ahead, work });
    return { sheet, values };
  }

  function each(of: OfBar<number>): Column {
    const known = made.get(of);
    if (known) return known;
    const one = column<number>((place) => {
      const bar = bars[place];
      return bar ? of(bar, bars[place - 1]) : null;
    });
    made.set(of, one);
    return one;
  }

  function update(from: number): number {
    let start = from;
    for (const { ahead, work } of columns) {
      start = Math.max(0, start - ahead);
      work(start);
    }
    return start;
  }

  const sheet: Sheet = { bars, column, each, update };
  return sheet;
}
