import { ANCHOR } from '../../catalogue/anchor.ts';
import { type NftTerms, nftCollections } from '../../content/nft.ts';
import { roundShares } from '../../format/roundShares.ts';
import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { coinsNow } from '../coin/book.ts';
import { nftTradeDays } from '../dapps/nftMarkets.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';

/** The collections listed here trade about this part of what all markets do. */
const LISTED_PART = 0.8;
const MONTH = 30;
const WEEK = 7;
/** What is sold costs more than the cheapest one. */
const OVER_FLOOR = 1.22;

export const nftHandlers = {
  async nftBoard(_params, { sources }) {
    const time = sources.clock.now();
    const prices = new Map((await coinsNow(sources)).map(({ facts, now }) => [facts.code, { facts, now }]));
    const whole = await traded(sources);
    const rows = descending(
      nftCollections.flatMap((terms, at) => {
        const coin = prices.get(terms.coin);
        const own = whole.collections[at];
        return coin && own ? [rowOf(terms, own, coin.facts.symbol, coin.now.price, time)] : [];
      }),
      ({ volume24h }) => volume24h,
    );
    const others = whole.volume24h - sum(rows, ({ volume24h }) => volume24h);
    const shares = roundShares([...rows.map(({ volume24h }) => volume24h), others], 2);
    const chains = descending(
      [...Map.groupBy(rows, ({ chain }) => chain)].map(([name, own]) => ({
        name,
        volume24h: sum(own, ({ volume24h }) => volume24h),
      })),
      ({ volume24h }) => volume24h,
    );
    const chainShares = roundShares([...chains.map(({ volume24h }) => volume24h), others], 2);
    return ok({
      volume24h: whole.volume24h,
      volume7d: whole.volume7d,
      others: { volume24h: others, share: shares.at(-1) ?? 0 },
      sales24h: sum(rows, ({ sales24h }) => sales24h),
      marketCap: sum(rows, ({ marketCap }) => marketCap),
      collections: rows.map((row, at) => ({ ...row, share: shares[at] ?? 0 })),
      chains: chains.map((row, at) => ({ ...row, share: chainShares[at] ?? 0 })),
    });
  },
} satisfies Handlers<'nftBoard'>;

interface Traded {
  readonly volume24h: number;
  readonly volume7d: number;
  readonly volume30d: number;
}

/** What all markets traded, and of that each collection in the order of the list; weeks and months of whole days. */
async function traded(sources: Sources): Promise<Traded & { readonly collections: readonly Traded[] }> {
  const days = await nftTradeDays(sources, MONTH + 1);
  const parts = days.map(({ time }) => partsAt(time));
  const overDays = (volumeOf: (index: number) => number) => {
    const each = days.map((_, index) => volumeOf(index));
    const last = (count: number) => sum(each.slice(-1 - count, -1), (volume) => volume);
    return { volume24h: each.at(-1) ?? 0, volume7d: last(WEEK), volume30d: last(MONTH) };
  };
  const volumeAt = (index: number) => days[index]?.volume ?? 0;
  return {
    ...overDays(volumeAt),
    collections: nftCollections.map((_, at) =>
      overDays((index) => Math.round(volumeAt(index) * (parts[index]?.[at] ?? 0))),
    ),
  };
}

/** The part of all trade that each collection has on a day. */
function partsAt(time: number): readonly number[] {
  const drawn = nftCollections.map(
    ({ slug, weight }) => weight * Math.exp(0.45 * wander(keyOf(`nft-volume-${slug}`, 0), time, 5 * DAY)),
  );
  const all = sum(drawn, (each) => each);
  const listed = LISTED_PART + 0.06 * wander(keyOf('nft-volume', 0), time, 21 * DAY);
  return drawn.map((each) => (listed * each) / all);
}

function rowOf(terms: NftTerms, own: Traded, symbol: string, price: number, time: number) {
  const { slug, name, chain, coin, supply } = terms;
  const floor = floorAt(terms, time);
  const floorUsd = floor * price;
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
    ...own,
    sales24h: Math.max(1, Math.round(own.volume24h / (floorUsd * OVER_FLOOR))),
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
