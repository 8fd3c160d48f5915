import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import { mean } from '@coinmirror/shared/indicators/mean.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { cut, flatList, nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';
import { changeOver } from './changes.ts';
import { competitors } from './competitors.ts';
import { dailyTurnover } from './dailyTurnover.ts';
import { largePositions } from './largePositions.ts';
import { VOLUME_OF, volumeChangeOf, volumesOf } from './volumes.ts';

async function weekTurnover({ facts, now }: Coin, sources: Sources): Promise<number | null> {
  if (!now.marketCap || (await sources.candles.countedPair(facts.code))) return null;
  const days = await dailyTurnover(sources, facts.code, 7);
  const daily = mean(days.values);
  return daily === null ? null : (daily / now.marketCap) * 100;
}

/** Volumes of all coins that compete, once a cycle, whichever page and order callers ask for. */
const allVolumes = memoize(eachCycle, async (sources, filtertype: number) => {
  const coins = await competitors(sources, filtertype);
  return Promise.all(coins.map((coin) => volumesOf(coin, sources)));
});

/** A ranking by what is known of no coin has no source. */
function refuseUnreported(values: readonly (number | null)[]): void {
  if (values.length > 0 && values.every((value) => value === null)) throw new NotConnectedError('candles');
}

export const rankingHandlers = {
  async maxChange(params, { sources }) {
    const direction = params.isup === 1 ? 1 : -1;
    const trading = (await competitors(sources, params.filtertype)).filter(
      ({ facts, now }) =>
        now.volume24h >= params.min_vol &&
        (params.concept === undefined || facts.conceptIds.includes(params.concept)),
    );
    const moves = await Promise.all(
      trading.map(async (coin) => ({ coin, change: await changeOver(coin, params.sort_type, sources) })),
    );
    const rate = await cnyPerUsd(sources);
    const movers = moves.flatMap(({ coin, change }) =>
      change === null || change * direction <= 0 ? [] : [{ coin, change }],
    );
    return nestedList(
      movers
        .toSorted((a, b) => direction * (b.change - a.change))
        .map(({ coin, change }) => ({
          ...headOfCoin(coin),
          ...quoteOf(coin, rate),
          rank: coin.now.rank,
          change,
          change1h: coin.now.change1h,
          change7d: coin.now.change7d,
          marketCap: coin.now.marketCap,
          volume24h: coin.now.volume24h,
        })),
      params.page,
      params.per_page,
    );
  },

  async volumeRank({ page, per_page, sort, filtertype }, { sources }) {
    const ordered = descending(await allVolumes(sources, filtertype), VOLUME_OF[sort]);
    refuseUnreported(ordered.map(VOLUME_OF[sort]));
    const total = ordered.reduce((sum, volumes) => sum + (VOLUME_OF[sort](volumes) ?? 0), 0);
    const rate = await cnyPerUsd(sources);
    const rows = await Promise.all(
      cut(ordered, page, per_page).map(async (volumes) => {
        const { coin, day, week, month } = volumes;
        const own = VOLUME_OF[sort](volumes);
        return {
          ...headOfCoin(coin),
          ...quoteOf(coin, rate),
          rank: coin.now.rank,
          volume24h: day,
          volume7d: week,
          volume30d: month,
          volumeChange: await volumeChangeOf(coin, sources),
          volumeShare: own !== null && total > 0 ? (own / total) * 100 : null,
          marketCap: coin.now.marketCap,
        };
      }),
    );
    const list = nestedList(ordered, page, per_page);
    return { ...list, data: { ...list.data, list: rows } };
  },

  async turnoverRank({ page, pagesize, sort, filtertype }, { sources }) {
    const coins = (await competitors(sources, filtertype)).flatMap((coin) =>
      coin.now.turnoverRate === null ? [] : [{ coin, day: coin.now.turnoverRate }],
    );
    const measured = await Promise.all(
      coins.map(async (one) => ({ ...one, week: await weekTurnover(one.coin, sources) })),
    );
    const rate = await cnyPerUsd(sources);
    const ordered = descending(measured, ({ day, week }) => (sort === 'turnover' ? day : week));
    if (sort !== 'turnover') refuseUnreported(measured.map(({ week }) => week));
    return flatList(
      ordered.map(({ coin, day, week }) => ({
        ...headOfCoin(coin),
        ...quoteOf(coin, rate),
        rank: coin.now.rank,
        turnoverRate: day,
        turnoverRate7d: week,
        volume24h: coin.now.volume24h,
        marketCap: coin.now.marketCap,
      })),
      page,
      pagesize,
    );
  },

  async largePosition({ page, pre_page, type, days, owner }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const coins = await competitors(sources, CAP_FILTER.all);
    const positions = await largePositions(sources, coins, { type, days, owner });
    return nestedList(
      positions.map(({ coin, ...position }) => ({
        ...headOfCoin(coin),
        ...quoteOf(coin, rate),
        ...position,
      })),
      page,
      pre_page,
    );
  },
} satisfies Handlers<'maxChange' | 'volumeRank' | 'turnoverRank' | 'largePosition'>;
