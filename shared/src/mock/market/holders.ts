import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import type { CoinSnapshot } from '../source.ts';
import { keyOf, uniform } from './hash.ts';
import { DAY } from './time.ts';
import { wander } from './wander.ts';

export type HolderKind = 'exchange' | 'contract' | 'burnt' | 'team' | 'other';

/** One of a coin's largest holders. Shares in % of the circulating supply. */
export interface Holder {
  /** From 1, largest first. */
  readonly place: number;
  /** A number that stays the holder's own, to make an address of. */
  readonly seed: number;
  readonly kind: HolderKind;
  readonly quantity: number;
  readonly share: number;
  /** Coins added (negative: removed) against 24 h ago. */
  readonly change24h: number;
}

const LISTED = 100;
const KINDS: readonly HolderKind[] = [
  'exchange',
  'exchange',
  'contract',
  'other',
  'other',
  'other',
  'other',
  'team',
];

/**
 * The hundred largest holders of a coin at an instant, largest first; none where the supply is not verified. Shares
 * fall by a power of the place, and each holding drifts from day to day.
 */
export function topHolders(coin: CatalogueCoin, now: CoinSnapshot, time: number): readonly Holder[] {
  const supply = now.circulatingSupply;
  if (supply === null) return [];
  const today = holdings(coin, time);
  const yesterday = holdings(coin, time - DAY);
  return today
    .map(({ seed, kind, share }, i) => {
      const quantity = short((supply * share) / 100);
      const before = short((supply * (yesterday[i]?.share ?? share)) / 100);
      return { seed, kind, quantity, share: (quantity / supply) * 100, change24h: quantity - before };
    })
    .sort((a, b) => b.quantity - a.quantity)
    .map((holder, i) => ({ place: i + 1, ...holder }));
}

function holdings(coin: CatalogueCoin, time: number) {
  const key = keyOf(`holders-${coin.code}`, 0);
  const concentration = (coin.kind === 'coin' ? 1.2 : 3.4) * (0.6 + 1.1 * uniform(key, 0));
  const slope = 0.62 + 0.3 * uniform(key, 1);
  return Array.from({ length: LISTED }, (_, i) => {
    const own = keyOf(`holder-${coin.code}-${i}`, 0);
    const drift = 1 + 0.12 * wander(own, time, 40 * DAY) + 0.02 * wander(own, time, 2 * DAY);
    return {
      seed: own,
      kind: KINDS[Math.floor(uniform(own, 2) * KINDS.length)] ?? 'other',
      share: (concentration * drift * (0.7 + 0.6 * uniform(own, 3))) / (i + 1) ** slope,
    };
  });
}

function short(value: number): number {
  return Number(value.toPrecision(10));
}

/** Addresses that hold the coin; null where the supply is not verified. Grows a little every day. */
export function holderCount(coin: CatalogueCoin, now: CoinSnapshot, time: number): number | null {
  if (now.circulatingSupply === null) return null;
  const key = keyOf(`holder-count-${coin.code}`, 0);
  const worth = coin.basePrice * coin.circulation;
  const each = 6_000 + 54_000 * uniform(key, 0);
  const years = (time - coin.launchedAt) / (365 * DAY);
  const growth = 1 + 0.06 * Math.max(0, years) + 0.01 * wander(key, time, 15 * DAY);
  return Math.round(40 + (worth / each) ** 0.92 * growth * 0.7);
}
