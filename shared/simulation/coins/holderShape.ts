import type { CatalogueCoin } from '@coinmirror/handlers/catalogue/catalogueCoin.ts';
import { chanceBetween } from '../random/chance.ts';

/** How the coins of a chain lie among its largest addresses. */
export interface HolderShape {
  /** The part of the chain's coins that the told addresses hold together, 0–1. */
  readonly held: number;
  /** How fast holdings shrink from one address to the next: the exponent of a power of their place. */
  readonly steep: number;
}

/** Where figures lie for the largest coin, how far they rise to the small ones, and how far chance moves them. */
interface Range {
  readonly base: number;
  readonly rise: number;
  readonly chance: number;
}

interface Shapes {
  readonly held: Range;
  readonly steep: Range;
}

/** Coins of own chains: stake and mining spread them, so the ten largest hold a tenth to a third. */
const OWN_CHAIN: Shapes = {
  held: { base: 0.19, rise: 0.36, chance: 0.05 },
  steep: { base: 1.08, rise: 0.05, chance: 0.13 },
};
/** Staking, the treasury, pools and a few exchanges hold half of most tokens, less of the large and liquid ones. */
const TOKEN: Shapes = {
  held: { base: 0.53, rise: 0.2, chance: 0.08 },
  steep: { base: 1.21, rise: 0.21, chance: 0.24 },
};
/** Money lies where it is spent: stablecoins and wrapped coins in many exchanges and protocols. */
const MONEY: Shapes = {
  held: { base: 0.42, rise: 0.16, chance: 0.06 },
  steep: { base: 1.12, rise: 0.04, chance: 0.14 },
};

/** Coins whose distribution is well known. */
const KNOWN: Readonly<Record<string, HolderShape>> = {
  // Nobody was given any: ten addresses hold 5 to 6 %.
  bitcoin: { held: 0.186, steep: 0.77 },
};

/** From this place on a coin is small. */
const SMALL = 400;

/** How the coins of a chain (`name` is its key) lie among its largest addresses: the small ones in fewer hands. */
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
