import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { NftCollection } from '../../ports/nft.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { coinsNow } from '../indexes/coins.ts';
import { nftTradeDays } from '../series/nftMarkets.ts';

const MONTH = 30;
const WEEK = 7;
/** Mean price of a sale relative to the floor. */
const OVER_FLOOR = 1.22;

export const nftHandlers = {
  async nftOverview(_params, { sources }) {
    const prices = new Map((await coinsNow(sources)).map(({ facts, now }) => [facts.code, { facts, now }]));
    const collections = await requirePort(sources, 'nft').collections();
    const slugs = collections.map(({ slug }) => slug);
    const whole = await traded(sources, slugs);
    const rows = descending(
      collections.flatMap((collection, at) => {
        const coin = prices.get(collection.coin);
        const own = whole.collections[at];
        return coin && own ? [rowOf(collection, own, coin.facts.symbol, coin.now.price)] : [];
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
} satisfies Handlers<'nftOverview'>;

interface Traded {
  readonly volume24h: number;
  readonly volume7d: number;
  readonly volume30d: number;
}

/** Volume of all markets, and of each collection in the given order; weeks and months are whole days. */
async function traded(
  sources: Sources,
  slugs: readonly string[],
): Promise<Traded & { readonly collections: readonly Traded[] }> {
  const days = await nftTradeDays(sources, MONTH + 1);
  const parts = await requirePort(sources, 'nft').tradeShares(
    slugs,
    days.map(({ time }) => time),
  );
  const overDays = (volumeOf: (index: number) => number) => {
    const each = days.map((_, index) => volumeOf(index));
    const last = (count: number) => sum(each.slice(-1 - count, -1), (volume) => volume);
    return { volume24h: each.at(-1) ?? 0, volume7d: last(WEEK), volume30d: last(MONTH) };
  };
  const volumeAt = (index: number) => days[index]?.volume ?? 0;
  return {
    ...overDays(volumeAt),
    collections: slugs.map((_, at) =>
      overDays((index) => Math.round(volumeAt(index) * (parts[index]?.[at] ?? 0))),
    ),
  };
}

function rowOf(collection: NftCollection, own: Traded, symbol: string, price: number) {
  const { floor, supply } = collection;
  const floorUsd = floor * price;
  return {
    slug: collection.slug,
    name: collection.name,
    chain: collection.chain,
    coin: collection.coin,
    symbol,
    floor,
    floorUsd,
    change24h: (floor / collection.floorDayAgo - 1) * 100,
    change7d: (floor / collection.floorWeekAgo - 1) * 100,
    ...own,
    sales24h: Math.max(1, Math.round(own.volume24h / (floorUsd * OVER_FLOOR))),
    holders: collection.holders,
    supply,
    listed: collection.listed,
    marketCap: Math.round(floorUsd * supply),
  };
}
