import type { CatalogueExchange } from '../catalogue/exchangeCatalogue.ts';
import { areaOf } from '../content/exchange/areas.ts';
import type { WireOf } from '../contract/endpoint.ts';
import type { exchangeEndpoints } from '../contract/exchanges.ts';
import type { Sources } from '../ports/sources.ts';
import { flatList } from './envelopes.ts';
import type { ExchangeActivity } from './exchange/activities.ts';
import { type ExchangeBook, exchangeBook } from './exchange/activity.ts';
import { exchangeHeadWire } from './exchange/headWire.ts';
import { reserveOf } from './exchange/reserveBook.ts';
import { risksOf } from './exchange/risks.ts';
import { heats } from './exchange/standing.ts';
import { volumeHistory } from './exchange/volumeHistory.ts';
import type { Handlers } from './handler.ts';
import { descending } from './rankings/competitors.ts';
import { spotChange } from './rankings/exchangeVolumes.ts';
import { riskLevelOf } from './risk.ts';

type RowWire = WireOf<typeof exchangeEndpoints.exchangeRank>['data'][number];

const TREND_DAYS = 8;
/** Young or small ones stand on a board of their own. */
const MAIN_RATING = 62;

const isInnovation = ({ rating }: CatalogueExchange) => rating < MAIN_RATING;

async function rowWire(activity: ExchangeActivity, sources: Sources, book: ExchangeBook): Promise<RowWire> {
  const { exchange, pairs, contracts, coinCount, spotVolume24h, futuresVolume24h } = activity;
  const heat = (await heats(sources)).get(exchange.code) ?? null;
  const history = await volumeHistory(exchange.code, sources, TREND_DAYS);
  return {
    ...exchangeHeadWire(exchange),
    pairnum: pairs.length,
    coinnum: coinCount,
    volumn: pairs.length > 0 ? spotVolume24h : null,
    change_volumn: pairs.length > 0 ? await spotChange(sources, activity) : null,
    futures_volumn: contracts.length === 0 ? null : futuresVolume24h,
    assets_usd: await reserveOf(exchange, sources),
    hotindex: heat?.heat ?? null,
    hot_change: heat?.change7d ?? null,
    risk_level: riskLevelOf(risksOf(exchange, book.time)),
    isinnovation: isInnovation(exchange) ? 1 : 0,
    kline_data: history
      .map(({ spot, futures }) => Math.round(pairs.length > 0 ? spot : futures))
      .filter((value) => value > 0),
    types: [...exchange.kinds],
  };
}

export const exchangeHandlers = {
  async exchangeRank({ page, pagesize, type, area, board, sort }, { sources }) {
    const book = await exchangeBook(sources);
    const wanted = [...book.activities.values()].filter(
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
      data: await Promise.all(answer.data.map((activity) => rowWire(activity, sources, book))),
    };
  },
} satisfies Handlers<'exchangeRank'>;

async function byHeat(activities: readonly ExchangeActivity[], sources: Sources) {
  const told = await heats(sources);
  return descending(activities, ({ exchange }) => told.get(exchange.code)?.heat ?? null);
}
