import { ANCHOR } from '@coinmirror/handlers/catalogue/anchor.ts';
import type { CatalogueCoin } from '@coinmirror/handlers/catalogue/catalogueCoin.ts';
import { miningAt } from '@coinmirror/handlers/catalogue/mining.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { stableIssueAt } from '../defi/stableIssue.ts';
import { unlockedBy } from './unlocks.ts';

/**
 * Circulating coins at an instant; null when nobody verified them. Mined coins grow by their block reward, hour by
 * hour, with their halvings, up to their maximum; coins issued for money change day by day; coins with a schedule of
 * unlocks grow by each of them; everything else stands still.
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

/** Coins mined from one instant to another (negative when it lies before); halvings split the time. */
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

/** Coins a millisecond. */
function paceOf({
  blockSeconds,
  blockReward,
}: {
  readonly blockSeconds: number;
  readonly blockReward: number;
}): number {
  return ((DAY / 1000 / blockSeconds) * blockReward) / DAY;
}
