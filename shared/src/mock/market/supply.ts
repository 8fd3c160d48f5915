import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { ANCHOR, HOUR } from './time.ts';

/**
 * Circulating coins at an instant; null when nobody verified them. Mined coins grow by their block reward, hour by
 * hour, up to their maximum; everything else stands still.
 */
export function supplyAt(coin: CatalogueCoin, time: number): number | null {
  const { supply, mining, maxSupply } = coin;
  if (supply === null || mining === null || mining.state !== '可挖矿') return supply;
  const hours = Math.floor((time - ANCHOR) / HOUR);
  const grown = supply + (hours * Math.round((3600 / mining.blockSeconds) * mining.blockReward * 1e4)) / 1e4;
  return Math.max(0, Math.min(grown, maxSupply ?? Number.POSITIVE_INFINITY));
}
