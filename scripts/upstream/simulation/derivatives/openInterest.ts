import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import { futuresMultiple, interestShare } from '../listings/futuresMultiple.ts';
import { wander } from '../random/wander.ts';

/**
 * Open interest of a coin over all exchanges, USD: a few percent of its market value, less for larger coins, more when traders take risk.
 */
export function openInterestOf(
  coin: CatalogueCoin,
  now: Pick<CoinSnapshot, 'marketCap' | 'volume24h'>,
  time: number,
): number {
  if (!coin.hasFutures) return 0;
  const value = now.marketCap ?? now.volume24h * 5;
  const key = keyOf(`oi-${coin.code}`, 0);
  const boldness = Math.exp(0.2 * wander(key, time, 9 * DAY) + 0.05 * wander(key, time, 8 * HOUR));
  const taste = 0.85 + 0.3 * uniform(key, 0);
  return Math.round(value * interestShare(coin, value) * taste * boldness);
}

/** Futures volume of a coin over all exchanges, USD in 24 h: a multiple of its spot volume. */
export function futuresVolumeOf(coin: CatalogueCoin, now: CoinSnapshot, time: number): number {
  return coin.hasFutures ? Math.round(now.volume24h * futuresMultiple(coin, time)) : 0;
}
