import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';

/** A bound as its input shows it, in the column's own unit; '' when unbounded. */
export function shownBound(bound: number | null | undefined, scale: number): string {
  return bound === null || bound === undefined ? '' : plainDecimal(Number((bound / scale).toPrecision(12)));
}
