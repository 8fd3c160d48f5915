import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import { PAIR_TYPE, type tradeRankingEndpoints } from '@coinmirror/shared/contract/rankings/trade.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { allContracts, allPairs, venueOf } from '../indexes/pairs.ts';
import { headOfCoin } from '../rows/coinRow.ts';
import { competitors } from './competitors.ts';

type PairRow = GivenOf<typeof tradeRankingEndpoints.pairRank>['data']['list'][number];

interface Traded {
  readonly coin: Coin;
  readonly pair: SpotPair | FuturesContract;
  /** % of the coin's pairs of the same kind. */
  readonly share: number | null;
}

interface PairQuery {
  readonly tickertype: number;
  readonly filtertype: number;
  /** 0: without pegged coins. */
  readonly stable: number;
}

/** The pairs (or contracts) of all exchanges, most traded first: the same that coins and exchanges list. */
export async function pairVolumes(
  sources: Sources,
  { tickertype, filtertype, stable }: PairQuery,
): Promise<readonly PairRow[]> {
  const time = sources.clock.now();
  // Exchanges count the pairs of unranked coins too, so the whole list does.
  const coins =
    filtertype === CAP_FILTER.all ? await coinsNow(sources) : await competitors(sources, filtertype);
  const competing = stable === 1 ? coins : coins.filter(({ facts }) => facts.peg === null);
  const traded =
    tickertype === PAIR_TYPE.spot ? await spotOf(competing, sources) : await futuresOf(competing, sources);
  const total = sum(traded, ({ pair }) => pair.volume24h);
  return descending(traded, ({ pair }) => pair.volume24h).map((one) => pairRow(one, total, time));
}

async function spotOf(coins: readonly Coin[], sources: Sources): Promise<readonly Traded[]> {
  const byCoin = Map.groupBy(await allPairs(sources), ({ coinCode }) => coinCode);
  return coins.flatMap((coin) =>
    (byCoin.get(coin.facts.code) ?? []).map((pair) => ({ coin, pair, share: pair.share })),
  );
}

async function futuresOf(coins: readonly Coin[], sources: Sources): Promise<readonly Traded[]> {
  const byCoin = Map.groupBy(await allContracts(sources), ({ coinCode }) => coinCode);
  return coins.flatMap((coin) => {
    const contracts = byCoin.get(coin.facts.code) ?? [];
    const total = sum(contracts, ({ volume24h }) => volume24h);
    return contracts.map((pair) => ({
      coin,
      pair,
      share: total > 0 ? (pair.volume24h / total) * 100 : null,
    }));
  });
}

function pairRow({ coin, pair, share }: Traded, total: number, time: number): PairRow {
  const exchange = venueOf(pair);
  const isSpot = 'priceUsd' in pair;
  return {
    ...headOfCoin(coin),
    tickerId: pair.tickerId,
    exchange: { code: exchange.code, name: exchange.nameZh || exchange.nameEn, logo: exchange.logo },
    pair: `${pair.base}/${pair.quote}`,
    contract: isSpot ? '' : pair.contract,
    price: isSpot ? pair.priceUsd : pair.price,
    volume24h: pair.volume24h,
    share: total > 0 ? (pair.volume24h / total) * 100 : null,
    coinShare: share,
    updatedAt: isSpot ? pair.updatedAt : time,
  };
}
