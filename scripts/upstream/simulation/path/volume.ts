import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { rowsOf } from '../grid/rows.ts';
import { normal } from '../random/hash.ts';
import { cellPace } from './session.ts';

/** Scale of an instrument's volume; see `cellVolume`. */
export interface VolumeScale {
  /** Ordinary USD per cell at the anchor price. */
  readonly cellUsd: number;
  /** Coins per whole unit of volume. */
  readonly coinUnit: number;
  /** What the coin prices, for one that changes hands as the quote of others; see `quoteVolume`. */
  readonly quotes?: Quoted;
}

/** Trading in which a coin is the quote. */
interface Quoted {
  /** USD that the coin's leader trades in a cell. */
  readonly leaderUsd: (cell: number) => number;
  /** The coin's volume relative to that from the anchor on. */
  readonly ratio: number;
}

/** Volume in whole dollars and in whole units of the coin. */
export interface Volume {
  readonly usd: number;
  readonly coins: number;
}

/** Inputs of a cell's volume. Prices are logarithms. */
interface Trading {
  readonly cell: number;
  readonly key: number;
  readonly open: number;
  readonly close: number;
  /** Deviation of this cell and of an ordinary one. */
  readonly sigma: number;
  readonly ordinary: number;
  /** Mean price, and the price at the anchor. */
  readonly mean: number;
  readonly anchorLevel: number;
}

/** USD volume grows with the price to this power: at a higher price fewer coins change hands. */
const PRICE_PULL = 0.6;

/**
 * Volume of a cell: grows with the volatility and the size of the move (one flow of news drives both: Clark's mixture
 * of distributions, 1973) and with the price; lower at weekends.
 */
export function cellVolume(trading: Trading, scale: VolumeScale): Volume {
  const { cell, key, open, close, sigma, ordinary, mean, anchorLevel } = trading;
  const loud = sigma / ordinary;
  const move = Math.min(Math.abs(close - open) / sigma, 4);
  const activity =
    Math.sqrt(loud) * (0.62 + 0.42 * move) * Math.exp(0.22 * normal(key, cell)) * cellPace(cell);
  const usd = Math.round(scale.cellUsd * activity * Math.exp(PRICE_PULL * (mean - anchorLevel)));
  return { usd, coins: Math.round(usd / Math.exp(mean) / scale.coinUnit) };
}

/**
 * Volume of a cell of a coin that prices others: it follows what its leader trades, loud days included, and its part
 * grows evenly from its first day to the anchor (`grown`, 0 to 1).
 */
export function quoteVolume(
  { cell, key, mean, grown }: Pick<Trading, 'cell' | 'key' | 'mean'> & { readonly grown: number },
  { leaderUsd, ratio }: Quoted,
  coinUnit: number,
): Volume {
  const usd = Math.round(leaderUsd(cell) * ratio * grown * Math.exp(QUOTE_NOISE * normal(key, cell)));
  return { usd, coins: Math.round(usd / Math.exp(mean) / coinUnit) };
}

/** Deviation of the logarithm of a quote's part from cell to cell. */
const QUOTE_NOISE = 0.08;

/** Reused buffers for the weights; a span has 64 parts at most. */
const weights = new Map<number, Float64Array>();

/**
 * Splits a volume among the parts of a path by how far each part moves (`nodes` has one point more than there are
 * parts; `step` is an ordinary move) and by chance (mean 1, long tail). The whole numbers add up to the volume exactly.
 */
export function shares(
  { usd, coins }: Volume,
  nodes: Float64Array,
  luck: Float64Array,
  step: number,
): { usd: Float64Array; coins: Float64Array } {
  const count = nodes.length - 1;
  let weight = weights.get(count);
  if (!weight) {
    weight = new Float64Array(count);
    weights.set(count, weight);
  }
  const open = nodes[0] ?? 0;
  for (let i = 0; i < count; i += 1) {
    const move = step > 0 ? Math.abs((nodes[i + 1] ?? 0) - (nodes[i] ?? 0)) / step : 0;
    weight[i] = (0.6 + 0.4 * Math.min(luck[i] ?? 0, 3)) * (0.4 + 0.7 * Math.min(move, 4));
  }
  const row = rowsOf(count, 2);
  const parts = divide(coins, weight, row(0));
  for (let i = 0; i < count; i += 1) {
    const middle = ((nodes[i] ?? 0) + (nodes[i + 1] ?? 0)) / 2;
    weight[i] = (parts[i] ?? 0) * Math.exp(middle - open);
  }
  return { usd: divide(usd, weight, row(1)), coins: parts };
}
