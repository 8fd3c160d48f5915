import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { miningAt } from '../../catalogue/mining.ts';
import { stableIssueAt } from './stableIssue.ts';
import { unlockedBy } from './unlocks.ts';

/**
 * Circulating supply at an instant; null if not verified. Mined coins grow hourly by their block reward, with halvings,
 * up to their maximum; stablecoins change daily; coins with an unlock schedule grow by each unlock, and by what is unlocked daily; all others are
 * constant.
 */
export function supplyAt(coin: CatalogueCoin, time: number): number | null {
  const { supply, mining, maxSupply } = coin;
  if (coin.peg === 'usd' || coin.peg === 'eur') return stableIssueAt(coin, time) ?? supply;
  if (supply === null) return null;
  if (mining === null || mining.state !== '可挖矿') return supply + unlockedBy(coin, time);
  const mined = minedSince(coin, ANCHOR, Math.floor(time / HOUR) * HOUR);
  return Math.max(
    0,
    Math.min(Math.round((supply + mined) * 1e4) / 1e4, maxSupply ?? Number.POSITIVE_INFINITY),
  );
}

/** Coins mined between two instants (negative if the second lies before the first), across halvings. */
function minedSince(coin: CatalogueCoin, from: number, to: number): number {
  if (to <= from || coin.mining === null) return coin.mining === null ? 0 : (to - from) * paceOf(coin.mining);
  let total = 0;
  let begins = from;
  while (begins < to) {
    const facts = miningAt(coin.mining, begins);
    const ends = Math.min(facts.nextHalvingAt ?? to, to);
    total += (ends - begins) * paceOf(facts);
    begins = ends;
  }
  return total;
}

/** Coins per millisecond. */
function paceOf({
  blockSeconds,
  blockReward,
}: {
  readonly blockSeconds: number;
  readonly blockReward: number;
}): number {
  return ((DAY / 1000 / blockSeconds) * blockReward) / DAY;
}
