import type { Bar } from './sheet.ts';

type ProfileBar = Pick<Bar, 'high' | 'low' | 'volume'>;

/** How much was traded at which price. */
export interface VolumeProfile {
  /** Price of the lower edge of the first row, and height of a row. */
  readonly base: number;
  readonly step: number;
  /** Coins traded in each row, lowest prices first. */
  readonly rows: readonly number[];
  /** Index of the row with the most volume (point of control), and its middle. */
  readonly poc: number;
  readonly pocPrice: number;
  /** First and last row of the value area, and its edges (value area low and high). */
  readonly first: number;
  readonly last: number;
  readonly val: number;
  readonly vah: number;
}

/**
 * Volume by price of some candles, in `count` rows of equal height from their lowest low to their highest high. Each candle's
 * volume is spread evenly from its low to its high: a row gets volume × overlap ÷ (high − low); of a candle without
 * height its one row gets all. The value area holds at least `share` % of the volume: from the row with the most (of equal
 * ones the lowest), the larger of the next row above and below joins (of equal ones the one above) until it does. null where
 * nothing was traded, or every price is the same.
 */
export function volumeProfile(
  bars: readonly ProfileBar[],
  count: number,
  share: number,
): VolumeProfile | null {
  let [base, top, total] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { low, high, volume } of bars) {
    base = Math.min(base, low);
    top = Math.max(top, high);
    total += volume;
  }
  if (!(total > 0 && top > base)) return null;
  const step = (top - base) / count;
  const rows = new Array<number>(count).fill(0);
  for (const bar of bars) spread(rows, bar, base, step);
  const poc = rows.indexOf(Math.max(...rows));
  const { first, last } = valueArea(rows, poc, (total * share) / 100);
  return {
    base,
    step,
    rows,
    poc,
    pocPrice: base + (poc + 0.5) * step,
    first,
    last,
    val: base + first * step,
    vah: last === count - 1 ? top : base + (last + 1) * step,
  };
}

function spread(rows: number[], { low, high, volume }: ProfileBar, base: number, step: number): void {
  const rowOf = (price: number) => Math.min(rows.length - 1, Math.floor((price - base) / step));
  const [from, to] = [rowOf(low), rowOf(high)];
  if (from === to) {
    rows[from] = (rows[from] ?? 0) + volume;
    return;
  }
  const density = volume / (high - low);
  for (let row = from; row <= to; row += 1) {
    const overlap = Math.min(high, base + (row + 1) * step) - Math.max(low, base + row * step);
    rows[row] = (rows[row] ?? 0) + density * Math.max(0, overlap);
  }
}

function valueArea(rows: readonly number[], poc: number, wanted: number) {
  let [first, last, sum] = [poc, poc, rows[poc] ?? 0];
  while (sum < wanted && (first > 0 || last < rows.length - 1)) {
    const [below, above] = [rows[first - 1] ?? -1, rows[last + 1] ?? -1];
    if (above >= below) last += 1;
    else first -= 1;
    sum += Math.max(above, below);
  }
  return { first, last };
}
