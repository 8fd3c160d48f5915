import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { DEPLOYMENTS } from '../catalogue/deployments.ts';
import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { addressOn } from '../random/addresses.ts';
import { chanceBetween } from '../random/chance.ts';
import { keyOf, uniform } from '../random/hash.ts';
import { heldSteps } from './dailySteps.ts';

/** Addresses told of each chain: more than the hundred shown, so that kinds may be left out. */
export const TOLD_HOLDERS = 160;
/** Where coins are sent to be lost; a coin has at most one such address among its largest. */
const BURN_CHANCE = 0.18;

/** A chain, and its part of what circulates. */
export interface ChainPart {
  readonly chain: string;
  readonly contract: string;
  /** 0–1; the parts of a coin add up to 1. */
  readonly part: number;
}

/** An address as it stands on a day. */
export interface Holding {
  readonly key: string;
  readonly chain: string;
  readonly kind: 'exchange' | 'contract' | 'burn' | 'other';
  /** The exchange that owns it. */
  readonly exchange: (typeof exchangeCatalogue)[number] | null;
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
  { chain }: ChainPart,
  supply: number,
  day: number,
  count = TOLD_HOLDERS,
): readonly Holding[] {
  const name = `${facts.code}@${chain}`;
  const held = supply * heldShare(facts, name);
  const steep = chanceBetween(`${name}:steep`, 0.62, 0.98);
  const weights = Array.from({ length: TOLD_HOLDERS }, (_, at) => (at + 2.2) ** -steep);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights
    .slice(0, count)
    .map((weight, at) => {
      const key = `${name}:${at}`;
      const hash = keyOf(key, 0);
      const jitter = 0.88 + 0.24 * uniform(hash, 1);
      const drift = 1 + 0.008 * heldSteps(hash, day, 6);
      const kind = kindOf(facts, key, at);
      return {
        key,
        chain,
        kind,
        exchange: kind === 'exchange' ? ownerOf(hash) : null,
        // What was burnt does not move.
        quantity: ((held * weight) / sum) * jitter * (kind === 'burn' ? 1 : drift),
      };
    })
    .sort((a, b) => b.quantity - a.quantity);
}

/** The part of a chain's coins that its largest addresses hold: small and young coins lie in fewer hands. */
function heldShare({ rank, kind }: CatalogueCoin, name: string): number {
  const size = Math.min((rank ?? 800) / 400, 1);
  const base = kind === 'coin' ? 0.16 : 0.34;
  return Math.min(base + 0.38 * size + chanceBetween(`${name}:held`, -0.05, 0.09), 0.84);
}

function kindOf(facts: CatalogueCoin, key: string, at: number): Holding['kind'] {
  const draw = chanceBetween(`${key}:kind`, 0, 1);
  const programmable = facts.mining === null;
  if (at === 3 && programmable && chanceBetween(`${facts.code}:burn`, 0, 1) < BURN_CHANCE) return 'burn';
  if (draw < 0.3) return 'exchange';
  return programmable && draw < 0.48 ? 'contract' : 'other';
}

const custodians = exchangeCatalogue.filter(({ reserveUsd }) => reserveUsd > 0);
const reserves = custodians.reduce((sum, { reserveUsd }) => sum + Math.sqrt(reserveUsd), 0);

/** Exchanges with large reserves own more of the large addresses. */
function ownerOf(hash: number): Holding['exchange'] {
  let left = uniform(hash, 2) * reserves;
  for (const exchange of custodians) {
    left -= Math.sqrt(exchange.reserveUsd);
    if (left <= 0) return exchange;
  }
  return null;
}

/** The address of a holding; the burn addresses of chains like Ethereum are the known ones. */
export function addressOf({ kind, chain, key }: Holding): string {
  const address = addressOn(chain, key);
  return kind === 'burn' && address.startsWith('0x') ? BURN_ADDRESS : address;
}

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';
