import { exchangeCatalogue, RATING_WEIGHTS } from '../../catalogue/exchangeCatalogue.ts';
import { DEX_HOMES } from '../../content/exchange/dexes.ts';
import { OTC_DESKS } from '../../content/exchange/otc.ts';
import { cnyPerUsd, usdtPriceCny } from '../../market/economy.ts';
import { wander } from '../../market/wander.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { keyOf, uniform } from '../../random/hash.ts';
import { utcMidnight } from '../../time/midnight.ts';
import { DAY, HOUR } from '../../time/units.ts';
import { nestedList, ok } from '../envelopes.ts';
import { forcedByExchange, futuresBook } from '../futuresBook.ts';
import type { Handlers } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';
import { exchangeBook, requireExchange } from './activity.ts';
import { dexUsers } from './dexUsers.ts';
import { exchangeHeadWire } from './headWire.ts';
import { reserveOf } from './reserveBook.ts';
import { grades } from './standing.ts';
import { volumeHistory } from './volumeHistory.ts';

const HISTORY_DAYS = 366;
const OTC_DAYS = 365;

export const exchangeBoardHandlers = {
  async exchangeGrades({ page, per_page }, { sources }) {
    const rows = grades(sources.clock.now()).map(({ exchange, parts, change, rankChange }) => ({
      ...exchangeHeadWire(exchange),
      score_change: change,
      rank_change: rankChange,
      parts: parts.map((part) => ({ ...part, weight: RATING_WEIGHTS[part.key] })),
    }));
    return nestedList(rows, page, per_page);
  },

  async futuresVenues({ page, per_page }, { sources }) {
    const [book, futures] = await Promise.all([exchangeBook(sources), futuresBook(sources)]);
    const forced = forcedByExchange(futures);
    const venues = [...book.activities.values()].filter(({ contracts }) => contracts.length > 0);
    const total = sum(venues, ({ futuresVolume24h }) => futuresVolume24h);
    const rows = descending(venues, ({ futuresVolume24h }) => futuresVolume24h).map((venue) => {
      const bitcoin = venue.contracts.find(
        ({ coinCode, contract }) => coinCode === 'bitcoin' && contract === 'swap',
      );
      const { long, short } = forced.get(venue.exchange.code) ?? { long: 0, short: 0 };
      return {
        ...exchangeHeadWire(venue.exchange),
        futures_volumn: venue.futuresVolume24h,
        percent: (venue.futuresVolume24h / total) * 100,
        open_interest: venue.openInterest,
        futurenum: venue.contracts.length,
        btc_fundsrate: bitcoin?.fundingRate ?? null,
        fundshours: bitcoin?.fundingHours ?? null,
        liquidation: long + short,
        longpercent: long + short > 0 ? (long / (long + short)) * 100 : null,
      };
    });
    return nestedList(rows, page, per_page);
  },

  async dexes({ page, per_page }, { sources }) {
    const book = await exchangeBook(sources);
    const dexes = [...book.activities.values()].filter(({ exchange }) => exchange.kinds.includes('dex'));
    const total = sum(dexes, ({ spotVolume24h }) => spotVolume24h);
    const rows = await Promise.all(
      descending(dexes, ({ spotVolume24h }) => spotVolume24h).map(async (dex) => {
        const { exchange, spotVolume24h, futuresVolume24h, contracts, pairs } = dex;
        const week = (await volumeHistory(exchange.code, book, sources, 8)).slice(0, -1);
        const mean = week.length > 0 ? sum(week, ([, spot]) => spot) / week.length : 0;
        return {
          ...exchangeHeadWire(exchange),
          chains: [...(DEX_HOMES[exchange.code] ?? [])],
          volumn: spotVolume24h,
          change_week: mean > 0 ? (spotVolume24h / mean - 1) * 100 : null,
          percent: total > 0 ? (spotVolume24h / total) * 100 : 0,
          futures_volumn: contracts.length > 0 ? futuresVolume24h : null,
          tvl: await reserveOf(exchange, sources),
          pairnum: pairs.length,
          users: dexUsers(exchange.code, spotVolume24h, futuresVolume24h, book.time),
        };
      }),
    );
    return nestedList(rows, page, per_page);
  },

  async otcQuotes({ page, per_page }, { sources }) {
    return nestedList(otcRows(sources.clock.now()), page, per_page);
  },

  async otcHistory(_params, { sources }) {
    const now = sources.clock.now();
    const days = Array.from({ length: OTC_DAYS }, (_, i) => utcMidnight(now) - (OTC_DAYS - 1 - i) * DAY);
    const times = [...days, now];
    const [prices, rates] = await Promise.all([
      requirePort(sources, 'otc').tetherPrices(times),
      requirePort(sources, 'rates').at(times),
    ]);
    return ok(times.map((time, i): [number, number, number] => [time, prices[i] ?? 0, rates[i]?.cny ?? 0]));
  },

  async exchangeHistory({ code }, { sources }) {
    const book = await exchangeBook(sources);
    const rows = await volumeHistory(requireExchange(code).code, book, sources, HISTORY_DAYS);
    return ok(rows.map(([tickertime, volume, futures]) => ({ tickertime, volume, futures })));
  },
} satisfies Handlers<
  'exchangeGrades' | 'futuresVenues' | 'dexes' | 'otcQuotes' | 'otcHistory' | 'exchangeHistory'
>;

/** The desks that quote yuan: together they are the price that the whole site shows. */
function otcRows(time: number) {
  const desks = exchangeCatalogue.filter(({ code }) => OTC_DESKS[code] !== undefined);
  const strays = desks.map(({ code }) => 0.0016 * wander(keyOf(`otc-${code}`, 0), time, 3 * HOUR));
  const mean = sum(strays, (stray) => stray) / strays.length;
  return desks.map((exchange, i) => {
    const desk = OTC_DESKS[exchange.code];
    const middle = usdtPriceCny(time) * (1 + (strays[i] ?? 0) - mean);
    const half = 0.0008 + 0.0014 * uniform(keyOf(`otc-spread-${exchange.code}`, 0), 0);
    return {
      ...exchangeHeadWire(exchange),
      buy_cny: cents(middle * (1 + half)),
      sell_cny: cents(middle * (1 - half)),
      premium: (middle / cnyPerUsd(time) - 1) * 100,
      payments: [...(desk?.payments ?? [])],
      min_cny: desk?.min ?? 100,
      max_cny: desk?.max ?? 500_000,
      merchants: Math.round(
        (desk?.merchants ?? 100) * (1 + 0.1 * wander(keyOf(exchange.code, 1), time, DAY)),
      ),
    };
  });
}

function cents(value: number): number {
  return Math.round(value * 1000) / 1000;
}
