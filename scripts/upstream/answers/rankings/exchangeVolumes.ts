import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { EXCHANGE_SORTS, tradeRankingEndpoints } from '@coinmirror/shared/contract/rankings/trade.ts';
import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Sources } from '../../ports/sources.ts';
import { type ExchangeActivity, isNotRead, lacksPairs } from '../indexes/exchangeActivities.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import { exchangeHead } from '../rows/exchangeRow.ts';
import { spotDayBefore } from '../series/spotChange.ts';

type ExchangeRow = GivenOf<typeof tradeRankingEndpoints.exchangeVolumeRank>['data']['list'][number];
type Sort = (typeof EXCHANGE_SORTS)[number];

const VOLUME_OF: Readonly<Record<Sort, (activity: ExchangeActivity) => number>> = {
  spot: ({ spotVolume24h }) => spotVolume24h,
  futures: ({ futuresVolume24h }) => futuresVolume24h,
  total: ({ spotVolume24h, futuresVolume24h }) => spotVolume24h + futuresVolume24h,
};

/** Exchanges with any volume, most traded first. Only spot has the previous day's. */
export async function exchangeVolumes(sources: Sources, sort: Sort): Promise<readonly ExchangeRow[]> {
  const { activities } = await exchangeIndex(sources);
  const volumeOf = VOLUME_OF[sort];
  const trading = [...activities.values()].filter((one) => volumeOf(one) > 0);
  const total = sum(trading, volumeOf);
  const before = sort === 'spot' ? await spotDayBefore(sources) : null;
  return descending(trading, volumeOf).map((activity) => ({
    ...exchangeRow(activity, sources),
    share: (volumeOf(activity) / total) * 100,
    volumeChange: before && changePercent(volumeOf(activity), before.get(activity.exchange.code) ?? 0),
  }));
}

function exchangeRow(activity: ExchangeActivity, sources: Sources) {
  return {
    ...exchangeHead(activity.exchange),
    spotVolume24h: activity.spotVolume24h,
    futuresVolume24h: activity.futuresVolume24h,
    openInterest: activity.openInterest,
    pairCount: lacksPairs(activity, sources) ? null : activity.pairs.length,
    coinCount: isNotRead(activity, sources) ? null : activity.coinCount,
  };
}
