import { COIN_LIST_TYPE, type coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { cut, flatList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, conceptsOfCoin, isMineable } from '../indexes/coins.ts';
import { headOfCoin, inCny, quoteOf } from '../rows/coinRow.ts';
import { futuresFacts } from '../rows/futuresRow.ts';
import { newCoinOf } from '../rows/newCoinRow.ts';
import { type ListCounts, listCounts, miningFacts, recordFacts, tokenFacts } from './listExtras.ts';
import { selectCoins } from './rankOrder.ts';

type Row = GivenOf<typeof coinEndpoints.coinRank>['data'][number];

/** Number of coins in the list of new ones. */
const NEW_COINS = 100;

async function rowOf(
  coin: Coin,
  type: number,
  sources: Sources,
  rate: number | null,
  counts: ListCounts,
): Promise<Row> {
  const { facts, now } = coin;
  const time = sources.clock.now();
  return {
    ...headOfCoin(coin),
    ...quoteOf(coin, rate),
    change1h: now.change1h,
    change7d: now.change7d,
    marketCapCny: inCny(now.marketCap, rate),
    marketCap: now.marketCap,
    volumeCny: inCny(now.volume24h, rate),
    volume24h: now.volume24h,
    circulatingSupply: now.circulatingSupply,
    rank: now.rank ?? 0,
    stars: facts.stars,
    sparkline: facts.standing === 'unrecorded' ? [] : now.sparkline.map(shortNumber),
    allTimeHigh: now.allTimeHigh,
    allTimeHighAt: now.allTimeHighAt,
    allTimeLow: now.allTimeLow,
    allTimeLowAt: now.allTimeLowAt,
    drawdown: now.drawdown,
    turnoverRate: now.turnoverRate,
    isIfo: facts.isIfo,
    isMineable: isMineable(facts),
    isPremined: facts.isPremined,
    concepts: conceptsOfCoin(facts)
      .slice(0, 3)
      .map(({ id, tag }) => ({ id, name: tag })),
    ads: [],
    ...(type === COIN_LIST_TYPE.tokens ? { token: tokenFacts(coin, counts) } : {}),
    ...(type === COIN_LIST_TYPE.mineable ? { mining: miningFacts(coin, time, counts) } : {}),
    ...(type === COIN_LIST_TYPE.futures ? { futures: await futuresFacts(coin, sources) } : {}),
    ...(facts.standing === 'ranked' ? {} : { record: recordFacts(coin) }),
  };
}

/** Six digits are enough for a sparkline. */
function shortNumber(value: number): number {
  return Number(value.toPrecision(6));
}

export const coinHandlers = {
  async coinRank(params, { sources }) {
    const coins = await selectCoins(await coinsNow(sources), params, sources);
    const page = flatList(coins, params.page, params.pagesize);
    const rate = await cnyPerUsd(sources);
    const counts = await listCounts(
      sources,
      params.type,
      page.data.map(({ facts }) => facts.code),
    );
    const rows = page.data.map((coin) => rowOf(coin, params.type, sources, rate, counts));
    return { ...page, data: await Promise.all(rows) };
  },

  async newCoins({ page, pagesize }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const coins = (await coinsNow(sources))
      .filter(({ facts }) => facts.standing !== 'unrecorded' && facts.standing === 'ranked')
      .toSorted((a, b) => (b.facts.launchedAt ?? 0) - (a.facts.launchedAt ?? 0))
      .slice(0, NEW_COINS);
    const rows = await Promise.all(cut(coins, page, pagesize).map((coin) => newCoinOf(coin, sources, rate)));
    return { ...flatList(coins, page, pagesize), data: rows };
  },
} satisfies Handlers<'coinRank' | 'newCoins'>;
