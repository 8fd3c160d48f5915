import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { DEPLOYMENTS } from '../catalogue/deployments.ts';
import { addressOn } from '../random/addresses.ts';
import { keyOf, uniform } from '../random/hash.ts';
import { heldSteps } from './dailySteps.ts';
import { type Owner, ownerAt } from './holderOwner.ts';
import { holderShape } from './holderShape.ts';

/** Addresses told of each chain: more than the hundred shown, so that kinds may be left out. */
export const TOLD_HOLDERS = 160;

/** A chain, and its part of what circulates. */
export interface ChainPart {
  readonly chain: string;
  readonly contract: string;
  /** 0–1; the parts of a coin add up to 1. */
  readonly part: number;
}

/** An address as it stands on a day. */
export interface Holding extends Owner {
  readonly key: string;
  readonly chain: string;
  readonly quantity: number;
}

/** The chains a coin lives on. */
export function chainsOf(facts: CatalogueCoin): readonly ChainPart[] {
  const known = DEPLOYMENTS[facts.code];
  if (!known) return [{ chain: facts.chain || facts.nameEn, contract: facts.contractAddress, part: 1 }];
  const sum = known.reduce((total, { weight }) => total + weight, 0);
  return known.map(({ chain, contract, weight }) => ({ chain, contract, part: weight / sum }));
}

/**
 * The largest addresses of a chain on a day (any instant of it), largest first: a long tail, each address standing
 * still for some days and then moving a little. Together they hold a part of `supply` that belongs to the coin, never all of it.
 */
export function holdingsOn(
  facts: CatalogueCoin,
  { chain, part }: ChainPart,
  supply: number,
  day: number,
  count = TOLD_HOLDERS,
): readonly Holding[] {
  const name = `${facts.code}@${chain}`;
  const { held, steep } = holderShape(facts, name);
  const weights = Array.from({ length: TOLD_HOLDERS }, (_, at) => (at + 2.2) ** -steep);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights
    .slice(0, count)
    .map((weight, at) => {
      const key = `${name}:${at}`;
      const hash = keyOf(key, 0);
      const jitter = 0.88 + 0.24 * uniform(hash, 1);
      const drift = 1 + 0.008 * heldSteps(hash, day, 6);
      const share = ((held * weight) / sum) * jitter;
      const { kind, exchange } = ownerAt(facts, key, at, share * part);
      // What was burnt does not move.
      return { key, chain, kind, exchange, quantity: supply * share * (kind === 'burn' ? 1 : drift) };
    })
    .sort((a, b) => b.quantity - a.quantity);
}

/** The address of a holding; the burn addresses of chains like Ethereum are the known ones. */
export function addressOf({ kind, chain, key }: Holding): string {
  const address = addressOn(chain, key);
  return kind === 'burn' && address.startsWith('0x') ? BURN_ADDRESS : address;
}

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';
