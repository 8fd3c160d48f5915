import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { spotVenuesOf } from './listings.ts';
import { DAY } from './time.ts';

/** An exchange that opens trade in a coin. */
export interface NewListing {
  readonly exchange: string;
  /** Epoch ms. */
  readonly opensAt: number;
}

const FOLLOWERS = 2;

/** Where a new coin is listed: at the exchange it comes to first, and day by day at those that follow. */
export function newListingsOf(coin: CatalogueCoin): readonly NewListing[] {
  const followers = spotVenuesOf(coin)
    .filter(({ code, kinds }) => code !== coin.sourceExchange && !kinds.includes('dex'))
    .slice(0, FOLLOWERS)
    .map(({ code }) => code);
  return [coin.sourceExchange, ...followers].map((exchange, later) => ({
    exchange,
    opensAt: coin.launchedAt + later * DAY,
  }));
}
