import { mix } from '@coinmirror/shared/numbers/hash.ts';
import { fillNormal, normal } from '../random/hash.ts';
import { quickExp } from './volatility.ts';

/**
 * Within a cell a coin moves by the innovations of what it follows: each step mixes its leader's, its sector's and its
 * own (a one-period factor model per step). So coins correlate at every scale, and no path needs another's.
 */
export interface Mixture {
  readonly leader: number;
  readonly sector: number;
  readonly own: number;
}

/** Keys of the innovations and of the volatility shocks at one level of the path. */
export interface MixtureKeys {
  readonly leader: number;
  readonly sector: number;
  readonly own: number;
  /** Volatility shocks: of the leader's market, short and long, and the instrument's own. */
  readonly shock: number;
  readonly longShock: number;
  readonly ownShock: number;
}

/** Keys of an instrument's moves within cells. */
export interface InnerKeys {
  readonly quarters: MixtureKeys;
  readonly minutes: MixtureKeys;
  /** How far minutes extend beyond their ends. */
  readonly wicks: number;
  readonly volumes: number;
}

/** The keys of a path, from the instruments' keys; a path without a leader is its own leader. */
export function innerKeys(keys: {
  readonly leader: number;
  readonly sector: number;
  readonly own: number;
}): InnerKeys {
  return {
    quarters: mixtureKeys(0x0f15, keys),
    minutes: mixtureKeys(0x0f01, keys),
    wicks: mix(keys.own, 0x71c),
    volumes: mix(keys.own, 0x501),
  };
}

function mixtureKeys(
  level: number,
  keys: { readonly leader: number; readonly sector: number; readonly own: number },
): MixtureKeys {
  return {
    leader: mix(keys.leader, level),
    sector: mix(keys.sector, level),
    own: mix(keys.own, level),
    shock: mix(keys.leader, level ^ 0x5c00),
    longShock: mix(keys.leader, level ^ 0x5c10),
    ownShock: mix(keys.own, level ^ 0x5c20),
  };
}

/** Writes the innovations of `count` steps from `first` (counted from the epoch); deviation 1. */
export function fillInnovations(
  out: Float64Array,
  count: number,
  first: number,
  keys: MixtureKeys,
  { leader, sector, own }: Mixture,
): void {
  fillNormal(out, count, keys.own, first);
  if (own !== 1) for (let i = 0; i < count; i += 1) out[i] = (out[i] ?? 0) * own;
  if (leader !== 0) addNormal(out, count, keys.leader, first, leader);
  if (sector !== 0) addNormal(out, count, keys.sector, first, sector);
}

function addNormal(out: Float64Array, count: number, key: number, first: number, scale: number): void {
  for (let i = 0; i < count; i += 1) out[i] = (out[i] ?? 0) + scale * normal(key, first + i);
}

/**
 * A volatility shock per block, as a factor with mean square of about 1: log-normal, so that nested blocks form a
 * multiplicative cascade (Mandelbrot, Calvet and Fisher 1997).
 */
export function shock(key: number, block: number, height: number): number {
  return quickExp(height * normal(key, block) - height * height);
}
