import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chanceBetween } from '../random/chance.ts';

/** Distribution of a chain's supply among its largest addresses. */
export interface HolderShape {
  /** Share of the chain's supply that the listed addresses hold together, 0–1. */
  readonly held: number;
  /** Exponent of the power law by which balances fall with rank. */
  readonly steep: number;
}

/** Value for the largest coin, increase towards small coins, and random variation. */
interface Range {
  readonly base: number;
  readonly rise: number;
  readonly chance: number;
}

interface Shapes {
  readonly held: Range;
  readonly steep: Range;
}

/** Coins with their own chain: staking and mining spread them, so the ten largest addresses hold 10 % to 33 %. */
const OWN_CHAIN: Shapes = {
  held: { base: 0.19, rise: 0.36, chance: 0.05 },
  steep: { base: 1.08, rise: 0.05, chance: 0.13 },
};
/** Staking, treasury, pools and a few exchanges hold half of most tokens, less of the large and liquid ones. */
const TOKEN: Shapes = {
  held: { base: 0.53, rise: 0.2, chance: 0.08 },
  steep: { base: 1.21, rise: 0.21, chance: 0.24 },
};
/** Stablecoins and wrapped coins are spread over many exchanges and protocols. */
const MONEY: Shapes = {
  held: { base: 0.42, rise: 0.16, chance: 0.06 },
  steep: { base: 1.12, rise: 0.04, chance: 0.14 },
};

/** Coins with a known distribution. */
const KNOWN: Readonly<Record<string, HolderShape>> = {
  // No initial allocation: ten addresses hold 5 to 6 %.
  bitcoin: { held: 0.186, steep: 0.77 },
};

/** Rank from which a coin counts as small. */
const SMALL = 400;

/**
 * Distribution of a chain's supply (`name` is its key) among its largest addresses; small coins are more concentrated.
 */
export function holderShape(facts: CatalogueCoin, name: string): HolderShape {
  const known = KNOWN[facts.code];
  if (known) return known;
  const { held, steep } = shapesOf(facts);
  const size = Math.sqrt(Math.min((facts.rank ?? SMALL) / SMALL, 1));
  return { held: within(held, size, `${name}:held`), steep: within(steep, size, `${name}:steep`) };
}

function shapesOf({ kind, peg, wraps }: CatalogueCoin): Shapes {
  if (peg !== null || wraps !== null) return MONEY;
  return kind === 'coin' ? OWN_CHAIN : TOKEN;
}

function within({ base, rise, chance }: Range, size: number, key: string): number {
  return base + rise * size + chanceBetween(key, -chance, chance);
}
