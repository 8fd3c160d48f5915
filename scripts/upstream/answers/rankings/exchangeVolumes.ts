import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { EXCHANGE_SORTS, tradeRankingEndpoints } from '@coinmirror/shared/contract/rankings/trade.ts';
import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Sources } from '../../ports/sources.ts';
import { type ExchangeActivity, isNotRead, lacksPairs } from '../indexes/exchangeActivities.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import { exchangeHeadWire } from '../rows/exchangeRow.ts';
import { spotDayBefore } from '../series/spotChange.ts';

type ExchangeWire = WireOf<typeof tradeRankingEndpoints.exchangeVolumeRank>['data']['list'][number];
type Sort = (typeof EXCHANGE_SORTS)[number];

const VOLUME_OF: Readonly<Record<Sort, (activity: ExchangeActivity) => number>> = {
  spot: ({ spotVolume24h }) => spotVolume24h,
  futures: ({ futuresVolume24h }) => futuresVolume24h,
  total: ({ spotVolume24h, futuresVolume24h }) => spotVolume24h + futuresVolume24h,
};

/** Exchanges with any volume, most traded first. Only spot has the previous day's. */
export async function exchangeVolumes(sources: Sources, sort: Sort): Promise<readonly ExchangeWire[]> {
  const { activities } = await exchangeIndex(sources);
  const volumeOf = VOLUME_OF[sort];
  const trading = [...activities.values()].filter((one) => volumeOf(one) > 0);
  const total = sum(trading, volumeOf);
  const before = sort === 'spot' ? await spotDayBefore(sources) : null;
  return descending(trading, volumeOf).map((activity) => ({
    ...exchangeWire(activity, sources),
    percent: (volumeOf(activity) / total) * 100,
    change_volumn: before && changePercent(volumeOf(activity), before.get(activity.exchange.code) ?? 0),
  }));
}

function exchangeWire(activity: ExchangeActivity, sources: Sources) {
  return {
    ...exchangeHeadWire(activity.exchange),
    volumn: activity.spotVolume24h,
    futures_volumn: activity.futuresVolume24h,
    open_interest: activity.openInterest,
    pairnum: lacksPairs(activity, sources) ? null : activity.pairs.length,
    coinnum: isNotRead(activity, sources) ? null : activity.coinCount,
  };
}
