import { isNumber } from './weights.ts';

/** A line over time with the area below it, in a box 1000 wide. */
export interface AreaShape {
  /** SVG paths; a missing value is a gap. */
  readonly line: string;
  readonly area: string;
  /** Values at the lower and the upper edge of the box. */
  readonly low: number;
  readonly high: number;
  /** The newest known value, where it stands. */
  readonly newest: { readonly value: number; readonly x: number; readonly y: number };
}

/** Width of the box that paths are drawn in: it is stretched to the figure's. */
export const AREA_WIDTH = 1000;
/** A smaller span than this share of the highest value does not fill the height. */
const LEAST_SPAN = 0.02;
/** Share of the height left free above and below the line. */
const AIR = 0.08;

/** The shape of evenly spaced values; null without a known one. */
export function areaOf(
  values: readonly (number | null)[],
  height: number,
  least = LEAST_SPAN,
): AreaShape | null {
  const known = values.flatMap((value, at) => (isNumber(value) ? [{ value, at }] : []));
  const last = known.at(-1);
  if (last === undefined) return null;
  const { middle, half } = spanOf(
    known.map(({ value }) => value),
    least,
  );
  const x = (at: number) => round(values.length > 1 ? (at / (values.length - 1)) * AREA_WIDTH : AREA_WIDTH);
  const y = (value: number) => round(height * (0.5 - (value / 2 - middle / 2) / half));
  const runs = runsOf(values).map((run) => run.map(({ at, value }) => `${x(at)} ${y(value)}`));
  const starts = runsOf(values).map((run) => [x(run[0]?.at ?? 0), x(run.at(-1)?.at ?? 0)] as const);
  const line = runs.map((run) => `M${run.join('L')}`);
  const area = line.map((path, at) => `${path}L${starts[at]?.[1]} ${height}H${starts[at]?.[0]}Z`);
  return {
    ...{ line: line.join(''), area: area.join(''), low: middle - half, high: middle + half },
    newest: { value: last.value, x: x(last.at), y: y(last.value) },
  };
}

function spanOf(values: readonly number[], least: number): { middle: number; half: number } {
  const low = values.reduce((min, value) => Math.min(min, value));
  const high = values.reduce((max, value) => Math.max(max, value));
  const middle = low / 2 + high / 2;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const half = Math.max((high / 2 - low / 2) * (1 + 2 * AIR), (size * least) / 2) || 1;
  return { middle, half };
}

function runsOf(values: readonly (number | null)[]): readonly (readonly { at: number; value: number }[])[] {
  const runs: { at: number; value: number }[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (isNumber(value)) runs.at(-1)?.push({ at, value });
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
