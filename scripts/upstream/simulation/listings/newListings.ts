import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { spotVenuesOf } from './spotVenues.ts';

/** An exchange that opens spot trading in a coin. */
export interface NewListing {
  readonly exchange: string;
  /** Epoch ms. */
  readonly opensAt: number;
}

/**
 * When each exchange that lists a coin opens trading in it, earliest first. The first exchange opens at the coin's
 * launch, as do the pools on its chain, which need no permission. The others follow one a day, best rated first.
 */
export function newListingsOf(coin: CatalogueCoin): readonly NewListing[] {
  const venues = spotVenuesOf(coin);
  const home = venues.find(({ code }) => code === coin.sourceExchange) ?? venues[0];
  const pools = venues.filter((venue) => venue !== home && venue.kinds.includes('dex'));
  const followers = venues.filter((venue) => venue !== home && !venue.kinds.includes('dex'));
  const opening = (exchange: string, daysLater: number) => ({
    exchange,
    opensAt: coin.launchedAt + daysLater * DAY,
  });
  return [
    ...(home ? [home, ...pools] : pools).map(({ code }) => opening(code, 0)),
    ...followers.map(({ code }, index) => opening(code, index + 1)),
  ];
}
