import type { CatalogueCoin } from './catalogueCoin.ts';
import { toCoin } from './coinRow.ts';
import rows from './coins.json' with { type: 'json' };
import { newListings } from './newListings.ts';
import { unrecordedCoins } from './unrecordedCoins.ts';

/** Coins that exist: what public sources report on. */
export const realCoins: readonly CatalogueCoin[] = rows.map(toCoin);

/**
 * Every coin of the product: ranked ones by size at the start of 2026, unranked ones, new listings (some in the future:
 * see isListed), and unrecorded ones.
 */
export const coinCatalogue: readonly CatalogueCoin[] = [
  ...realCoins,
  ...newListings(rows.filter((row) => !('unranked' in row)).length),
  ...unrecordedCoins(),
];

/**
 * Whether the coin is on the market at an instant (epoch ms). New listings come, and most are delisted after half a
 * year.
 */
export function isListed(coin: CatalogueCoin, time: number): boolean {
  return coin.launchedAt <= time && (coin.delistedAt === null || time < coin.delistedAt);
}
