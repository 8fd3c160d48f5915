import { fillLongTail, fillNormal, mix, uniform } from './hash.ts';

/**
 * A stretch of a price path as candles know it. Prices are logarithms; `usd` and `coins` are whole numbers
 * (dollars, and units of the coin), so that parts add up to the whole exactly.
 */
export interface Span {
  readonly key: number;
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
  /** Deviation of the log price over the span. */
  readonly sigma: number;
  readonly usd: number;
  readonly coins: number;
}

/** A span cut into `count` equal parts; `nodes` has one point more. */
export interface Parts {
  readonly span: Span;
  readonly count: number;
  readonly nodes: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly usd: Float64Array;
  readonly coins: Float64Array;
}

/** Chances of the span at work; a span is cut into 64 parts at most. */
const chances = new Float64Array(128);

/** Positions, in parts, at which the path touches its high and its low: one in each half, neither near an end. */
function turnsOf(key: number, count: number): { highAt: number; lowAt: number } {
  const margin = Math.ceil(count / 7);
  const room = Math.floor(count / 2) - margin;
  const early = margin + Math.floor(uniform(key, 1) * room);
  const late = count - margin - Math.floor(uniform(key, 2) * room);
  return uniform(key, 3) < 0.5 ? { highAt: early, lowAt: late } : { highAt: late, lowAt: early };
}

/** Mean log price of the straight lines open → first turn → second turn → close. */
export function meanOf(
  { key, open, close, high, low }: Omit<Span, 'usd' | 'coins' | 'sigma'>,
  count: number,
): number {
  const { highAt, lowAt } = turnsOf(key, count);
  const [at1, x1, at2, x2] = highAt < lowAt ? [highAt, high, lowAt, low] : [lowAt, low, highAt, high];
  return ((open + x1) * at1 + (x1 + x2) * (at2 - at1) + (x2 + close) * (count - at2)) / (2 * count);
}

/**
 * Cuts a span into `count` parts: a rough path from open to close that stays within the span's high and low and
 * touches both, each part with its own high and low within the span's, and a share of its volume.
 * `pace` says how busy each part is (all alike without it).
 */
export function cut(span: Span, count: number, pace?: (part: number) => number): Parts {
  const nodes = new Float64Array(count + 1);
  const { highAt, lowAt } = turnsOf(span.key, count);
  nodes[0] = span.open;
  nodes[highAt] = span.high;
  nodes[lowAt] = span.low;
  nodes[count] = span.close;
  const first = Math.min(highAt, lowAt);
  const second = Math.max(highAt, lowAt);
  const step = span.sigma / Math.sqrt(count);
  walk(nodes, 0, first, span, step);
  walk(nodes, first, second, span, step);
  walk(nodes, second, count, span, step);
  const high = new Float64Array(count);
  const low = new Float64Array(count);
  wicks(span, nodes, step, high, low);
  const { usd, coins } = share(span, count, nodes, step, pace);
  return { span, count, nodes, high, low, usd, coins };
}

/**
 * Gives each part a high and a low. By the law of a Brownian bridge's maximum a walk that moves by b reaches
 * (√(b² + 2·E·σ²) − |b|) ÷ 2 beyond its ends, E exponential: long bodies have short wicks.
 */
function wicks(span: Span, nodes: Float64Array, step: number, high: Float64Array, low: Float64Array): void {
  fillLongTail(chances, 2 * high.length, mix(span.key, 0x71c), 0);
  const spread = 2 * step * step;
  for (let i = 0; i < high.length; i += 1) {
    const a = nodes[i] ?? 0;
    const b = nodes[i + 1] ?? 0;
    const body = Math.abs(b - a);
    const above = (Math.sqrt(body * body + spread * (chances[2 * i] ?? 0)) - body) / 2;
    const below = (Math.sqrt(body * body + spread * (chances[2 * i + 1] ?? 0)) - body) / 2;
    high[i] = Math.min(Math.max(a, b) + above, span.high);
    low[i] = Math.max(Math.min(a, b) - below, span.low);
  }
}

/** Fills the nodes between two given ones with a random walk bent to meet both, folded back at the bounds. */
function walk(nodes: Float64Array, from: number, to: number, { key, high, low }: Span, step: number): void {
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

function share(
  span: Span,
  count: number,
  nodes: Float64Array,
  step: number,
  pace: ((part: number) => number) | undefined,
): { usd: Float64Array; coins: Float64Array } {
  const weight = new Float64Array(count);
  fillLongTail(chances, count, mix(span.key, 0x501), 0);
  for (let i = 0; i < count; i += 1) {
    const move = step > 0 ? Math.abs((nodes[i + 1] ?? 0) - (nodes[i] ?? 0)) / step : 0;
    const luck = 0.5 + 0.5 * Math.min(chances[i] ?? 0, 3);
    weight[i] = luck * (0.7 + 0.5 * Math.min(move, 3)) * (pace ? pace(i) : 1);
  }
  const coins = divide(span.coins, weight);
  for (let i = 0; i < count; i += 1) {
    const middle = ((nodes[i] ?? 0) + (nodes[i + 1] ?? 0)) / 2;
    weight[i] = (coins[i] ?? 0) * Math.exp(middle - span.open);
  }
  return { usd: divide(span.usd, weight), coins };
}

/** Divides a whole number into whole parts by weight; the parts add up to it exactly. */
export function divide(total: number, weight: Float64Array): Float64Array {
  const parts = new Float64Array(weight.length);
  let all = 0;
  for (const each of weight) all += each;
  let sum = 0;
  let given = 0;
  for (let i = 0; i < weight.length; i += 1) {
    sum += weight[i] ?? 0;
    const reached = i === weight.length - 1 ? total : all > 0 ? Math.round((total * sum) / all) : 0;
    parts[i] = reached - given;
    given = reached;
  }
  return parts;
}

/** Part `i` of a cut span, as a span to cut further. */
export function partOf(parts: Parts, i: number): Span {
  return {
    key: mix(parts.span.key, 0x9000 + i),
    open: parts.nodes[i] ?? 0,
    close: parts.nodes[i + 1] ?? 0,
    high: parts.high[i] ?? 0,
    low: parts.low[i] ?? 0,
    sigma: parts.span.sigma / Math.sqrt(parts.count),
    usd: parts.usd[i] ?? 0,
    coins: parts.coins[i] ?? 0,
  };
}
