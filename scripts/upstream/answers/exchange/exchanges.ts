import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { exchangeEndpoints } from '@coinmirror/shared/contract/exchanges.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { areaOf } from '../../catalogue/content/exchange/areas.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import { flatList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type ExchangeActivity, isNotRead, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { type ExchangeIndex, exchangeIndex } from '../indexes/exchanges.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { disclosureOf, risksOf } from '../risks/exchangeRisks.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { exchangeHead } from '../rows/exchangeRow.ts';
import { spotChange } from '../series/spotChange.ts';
import { volumeHistory } from '../series/volumeHistory.ts';
import { heats } from './standing.ts';

type Row = GivenOf<typeof exchangeEndpoints.exchangeRank>['data'][number];

const TREND_DAYS = 8;
/** Minimum rating of the main board; young or small exchanges have their own board. */
const MAIN_RATING = 62;

const isInnovation = ({ rating }: CatalogueExchange) => rating < MAIN_RATING;

async function rowOf(activity: ExchangeActivity, sources: Sources, index: ExchangeIndex): Promise<Row> {
  const { exchange, pairs, contracts, coinCount, futuresVolume24h } = activity;
  const heat = (await heats(sources)).get(exchange.code) ?? null;
  const history = await volumeHistory(exchange.code, sources, TREND_DAYS);
  return {
    ...exchangeHead(exchange),
    pairCount: lacksPairs(activity, sources) ? null : pairs.length,
    coinCount: isNotRead(activity, sources) ? null : coinCount,
    volume24h: knownSpot(activity),
    volumeChange24h: pairs.length > 0 ? await spotChange(sources, activity) : null,
    futuresVolume24h: contracts.length === 0 ? null : futuresVolume24h,
    reserve: await reserveOf(exchange, sources),
    heat: heat?.heat ?? null,
    heatChange7d: heat?.change7d ?? null,
    risk: riskLevelOf(risksOf(exchange, index.time)),
    disclosure: disclosureOf(exchange),
    isInnovation: isInnovation(exchange),
    trend: history
      .map(({ spot, futures }) => Math.round((pairs.length > 0 ? spot : futures) ?? 0))
      .filter((value) => value > 0),
    kinds: [...exchange.kinds],
  };
}

export const exchangeHandlers = {
  async exchangeRank({ page, pagesize, type, area, board, sort }, { sources }) {
    const index = await exchangeIndex(sources);
    const wanted = [...index.activities.values()].filter(
      ({ exchange }) =>
        (type === 'all' || exchange.kinds.includes(type)) &&
        (area === 'all' || areaOf(exchange.country) === area) &&
        (board === 'all' || isInnovation(exchange) === (board === 'innovation')),
    );
    const ranked =
      sort === 'hot'
        ? await byHeat(wanted, sources)
        : wanted.sort((a, b) => a.exchange.rank - b.exchange.rank);
    const answer = flatList(ranked, page, pagesize);
    return {
      ...answer,
      data: await Promise.all(answer.data.map((activity) => rowOf(activity, sources, index))),
    };
  },
} satisfies Handlers<'exchangeRank'>;

async function byHeat(activities: readonly ExchangeActivity[], sources: Sources) {
  const reported = await heats(sources);
  return descending(activities, ({ exchange }) => reported.get(exchange.code)?.heat ?? null);
}
