import type { CatalogueCoin } from './catalogueCoin.ts';
import { toCoin } from './coinRow.ts';
import rows from './coins.json' with { type: 'json' };
import { newListings } from './newListings.ts';
import { unrecordedCoins } from './unrecordedCoins.ts';

/**
 * Every coin the product knows: ranked ones in the order of their size at the start of 2026, those recorded without
 * a rank, new listings (some in the future: see isListed), and those not recorded.
 */
export const coinCatalogue: readonly CatalogueCoin[] = [
  ...rows.map(toCoin),
  ...newListings(rows.filter((row) => !('unranked' in row)).length),
  ...unrecordedCoins(),
];

/** Is the coin on the market at an instant (epoch ms)? New listings come, and most of them go after half a year. */
export function isListed(coin: CatalogueCoin, time: number): boolean {
  return coin.launchedAt <= time && (coin.delistedAt === null || time < coin.delistedAt);
}
