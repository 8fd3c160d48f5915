import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import type { tradeRankingEndpoints } from '@coinmirror/shared/contract/rankings/trade.ts';
import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { PairCounts } from '../../ports/pairs.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { lacksPairs } from '../indexes/exchangeActivities.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import { contractsOf, pairsOf, venueOf } from '../indexes/pairs.ts';
import { type Sector, sectorsOf } from '../indexes/sectors.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';
import { conceptOf } from '../rows/sectorRow.ts';
import { competitors } from './competitors.ts';
import { exchangeVolumes } from './exchangeVolumes.ts';
import { pairVolumes } from './pairVolumes.ts';

type ListingRow = GivenOf<typeof tradeRankingEndpoints.listingRank>['data']['list'][number];

/** Number of a coin's listings. */
interface Listing {
  readonly coin: Coin;
  readonly counts: PairCounts;
  /** Exchanges that announced it within the week. */
  readonly announced: number;
}

/** Whether pairs of any exchange on chain are read: otherwise how many of them list a coin is unknown. */
async function readsDexes(sources: Sources): Promise<boolean> {
  const { activities } = await exchangeIndex(sources);
  return [...activities.values()].some(
    (one) => one.exchange.kinds.includes('dex') && !lacksPairs(one, sources),
  );
}

async function listingRow(
  { coin, counts, announced }: Listing,
  sources: Sources,
  rate: number | null,
): Promise<ListingRow> {
  const pairs = await pairsOf(sources, coin.facts.code);
  const byExchange = [...Map.groupBy(pairs, ({ exchange }) => exchange)].map(([exchange, own]) => ({
    exchange: venueOf({ exchange }),
    share: sum(own, ({ share }) => share),
  }));
  const [top] = descending(byExchange, ({ share }) => share);
  const futures = new Set((await contractsOf(sources, coin.facts.code)).map(({ exchange }) => exchange));
  return {
    ...headOfCoin(coin),
    ...quoteOf(coin, rate),
    rank: coin.now.rank,
    exchangeCount: counts.exchanges,
    newExchanges: announced,
    dexCount: (await readsDexes(sources))
      ? byExchange.filter(({ exchange }) => exchange.kinds.includes('dex')).length
      : null,
    futuresExchangeCount: futures.size,
    pairCount: counts.pairs,
    topExchange: {
      code: top?.exchange.code ?? '',
      name: top ? top.exchange.nameZh || top.exchange.nameEn : '',
    },
    topShare: top?.share ?? null,
    volume24h: coin.now.volume24h,
    marketCap: coin.now.marketCap,
  };
}

const WEEK = 7 * DAY;

/** Exchanges that announced the listing of each coin within the last seven days. */
async function newExchanges(sources: Sources): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const now = sources.clock.now();
  const found = new Map<string, Set<string>>();
  for (const notice of await requirePort(sources, 'notices').between(now - WEEK + 1, now)) {
    if (notice.type !== 'listing') continue;
    for (const code of notice.coins)
      found.set(code, (found.get(code) ?? new Set()).add(notice.publisher.code));
  }
  return found;
}

/** Minimum number of coins for a sector in a ranking. */
const MIN_MEMBERS = 3;

const CONCEPT_FIGURES = {
  change_hour: ({ members }: Sector) => meanOfKnown(members.map(({ now }) => now.change1h)),
  change_percent: ({ change }: Sector) => change,
  change_week: ({ members }: Sector) => meanOfKnown(members.map(({ now }) => now.change7d)),
  vol: ({ members }: Sector) => sum(members, ({ now }) => now.volume24h),
} as const;

export const tradeRankingHandlers = {
  async pairRank({ page, per_page, ...query }, { sources }) {
    return nestedList(await pairVolumes(sources, query), page, per_page);
  },

  async exchangeVolumeRank({ page, per_page, sort }, { sources }) {
    return nestedList(await exchangeVolumes(sources, sort), page, per_page);
  },

  async listingRank({ page, per_page, filtertype, sort }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const announced = await newExchanges(sources);
    const counts = await requirePort(sources, 'pairs').counts();
    const coins = (await competitors(sources, filtertype)).flatMap((coin): readonly Listing[] => {
      const own = counts.get(coin.facts.code);
      return own ? [{ coin, counts: own, announced: announced.get(coin.facts.code)?.size ?? 0 }] : [];
    });
    const listed = descending(coins, (one) => one.counts.exchanges);
    const wanted =
      sort === 'new' ? descending(listed, (one) => one.announced).filter((one) => one.announced > 0) : listed;
    const list = nestedList(wanted, page, per_page);
    const rows = await Promise.all(list.data.list.map((one) => listingRow(one, sources, rate)));
    return { ...list, data: { ...list.data, list: rows } };
  },

  async conceptRank({ page, per_page, sort }, { sources }) {
    const coins = await competitors(sources, CAP_FILTER.all);
    const total = sum(coins, ({ now }) => now.volume24h);
    const sectors = sectorsOf(coins).filter(({ members }) => members.length >= MIN_MEMBERS);
    return nestedList(
      descending(sectors, CONCEPT_FIGURES[sort]).map((sector) => ({
        ...conceptOf(sector),
        change1h: CONCEPT_FIGURES.change_hour(sector),
        volumeShare: total > 0 ? (CONCEPT_FIGURES.vol(sector) / total) * 100 : null,
      })),
      page,
      per_page,
    );
  },
} satisfies Handlers<'pairRank' | 'exchangeVolumeRank' | 'listingRank' | 'conceptRank'>;
