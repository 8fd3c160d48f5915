import { CELL, QUARTER } from '../grid/gridTime.ts';
import { rowsOf } from '../grid/rows.ts';
import { bridge } from './bridge.ts';
import type { InnerKeys, Mixture, MixtureKeys } from './mixture.ts';
import { fillInnovations, shock } from './mixture.ts';
import { bottomOf, fillMinutes, MINUTES, type Minutes, roomForMinutes, topOf } from './quarter.ts';
import { quarterVolatility } from './session.ts';

export const QUARTERS = CELL / QUARTER;

/** Inputs of a cell: its ends (log prices), its deviation, and the mixture of its moves. */
export interface CellSpan {
  readonly cell: number;
  readonly open: number;
  readonly close: number;
  readonly sigma: number;
  readonly mixture: Mixture;
}

/** The path of a cell in steps of 15 minutes. */
interface QuarterPath {
  /** Log price at the start of each quarter, and at the end. */
  readonly nodes: Float64Array;
  /** Deviation of each quarter. */
  readonly sigma: Float64Array;
}

/** A cell divided into quarters of an hour. */
export interface Quarters extends QuarterPath {
  readonly span: CellSpan;
  /** Highest and lowest log price of the cell, and the quarters that contain them. */
  readonly high: number;
  readonly low: number;
  readonly highAt: number;
  readonly lowAt: number;
  /** Mean of the nodes. */
  readonly mean: number;
}

/** Amplitude of each volatility shock, and the length of the long ones in quarters. */
const SHOCK = 0.17;
const LONG = 8;
const MIDDLE = 2;
const innovations = new Float64Array(QUARTERS);
const minutes: Minutes = roomForMinutes();

/**
 * The path of a cell in quarters, and the extremes of its minutes. The high lies in the quarter next to the highest
 * node; the other quarters stay below it because higher ones are compressed (see quarter.ts). So finding a day's high
 * needs only a few of its minutes.
 */
export function quartersOf(span: CellSpan, keys: InnerKeys, room: QuarterPath = roomForQuarters()): Quarters {
  const { cell, open, close } = span;
  const { nodes, sigma } = room;
  const first = cell * QUARTERS;
  fillSigma(sigma, first, span.sigma, keys.quarters);
  fillInnovations(innovations, QUARTERS, first, keys.quarters, span.mixture);
  nodes[0] = open;
  nodes[QUARTERS] = close;
  bridge(nodes, 0, QUARTERS, sigma, innovations);
  let top = 0;
  let bottom = 0;
  let sum = open;
  for (let i = 1; i <= QUARTERS; i += 1) {
    sum += nodes[i] ?? 0;
    if ((nodes[i] ?? 0) > (nodes[top] ?? 0)) top = i;
    if ((nodes[i] ?? 0) < (nodes[bottom] ?? 0)) bottom = i;
  }
  const highAt = beside(nodes, top, 1);
  const lowAt = beside(nodes, bottom, -1);
  const path = { span, nodes, sigma };
  fillQuarter(minutes, path, highAt, keys);
  const high = topOf(minutes);
  if (lowAt !== highAt) fillQuarter(minutes, path, lowAt, keys);
  const mean = sum / (QUARTERS + 1);
  return { ...path, highAt, lowAt, high, low: bottomOf(minutes), mean };
}

/** Allocates a cell's path; temporary results can share one. */
export function roomForQuarters(): QuarterPath {
  const row = rowsOf(QUARTERS, 2, 1);
  return { nodes: row(1), sigma: row(0) };
}

/** Writes the minutes of quarter `i` before they are clamped to the cell's range. */
export function fillQuarter(
  out: Minutes,
  { span, nodes, sigma }: Pick<Quarters, 'span' | 'nodes' | 'sigma'>,
  i: number,
  keys: InnerKeys,
): void {
  const quarter = span.cell * QUARTERS + i;
  out.nodes[0] = nodes[i] ?? 0;
  out.nodes[MINUTES] = nodes[i + 1] ?? 0;
  fillMinutes(out, quarter, sigma[i] ?? 0, keys, span.mixture);
}

/** Deviations of the quarters: daily rhythm, and shocks that last two hours, half an hour, a quarter. */
function fillSigma(out: Float64Array, first: number, whole: number, keys: MixtureKeys): void {
  let sum = 0;
  for (let long = first; long < first + QUARTERS; long += LONG) {
    const longShock = shock(keys.longShock, long, SHOCK);
    for (let middle = long; middle < long + LONG; middle += MIDDLE) {
      const middleShock = longShock * shock(keys.ownShock, middle, SHOCK);
      for (let quarter = middle; quarter < middle + MIDDLE; quarter += 1) {
        const each = middleShock * quarterVolatility(quarter) * shock(keys.shock, quarter, SHOCK);
        out[quarter - first] = each;
        sum += each * each;
      }
    }
  }
  const scale = whole / Math.sqrt(sum);
  for (let i = 0; i < QUARTERS; i += 1) out[i] = (out[i] ?? 0) * scale;
}

/** Of the two quarters at a node, the one whose other end lies farther in a direction. */
function beside(nodes: Float64Array, at: number, direction: 1 | -1): number {
  if (at === 0) return 0;
  if (at === QUARTERS) return QUARTERS - 1;
  return ((nodes[at - 1] ?? 0) - (nodes[at + 1] ?? 0)) * direction > 0 ? at - 1 : at;
}
