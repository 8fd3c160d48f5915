import { COIN_LIST_TYPE, type coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { cut, flatList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, conceptsOfCoin, isMineable } from '../indexes/coins.ts';
import { headWire, inCny, inSeconds, quoteWire } from '../rows/coinRow.ts';
import { futuresWire } from '../rows/futuresRow.ts';
import { newCoinWire } from '../rows/newCoinRow.ts';
import { type ListCounts, listCounts, miningWire, recordWire, tokenWire } from './listExtras.ts';
import { selectCoins } from './rankOrder.ts';

type RowWire = WireOf<typeof coinEndpoints.coinRank>['data'][number];

/** Number of coins in the list of new ones. */
const NEW_COINS = 100;

async function rowWire(
  coin: Coin,
  type: number,
  sources: Sources,
  rate: number | null,
  counts: ListCounts,
): Promise<RowWire> {
  const { facts, now } = coin;
  const time = sources.clock.now();
  return {
    ...headWire(coin),
    ...quoteWire(coin, rate),
    change_hour: now.change1h,
    change_week: now.change7d,
    market_value: inCny(now.marketCap, rate),
    market_value_usd: now.marketCap,
    vol: inCny(now.volume24h, rate),
    vol_usd: now.volume24h,
    supply: now.circulatingSupply,
    rank: now.rank ?? 0,
    star_level: facts.stars,
    kline_data: facts.standing === 'unrecorded' ? '' : now.sparkline.map(shortNumber).join(','),
    high_price: now.allTimeHigh,
    high_time: inSeconds(now.allTimeHighAt),
    low_price: now.allTimeLow,
    low_time: inSeconds(now.allTimeLowAt),
    drop_ath: now.drawdown,
    turnoverrate: now.turnoverRate,
    isifo: facts.isIfo ? 1 : 0,
    ismineable: isMineable(facts) ? 1 : 0,
    ispremined: facts.isPremined ? 1 : 0,
    concepts: conceptsOfCoin(facts)
      .slice(0, 3)
      .map(({ id, tag }) => ({ id, name: tag })),
    ads: [],
    ...(type === COIN_LIST_TYPE.tokens ? { token: tokenWire(coin, counts) } : {}),
    ...(type === COIN_LIST_TYPE.mineable ? { mining: miningWire(coin, time, counts) } : {}),
    ...(type === COIN_LIST_TYPE.futures ? { futures: await futuresWire(coin, sources) } : {}),
    ...(facts.standing === 'ranked' ? {} : { record: recordWire(coin) }),
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
    const rows = page.data.map((coin) => rowWire(coin, params.type, sources, rate, counts));
    return { ...page, data: await Promise.all(rows) };
  },

  async newCoins({ page, pagesize }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const coins = (await coinsNow(sources))
      .filter(({ facts }) => facts.standing !== 'unrecorded' && facts.standing === 'ranked')
      .toSorted((a, b) => (b.facts.launchedAt ?? 0) - (a.facts.launchedAt ?? 0))
      .slice(0, NEW_COINS);
    const rows = await Promise.all(
      cut(coins, page, pagesize).map((coin) => newCoinWire(coin, sources, rate)),
    );
    return { ...flatList(coins, page, pagesize), data: rows };
  },
} satisfies Handlers<'coinRank' | 'newCoins'>;
