import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { uniform } from '@coinmirror/shared/numbers/hash.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { DepthShape, SpotPair } from '../../ports/pairs.ts';
import { ownPairsPart } from '../listings/quotes.ts';
import { type SpotListing, spotListingsAt, spotWeightAt } from '../listings/spotListings.ts';
import { type DayMoves, type PairPrice, pairPrice } from './dayMoves.ts';
import { depthShape } from './depthShape.ts';

/** A spot pair without what it costs. */
export type TradedPair = Omit<MovedPair, keyof PairPrice | 'volumeCoins24h'>;

/** A simulated pair: all of it is known. */
export type MovedPair = SpotPair & DepthShape;

/**
 * Spot pairs of a coin at an instant, most traded first, without what they cost. Their volumes add up to the part of
 * the coin's 24 h volume that its own pairs make, in whole dollars.
 */
export function spotPairs(coin: CatalogueCoin, now: CoinSnapshot, time: number): readonly TradedPair[] {
  return tradedPairs(coin, now, time, (listing, volume, whole) =>
    pairOf(listing, now, { volume24h: volume, whole, time }),
  );
}

/** The same pairs at the end of a day, with their prices and the changes over it. */
export function movedPairs(coin: CatalogueCoin, now: CoinSnapshot, moves: DayMoves): readonly MovedPair[] {
  return tradedPairs(coin, now, moves.time, (listing, volume, whole) => {
    const { quote, opensAt } = listing;
    const [placeBefore, place] = [listing.place(moves.before), listing.place(moves.time)];
    const { price, priceUsd, change24h } = pairPrice(now, { quote, place, placeBefore, opensAt }, moves);
    const volumeCoins24h = volume / priceUsd;
    return Object.assign(pairOf(listing, now, { volume24h: volume, whole, time: moves.time }), {
      price,
      priceUsd,
      change24h,
      volumeCoins24h,
    });
  });
}

function tradedPairs<Pair extends TradedPair>(
  coin: CatalogueCoin,
  now: CoinSnapshot,
  time: number,
  make: (listing: SpotListing, volume24h: number, whole: number) => Pair,
): readonly Pair[] {
  const listings = spotListingsAt(coin, time);
  const weights = Float64Array.from(listings, (listing) => spotWeightAt(listing, time));
  const whole = Math.round(now.volume24h * ownPairsPart(coin));
  const volumes = divide(whole, weights);
  return listings
    .map((listing, i) => make(listing, volumes[i] ?? 0, whole))
    .sort((a, b) => b.volume24h - a.volume24h);
}

/** A pair's volume, that of all pairs of its coin, and the instant. */
interface Traded {
  readonly volume24h: number;
  readonly whole: number;
  readonly time: number;
}

function pairOf(listing: SpotListing, now: CoinSnapshot, { volume24h, whole, time }: Traded): TradedPair {
  const { key } = listing;
  const { spread, depthUp, depthDown } = depthShape(key, volume24h, time);
  // Busy pairs last traded within this minute, quiet ones some minutes ago.
  const age = uniform(key, Math.floor(time / MINUTE)) * Math.min(40, 2e6 / (volume24h + 1)) * MINUTE;
  return {
    tickerId: listing.id,
    exchange: listing.exchange.code,
    coinCode: now.code,
    base: listing.base,
    quote: listing.quote,
    volume24h,
    share: whole > 0 ? (volume24h / whole) * 100 : 0,
    spread,
    depthUp,
    depthDown,
    opensAt: listing.opensAt,
    updatedAt: time - Math.floor(age),
  };
}
