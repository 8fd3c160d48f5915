import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { BLOCK } from '../grid/blockCache.ts';
import { CELL, QUARTER } from '../grid/gridTime.ts';
import { QUARTERS } from './cell.ts';
import type { Layers } from './layers.ts';
import { between, levelIn, SAMPLE } from './level.ts';
import { MINUTES, REACH } from './quarter.ts';
import type { Totals } from './totals.ts';

/** Extremes and volume between two instants. Prices are logarithms; volumes whole units. */
export interface Range {
  high: number;
  low: number;
  usd: number;
  coins: number;
}

const LENGTHS = [CELL, QUARTER, MINUTE];

/** The range of [from, to] before its extremes are bounded. */
export function rangeIn(layers: Layers, from: number, to: number): Range {
  const level = levelIn(layers, from);
  const range: Range = { high: level, low: level, usd: 0, coins: 0 };
  gather(layers, range, 0, from, to);
  return range;
}

/** Adds the part of [from, to] that consists of whole units of one level, and descends a level at the edges. */
function gather(layers: Layers, range: Range, level: number, from: number, to: number): void {
  const length = LENGTHS[level] ?? SAMPLE;
  const first = Math.ceil(from / length);
  const last = Math.floor(to / length);
  if (first > last) {
    descend(layers, range, level, from, to);
    return;
  }
  descend(layers, range, level, from, first * length);
  if (level === 0) for (let i = first; i < last; i += 1) addTotals(range, layers.totalsOf(i), i % BLOCK);
  else if (level === 1) addQuarters(layers, range, first, last);
  else
    for (let i = first; i < last; i += 1)
      addTotals(range, layers.quarter(Math.floor(i / MINUTES)), i % MINUTES);
  descend(layers, range, level, last * length, to);
}

function descend(layers: Layers, range: Range, level: number, from: number, to: number): void {
  if (from >= to) return;
  if (level < 2) gather(layers, range, level + 1, from, to);
  else addSamples(layers, range, from, to);
}

/** Adds quarters of one cell; examines only those that may exceed the known extremes. */
function addQuarters(layers: Layers, range: Range, first: number, last: number): void {
  if (first === last) return;
  const cell = Math.floor(first / QUARTERS);
  const { quarters, usd, coins } = layers.cell(cell);
  const begins = cell * QUARTERS;
  for (let i = first - begins; i < last - begins; i += 1) {
    stretchTo(range, quarters.nodes[i] ?? 0);
    range.usd += usd[i] ?? 0;
    range.coins += coins[i] ?? 0;
  }
  stretchTo(range, quarters.nodes[last - begins] ?? 0);
  for (let i = first - begins; i < last - begins; i += 1) {
    const a = quarters.nodes[i] ?? 0;
    const b = quarters.nodes[i + 1] ?? 0;
    const reach = REACH * (quarters.sigma[i] ?? 0);
    if (Math.max(a, b) + reach <= range.high && Math.min(a, b) - reach >= range.low) continue;
    const { high, low } = layers.totalsOfQuarter(begins + i);
    stretchTo(range, high[i] ?? 0);
    stretchTo(range, low[i] ?? 0);
  }
}

/** Adds a stretch within one minute. */
function addSamples(layers: Layers, range: Range, from: number, to: number): void {
  const minute = Math.floor(from / MINUTE);
  const samples = layers.minute(minute);
  const { nodes, usd, coins } = samples;
  const first = (from - minute * MINUTE) / SAMPLE;
  const last = (to - minute * MINUTE) / SAMPLE;
  stretchTo(range, between(samples, first));
  stretchTo(range, between(samples, last));
  for (let i = Math.floor(first); i < last; i += 1) {
    if (i > first) stretchTo(range, nodes[i] ?? 0);
    const begins = Math.max(first - i, 0);
    const ends = Math.min(last - i, 1);
    range.usd += Math.floor((usd[i] ?? 0) * ends) - Math.floor((usd[i] ?? 0) * begins);
    range.coins += Math.floor((coins[i] ?? 0) * ends) - Math.floor((coins[i] ?? 0) * begins);
  }
}

function addTotals(range: Range, { high, low, usd, coins }: Totals, i: number): void {
  stretchTo(range, high[i] ?? 0);
  stretchTo(range, low[i] ?? 0);
  range.usd += usd[i] ?? 0;
  range.coins += coins[i] ?? 0;
}

function stretchTo(range: Range, level: number): void {
  if (level > range.high) range.high = level;
  if (level < range.low) range.low = level;
}
