/** How the bars of a side are drawn: solid is the larger side of the window, hollow the smaller. */
export type Weight = 'solid' | 'hollow';

/** Sides that differ by less than this share are equals. */
const EVEN = 0.01;

/** The sum of the known values; null where none is known: missing is not 0. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter(isNumber);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** The weight of each side by its sum: all solid where none is larger by 1 %. A side without data stays hollow. */
export function weigh(sums: readonly (number | null)[]): readonly Weight[] {
  const most = Math.max(0, ...sums.map((sum) => Math.abs(sum ?? 0)));
  return sums.map((sum) => {
    if (sum === null) return 'hollow';
    return most === 0 || most < Math.abs(sum) * (1 + EVEN) ? 'solid' : 'hollow';
  });
}

/** Whether a value is known and can be drawn. */
export function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
