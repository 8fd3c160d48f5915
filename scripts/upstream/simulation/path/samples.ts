import { mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { fillLongTail, fillNormal } from '../random/hash.ts';
import { shares } from './volume.ts';

/** A minute of a price path. Prices are logarithms; volumes whole numbers (dollars, and units of the coin). */
export interface Minute {
  readonly key: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** Deviation of the log price over the minute. */
  readonly sigma: number;
  readonly usd: number;
  readonly coins: number;
}

/** A minute divided into samples, uneven between them (`between`); `nodes` has one point more. */
export interface Samples {
  readonly key: number;
  readonly nodes: Float64Array;
  readonly usd: Float64Array;
  readonly coins: Float64Array;
}

/** Samples of 5 seconds. */
export const SAMPLES = 12;
const MARGIN = 2;
const chances = new Float64Array(SAMPLES);

/**
 * Divides a minute into samples: a random path from open to close that touches the minute's high and low and stays
 * between them. Below a minute coins are uncorrelated.
 */
export function samplesOf(minute: Minute): Samples {
  const { key, open, close, high, low, sigma } = minute;
  const nodes = new Float64Array(SAMPLES + 1);
  const { highAt, lowAt } = turnsOf(key);
  nodes[0] = open;
  nodes[highAt] = high;
  nodes[lowAt] = low;
  nodes[SAMPLES] = close;
  const first = Math.min(highAt, lowAt);
  const second = Math.max(highAt, lowAt);
  const step = sigma / Math.sqrt(SAMPLES);
  walk(nodes, 0, first, minute, step);
  walk(nodes, first, second, minute, step);
  walk(nodes, second, SAMPLES, minute, step);
  fillLongTail(chances, SAMPLES, mix(key, 0x501), 0);
  return { key, nodes, ...shares(minute, nodes, chances, step) };
}

/** Samples at which the path touches its high and its low: one in each half, neither at an end. */
function turnsOf(key: number): { highAt: number; lowAt: number } {
  const room = SAMPLES / 2 - MARGIN;
  const early = MARGIN + Math.floor(uniform(key, 1) * room);
  const late = SAMPLES - MARGIN - Math.floor(uniform(key, 2) * room);
  return uniform(key, 3) < 0.5 ? { highAt: early, lowAt: late } : { highAt: late, lowAt: early };
}

/** Fills the nodes between two given ones with a random walk that meets both ends, reflected at the bounds. */
function walk(nodes: Float64Array, from: number, to: number, { key, high, low }: Minute, step: number): void {
  const length = to - from;
  if (length < 2) return;
  const start = nodes[from] ?? 0;
  const end = nodes[to] ?? 0;
  fillNormal(chances, length, key, 0x101 + from);
  let sum = 0;
  for (let i = 1; i <= length; i += 1) {
    sum += (chances[i - 1] ?? 0) * step;
    nodes[from + i] = sum;
  }
  for (let i = 1; i < length; i += 1) {
    const raw = start + ((end - start) * i) / length + (nodes[from + i] ?? 0) - (sum * i) / length;
    nodes[from + i] = fold(raw, low, high);
  }
  nodes[to] = end;
}

function fold(value: number, low: number, high: number): number {
  let folded = value;
  if (folded > high) folded = 2 * high - folded;
  if (folded < low) folded = Math.min(2 * low - folded, high);
  return folded;
}
