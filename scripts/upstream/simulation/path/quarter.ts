import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { QUARTER } from '../grid/gridTime.ts';
import { rowsOf } from '../grid/rows.ts';
import { longTail } from '../random/hash.ts';
import { bridge } from './bridge.ts';
import { fillInnovations, type InnerKeys, type Mixture, shock } from './mixture.ts';

export const MINUTES = QUARTER / MINUTE;

/** The minutes of a quarter of an hour; `nodes` has one point more. */
export interface Minutes {
  readonly nodes: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  /** Deviation of each minute. */
  readonly sigma: Float64Array;
}

/** Allocates the minutes of a quarter. */
export function roomForMinutes(): Minutes {
  const row = rowsOf(MINUTES, 4, 1);
  return { nodes: row(3), high: row(0), low: row(1), sigma: row(2) };
}

const SHOCK = 0.25;
const innovations = new Float64Array(MINUTES);

/**
 * Maximum reach of a quarter beyond its ends, in deviations, so that most quarters of a long range need not be
 * examined. One in a hundred would reach farther and is compressed.
 */
export const REACH = 1.5;

/** Writes the minutes of a quarter (counted from the epoch) between its ends, which are given in `nodes`. */
export function fillMinutes(
  out: Minutes,
  quarter: number,
  whole: number,
  { minutes: keys, wicks }: InnerKeys,
  mixture: Mixture,
): void {
  const { nodes, high, low, sigma } = out;
  const first = quarter * MINUTES;
  let sum = 0;
  for (let i = 0; i < MINUTES; i += 1) {
    const each = shock(keys.shock, first + i, SHOCK);
    sigma[i] = each;
    sum += each * each;
  }
  const scale = whole / Math.sqrt(sum);
  for (let i = 0; i < MINUTES; i += 1) sigma[i] = (sigma[i] ?? 0) * scale;
  fillInnovations(innovations, MINUTES, first, keys, mixture);
  bridge(nodes, 0, MINUTES, sigma, innovations);
  for (let i = 0; i < MINUTES; i += 1) {
    const a = nodes[i] ?? 0;
    const b = nodes[i + 1] ?? 0;
    const deviation = sigma[i] ?? 0;
    const spread = 2 * deviation * deviation;
    const body = Math.abs(b - a);
    high[i] = Math.max(a, b) + beyond(body, spread * longTail(wicks, 2 * (first + i)));
    low[i] = Math.min(a, b) - beyond(body, spread * longTail(wicks, 2 * (first + i) + 1));
  }
  const open = nodes[0] ?? 0;
  const close = nodes[MINUTES] ?? 0;
  pressBelow(out, Math.max(open, close) + REACH * whole, mix(wicks, quarter));
  pressAbove(out, Math.min(open, close) - REACH * whole, mix(wicks, quarter));
}

/**
 * How far a walk of variance σ² with net move `body` reaches beyond its ends: (√(b² + 2·E·σ²) − b) ÷ 2 with E
 * exponential, the distribution of a Brownian bridge's maximum (Karatzas and Shreve, 4.3.40). Long bodies have short
 * wicks.
 */
function beyond(body: number, chance: number): number {
  return (Math.sqrt(body * body + chance) - body) / 2;
}

/** Highest log price of the minutes. */
export function topOf({ high }: Minutes): number {
  let top = high[0] ?? 0;
  for (let i = 1; i < MINUTES; i += 1) top = Math.max(top, high[i] ?? 0);
  return top;
}

/** Lowest log price of the minutes. */
export function bottomOf({ low }: Minutes): number {
  let bottom = low[0] ?? 0;
  for (let i = 1; i < MINUTES; i += 1) bottom = Math.min(bottom, low[i] ?? 0);
  return bottom;
}

/**
 * Keeps minutes below a ceiling that lies above their ends: the excess over the higher end is compressed by one factor,
 * so that the order of all prices is kept and none is clipped flat.
 */
export function pressBelow(minutes: Minutes, ceiling: number, key: number): void {
  const { nodes, high, low } = minutes;
  const top = topOf(minutes);
  if (top <= ceiling) return;
  const end = Math.max(nodes[0] ?? 0, nodes[MINUTES] ?? 0);
  const scale = ((ceiling - end) / (top - end)) * (0.4 + 0.55 * uniform(key, 1));
  const press = (value: number) => (value > end ? end + (value - end) * scale : value);
  for (const values of [nodes, high, low]) {
    for (let i = 0; i < values.length; i += 1) values[i] = press(values[i] ?? 0);
  }
}

/** The same from below: keeps minutes above a floor. */
export function pressAbove(minutes: Minutes, floor: number, key: number): void {
  const { nodes, high, low } = minutes;
  const bottom = bottomOf(minutes);
  if (bottom >= floor) return;
  const end = Math.min(nodes[0] ?? 0, nodes[MINUTES] ?? 0);
  const scale = ((end - floor) / (end - bottom)) * (0.4 + 0.55 * uniform(key, 2));
  const press = (value: number) => (value < end ? end + (value - end) * scale : value);
  for (const values of [nodes, high, low]) {
    for (let i = 0; i < values.length; i += 1) values[i] = press(values[i] ?? 0);
  }
}
