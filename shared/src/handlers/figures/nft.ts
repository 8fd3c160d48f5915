import { type NftTerms, nftCollections } from '../../content/nft.ts';
import { roundShares } from '../../format/roundShares.ts';
import { ANCHOR, DAY } from '../../market/time.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { coinsNow } from '../coin/book.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';

/** USD a day of all collections together. */
const USUAL_DAY = 15e6;
/** What is sold costs more than the cheapest one. */
const OVER_FLOOR = 1.22;
const ALL_WEIGHTS = sum(nftCollections, ({ weight }) => weight);

export const nftHandlers = {
  async nftBoard(_params, { market }) {
    const time = market.now();
    const prices = new Map((await coinsNow(market)).map(({ facts, now }) => [facts.code, { facts, now }]));
    const rows = descending(
      nftCollections.flatMap((terms) => {
        const coin = prices.get(terms.coin);
        return coin ? [rowOf(terms, coin.facts.symbol, coin.now.price, time)] : [];
      }),
      ({ volume24h }) => volume24h,
    );
    const shares = roundShares(
      rows.map(({ volume24h }) => volume24h),
      2,
    );
    const chains = descending(
      [...Map.groupBy(rows, ({ chain }) => chain)].map(([name, own]) => ({
        name,
        volume24h: sum(own, ({ volume24h }) => volume24h),
      })),
      ({ volume24h }) => volume24h,
    );
    const chainShares = roundShares(
      chains.map(({ volume24h }) => volume24h),
      2,
    );
    return ok({
      volume24h: sum(rows, ({ volume24h }) => volume24h),
      volume7d: sum(rows, ({ volume7d }) => volume7d),
      sales24h: sum(rows, ({ sales24h }) => sales24h),
      marketCap: sum(rows, ({ marketCap }) => marketCap),
      collections: rows.map((row, at) => ({ ...row, share: shares[at] ?? 0 })),
      chains: chains.map((row, at) => ({ ...row, share: chainShares[at] ?? 0 })),
    });
  },
} satisfies Handlers<'nftBoard'>;

function rowOf(terms: NftTerms, symbol: string, price: number, time: number) {
  const { slug, name, chain, coin, supply } = terms;
  const floor = floorAt(terms, time);
  const floorUsd = floor * price;
  const volume24h = volumeOf(terms, time);
  const since = (days: number) => (floor / floorAt(terms, time - days * DAY) - 1) * 100;
  const key = keyOf(`nft-held-${slug}`, 0);
  return {
    slug,
    name,
    chain,
    coin,
    symbol,
    floor,
    floorUsd,
    change24h: since(1),
    change7d: since(7),
    volume24h,
    volume7d: sumOfDays(terms, time, 7),
    volume30d: sumOfDays(terms, time, 30),
    sales24h: Math.max(1, Math.round(volume24h / (floorUsd * OVER_FLOOR))),
    holders: Math.round(terms.holders * (1 + 0.015 * wander(key, time, 50 * DAY))),
    supply,
    listed: terms.listed * (1 + 0.12 * wander(keyOf(slug, 7), time, 12 * DAY)),
    marketCap: Math.round(floorUsd * supply),
  };
}

/** The cheapest one on offer, in the collection's coin. */
function floorAt({ slug, floor }: NftTerms, time: number): number {
  const key = keyOf(`nft-floor-${slug}`, 0);
  const swing = (at: number) =>
    0.28 * wander(key, at, 90 * DAY) + 0.09 * wander(key, at, 9 * DAY) + 0.02 * wander(key, at, DAY);
  return floor * Math.exp(swing(time) - swing(ANCHOR));
}

/** USD traded in the 24 hours until an instant. */
function volumeOf({ slug, weight }: NftTerms, time: number): number {
  const own = wander(keyOf(`nft-volume-${slug}`, 0), time, 5 * DAY);
  const all = wander(keyOf('nft-volume', 0), time, 21 * DAY);
  return Math.round((USUAL_DAY * weight * Math.exp(0.45 * own + 0.25 * all)) / ALL_WEIGHTS);
}

function sumOfDays(terms: NftTerms, time: number, days: number): number {
  return Array.from({ length: days }, (_, back) => volumeOf(terms, time - back * DAY)).reduce(
    (total, day) => total + day,
    0,
  );
}
