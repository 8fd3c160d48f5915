import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { type CatalogueDapp, dappCatalogue } from '../../catalogue/dappCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import { dappDays } from './dappDays.ts';

/** Whether it is an NFT market. */
export function isNftMarket({ isNftMarket: is }: CatalogueDapp): boolean {
  return is === true;
}

const nftMarkets = dappCatalogue.filter(isNftMarket);

/** Volume of all NFT markets on a day. */
export interface NftTradeDay {
  /** Epoch ms. */
  readonly time: number;
  /** USD. */
  readonly volume: number;
}

/** USD by day, oldest first, the last row the 24 hours until now: the totals of the ranking of NFT markets. */
export async function nftTradeDays(sources: Sources, count: number): Promise<readonly NftTradeDay[]> {
  const [first = [], ...others] = await dappDays(sources, nftMarkets, count);
  return first.map(({ time, volume }, index) => ({
    time,
    volume: volume + sum(others, (days) => days[index]?.volume ?? 0),
  }));
}
