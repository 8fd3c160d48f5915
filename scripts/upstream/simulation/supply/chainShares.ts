import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { ChainShare } from '../../ports/stables.ts';
import { wander } from '../random/wander.ts';
import { CHAIN_BIRTHS, STABLE_CHAINS } from './stableChains.ts';

/** ms until a young chain has most of its share. */
const GROWTH = 240 * DAY;
/** Decimals of shares that are shown. */
const PLACES = 2;
const OTHERS = '其他';

/**
 * % of a coin's supply on each chain on the day (UTC) of an instant, largest first and 其他 last; with the decimals that pages
 * show, so that every sum over chains is the same, and adding up to 100. Empty where nobody tells it.
 */
export function chainSharesAt(code: string, time: number): readonly ChainShare[] {
  const day = Math.floor(time / DAY) * DAY;
  const weights = (STABLE_CHAINS[code] ?? [])
    .map(([chain, share]) => ({ chain, weight: share * grown(chain, day) * lean(code, chain, day) }))
    .toSorted(
      (one, other) =>
        Number(one.chain === OTHERS) - Number(other.chain === OTHERS) || other.weight - one.weight,
    );
  const shares = roundShares(
    weights.map(({ weight }) => weight),
    PLACES,
  );
  return weights.map(({ chain }, at) => ({ chain, share: shares[at] ?? 0 }));
}

/** How far a chain has come since its first day; what is on no named chain was there before all of them. */
function grown(chain: string, day: number): number {
  const birth = CHAIN_BIRTHS[chain];
  if (birth === undefined) return 1;
  const age = day - Date.parse(birth);
  return age <= 0 ? 0 : 1 - Math.exp(-age / GROWTH);
}

/** Coins move between chains: over a year by an eighth, over weeks by little. */
function lean(code: string, chain: string, day: number): number {
  const key = keyOf(`chain-${code}-${chain}`, 0);
  return Math.exp(0.12 * wander(key, day, 250 * DAY) + 0.02 * wander(key, day, 24 * DAY));
}
