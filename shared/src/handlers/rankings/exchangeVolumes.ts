import type { WireOf } from '../../contract/endpoint.ts';
import type { EXCHANGE_SORTS, tradeRankingEndpoints } from '../../contract/rankings/trade.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import type { ExchangeActivity } from '../../market/exchangeBoard.ts';
import { spotPairs } from '../../market/pairs.ts';
import type { MarketSource } from '../../market/source.ts';
import { DAY } from '../../time/units.ts';
import type { Coin } from '../coin/book.ts';
import { exchangeBook } from '../exchange/activity.ts';
import { exchangeHeadWire } from '../exchange/headWire.ts';
import { sum } from '../totals.ts';
import { descending } from './competitors.ts';
import { tradedDayBefore } from './volumes.ts';

type ExchangeWire = WireOf<typeof tradeRankingEndpoints.exchangeVolumeRank>['data']['list'][number];
type Sort = (typeof EXCHANGE_SORTS)[number];

const VOLUME_OF: Readonly<Record<Sort, (activity: ExchangeActivity) => number>> = {
  spot: ({ spotVolume24h }) => spotVolume24h,
  futures: ({ futuresVolume24h }) => futuresVolume24h,
  total: ({ spotVolume24h, futuresVolume24h }) => spotVolume24h + futuresVolume24h,
};

/** Exchanges that trade at all, most traded first. Only spot knows what the day before was. */
export async function exchangeVolumes(market: MarketSource, sort: Sort): Promise<readonly ExchangeWire[]> {
  const { activities } = await exchangeBook(market);
  const volumeOf = VOLUME_OF[sort];
  const trading = [...activities.values()].filter((one) => volumeOf(one) > 0);
  const total = sum(trading, volumeOf);
  const before = sort === 'spot' ? await spotDayBefore(market) : null;
  return descending(trading, volumeOf).map((activity) => ({
    ...exchangeWire(activity),
    percent: (volumeOf(activity) / total) * 100,
    change_volumn: before && changePercent(volumeOf(activity), before.get(activity.exchange.code) ?? 0),
  }));
}

function exchangeWire({ exchange, pairs, ...sums }: ExchangeActivity) {
  return {
    ...exchangeHeadWire(exchange),
    volumn: sums.spotVolume24h,
    futures_volumn: sums.futuresVolume24h,
    open_interest: sums.openInterest,
    pairnum: pairs.length,
    coinnum: sums.coinCount,
  };
}

/** An exchange's spot volume against the day before, %; null where nothing was traded then. */
export async function spotChange(market: MarketSource, activity: ExchangeActivity): Promise<number | null> {
  const before = await spotDayBefore(market);
  return changePercent(activity.spotVolume24h, before.get(activity.exchange.code) ?? 0);
}

type Sums = ReadonlyMap<string, number>;

const lastSums = new WeakMap<MarketSource, { readonly time: number; readonly sums: Promise<Sums> }>();

/** USD on spot from 48 to 24 hours ago, by exchange: what each coin traded, cut as its pairs stood then. Made once an instant. */
function spotDayBefore(market: MarketSource): Promise<Sums> {
  const time = market.now();
  const last = lastSums.get(market);
  if (last?.time === time) return last.sums;
  const sums = exchangeBook(market).then(({ coins }) => sumsThen([...coins.values()], market, time - DAY));
  lastSums.set(market, { time, sums });
  return sums;
}

async function sumsThen(coins: readonly Coin[], market: MarketSource, time: number): Promise<Sums> {
  const sums = new Map<string, number>();
  const days = await Promise.all(
    coins.map(async (coin) => ({ coin, traded: await tradedDayBefore(coin, market) })),
  );
  for (const { coin, traded } of days) {
    for (const { exchange, volume24h } of spotPairs(coin.facts, { ...coin.now, volume24h: traded }, time))
      sums.set(exchange.code, (sums.get(exchange.code) ?? 0) + volume24h);
  }
  return sums;
}
