import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { OTC_DESKS } from '../../catalogue/content/exchange/otc.ts';
import { findExchange, RATING_WEIGHTS } from '../../catalogue/exchangeCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ratesNow, tetherDays } from '../currencies/rates.ts';
import { nestedList, ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { dexChains } from '../indexes/dexChains.ts';
import { type ExchangeActivity, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { exchangeIndex, requireExchange } from '../indexes/exchanges.ts';
import { futuresIndex, liquidationsByExchange } from '../indexes/futures.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { exchangeHead } from '../rows/exchangeRow.ts';
import { volumeHistory } from '../series/volumeHistory.ts';
import { grades } from './standing.ts';

const HISTORY_DAYS = 366;
const OTC_DAYS = 365;

export const exchangeRankingHandlers = {
  async exchangeGrades({ page, per_page }, { sources }) {
    const rows = (await grades(sources)).map(({ exchange, parts, change, rankChange }) => ({
      ...exchangeHead(exchange),
      ratingChange: change,
      rankChange,
      parts: parts.map((part) => ({ ...part, weight: RATING_WEIGHTS[part.key] })),
    }));
    return nestedList(rows, page, per_page);
  },

  async futuresVenues({ page, per_page }, { sources }) {
    const [index, futures] = await Promise.all([exchangeIndex(sources), futuresIndex(sources)]);
    const forced = liquidationsByExchange(futures);
    const venues = [...index.activities.values()].filter(({ contracts }) => contracts.length > 0);
    const total = sum(venues, ({ futuresVolume24h }) => futuresVolume24h);
    const rows = descending(venues, ({ futuresVolume24h }) => futuresVolume24h).map((venue) => {
      const bitcoin = venue.contracts.find(
        ({ coinCode, contract }) => coinCode === 'bitcoin' && contract === 'swap',
      );
      const day = forced.get(venue.exchange.code);
      const liquidations24h = day ? day.long + day.short : null;
      return {
        ...exchangeHead(venue.exchange),
        futuresVolume24h: venue.futuresVolume24h,
        share: (venue.futuresVolume24h / total) * 100,
        openInterest: venue.openInterest,
        contractCount: venue.contracts.length,
        btcFundingRate: bitcoin?.fundingRate ?? null,
        fundingHours: bitcoin?.fundingHours ?? null,
        liquidations24h,
        longShare: day && liquidations24h ? (day.long / liquidations24h) * 100 : null,
      };
    });
    return nestedList(rows, page, per_page);
  },

  async dexes({ page, per_page, kind }, { sources }) {
    const index = await exchangeIndex(sources);
    const ofKind = kind === 'futures' ? 'futures' : 'spot';
    const traded = ({ spotVolume24h, futuresVolume24h }: ExchangeActivity) =>
      ofKind === 'futures' ? futuresVolume24h : spotVolume24h;
    const dexes = [...index.activities.values()].filter(
      (one) => one.exchange.kinds.includes('dex') && (kind === 'all' || traded(one) > 0),
    );
    const total = sum(dexes, traded);
    const rows = await Promise.all(
      descending(dexes, traded).map(async (dex) => {
        const { exchange, futuresVolume24h, contracts, pairs } = dex;
        const volume = traded(dex);
        const days = await volumeHistory(exchange.code, sources, 8);
        const week = days.slice(0, -1).flatMap((day) => day[ofKind] ?? []);
        const mean = week.length > 0 ? sum(week, (one) => one) / week.length : 0;
        return {
          ...exchangeHead(exchange),
          chains: await dexChains(exchange.code, sources),
          volume24h: lacksPairs(dex, sources) ? knownSpot(dex) : dex.spotVolume24h,
          change7d: mean > 0 && volume > 0 ? (volume / mean - 1) * 100 : null,
          share: total > 0 ? (volume / total) * 100 : 0,
          futuresVolume24h: contracts.length > 0 ? futuresVolume24h : null,
          locked: await reserveOf(exchange, sources),
          pairCount: lacksPairs(dex, sources) ? null : pairs.length,
          users24h: days.at(-1)?.traders ?? null,
        };
      }),
    );
    return nestedList(rows, page, per_page);
  },

  async otcQuotes({ page, per_page }, { sources }) {
    return nestedList(await otcRows(sources), page, per_page);
  },

  async otcHistory(_params, { sources }) {
    const now = sources.clock.now();
    const days = Array.from({ length: OTC_DAYS }, (_, i) => utcMidnight(now) - (OTC_DAYS - 1 - i) * DAY);
    const known = await tetherDays(sources, [...days, now]);
    return ok(known.map(({ time, otcPrice: cny, cnyPerUsd: rate }) => ({ time, cny, rate })));
  },

  async exchangeHistory({ code }, { sources }) {
    const rows = await volumeHistory(requireExchange(code).code, sources, HISTORY_DAYS);
    const known = rows.filter(({ spot, futures }) => spot !== null || futures !== null);
    return ok(known.map(({ time, spot, futures }) => ({ time, spot, futures })));
  },
} satisfies Handlers<
  'exchangeGrades' | 'futuresVenues' | 'dexes' | 'otcQuotes' | 'otcHistory' | 'exchangeHistory'
>;

/** The desks that quote yuan; their mean is the OTC price of the whole site. */
async function otcRows(sources: Sources) {
  const { cny: official } = await ratesNow(sources);
  const quotes = await requirePort(sources, 'otc').desks();
  return quotes.flatMap(({ exchange: code, middle, buy, sell, merchants }) => {
    const exchange = findExchange(code);
    if (!exchange) return [];
    const desk = OTC_DESKS[code];
    return [
      {
        ...exchangeHead(exchange),
        buyCny: buy,
        sellCny: sell,
        premium: (middle / official - 1) * 100,
        payments: [...(desk?.payments ?? [])],
        minCny: desk?.min ?? 100,
        maxCny: desk?.max ?? 500_000,
        merchantCount: merchants,
      },
    ];
  });
}
