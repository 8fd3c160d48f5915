import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { addressOn } from '../random/addresses.ts';
import { heldSteps } from '../random/dailySteps.ts';
import type { ChainPart } from './chainParts.ts';
import { type Owner, ownerAt } from './holderOwner.ts';
import { holderShape } from './holderShape.ts';

/** Addresses listed per chain: more than the hundred shown, so that kinds can be filtered out. */
export const LARGEST_HOLDERS = 160;

/** An address and its balance on a day. */
export interface HeldPlace extends Owner {
  readonly key: string;
  readonly chain: string;
  readonly quantity: number;
}

/**
 * The largest addresses of a chain on a day (any instant of it), largest first. Balances have a long tail; each stays
 * constant for some days and then changes a little. Together they hold a share of `supply` that is fixed per coin,
 * never all of it.
 */
export function holdingsOn(
  facts: CatalogueCoin,
  { chain, part }: ChainPart,
  supply: number,
  day: number,
  count = LARGEST_HOLDERS,
): readonly HeldPlace[] {
  const name = `${facts.code}@${chain}`;
  const { held, steep } = holderShape(facts, name);
  const weights = Array.from({ length: LARGEST_HOLDERS }, (_, at) => (at + 2.2) ** -steep);
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
      // Burnt balances never change.
      return { key, chain, kind, exchange, quantity: supply * share * (kind === 'burn' ? 1 : drift) };
    })
    .sort((a, b) => b.quantity - a.quantity);
}

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';
/** Cache size in addresses: all coins with tracked holders, and some pages. */
const RETAINED = 20_000;
const addresses = new Map<string, string>();

/** The address at a rank; burn addresses of Ethereum-like chains are the known ones. */
export function addressOf({ kind, chain, key }: HeldPlace): string {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const made = addressOn(chain, key);
  const address = kind === 'burn' && made.startsWith('0x') ? BURN_ADDRESS : made;
  if (addresses.size >= RETAINED) addresses.clear();
  addresses.set(key, address);
  return address;
}
