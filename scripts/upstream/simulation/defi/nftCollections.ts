import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { NftCollection } from '../../ports/nft.ts';
import { wander } from '../random/wander.ts';
import { type NftTerms, nftCollections } from './nft.ts';

/** Approximate share of the listed collections in the volume of all markets. */
const LISTED_PART = 0.8;

/** Every collection at an instant. */
export function collectionsAt(time: number): readonly NftCollection[] {
  return nftCollections.map((terms) => {
    const { slug, name, chain, coin, supply } = terms;
    const key = keyOf(`nft-held-${slug}`, 0);
    return {
      slug,
      name,
      chain,
      coin,
      supply,
      floor: floorAt(terms, time),
      floorDayAgo: floorAt(terms, time - DAY),
      floorWeekAgo: floorAt(terms, time - 7 * DAY),
      holders: Math.round(terms.holders * (1 + 0.015 * wander(key, time, 50 * DAY))),
      listed: terms.listed * (1 + 0.12 * wander(keyOf(slug, 7), time, 12 * DAY)),
    };
  });
}

/** Each collection's share of all volume at an instant; 0 for one that is not tracked. */
export function tradeSharesAt(slugs: readonly string[], time: number): readonly number[] {
  const drawn = nftCollections.map(
    ({ slug, weight }) => weight * Math.exp(0.45 * wander(keyOf(`nft-volume-${slug}`, 0), time, 5 * DAY)),
  );
  const all = drawn.reduce((sum, each) => sum + each, 0);
  const listed = LISTED_PART + 0.06 * wander(keyOf('nft-volume', 0), time, 21 * DAY);
  const shares = new Map(nftCollections.map(({ slug }, at) => [slug, (listed * (drawn[at] ?? 0)) / all]));
  return slugs.map((slug) => shares.get(slug) ?? 0);
}

/** The cheapest offer, in the collection's coin. */
function floorAt({ slug, floor }: NftTerms, time: number): number {
  const key = keyOf(`nft-floor-${slug}`, 0);
  const swing = (at: number) =>
    0.28 * wander(key, at, 90 * DAY) + 0.09 * wander(key, at, 9 * DAY) + 0.02 * wander(key, at, DAY);
  return floor * Math.exp(swing(time) - swing(ANCHOR));
}
