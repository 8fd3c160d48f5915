import type { coinHistoryEndpoints } from '@coinmirror/shared/contract/coin/history.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { readWireTime } from '@coinmirror/shared/contract/wireTime.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { BEIJING, DAY } from '@coinmirror/shared/time/units.ts';
import { cut, ok, pageCount } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import type { Candle } from '../ports/candles.ts';
import type { Sources } from '../ports/sources.ts';
import { NotConnectedError } from '../sources/requirePort.ts';
import { rankPoints } from './rankHistory.ts';
import { requireCoin } from './requireCoin.ts';

type Wire = WireOf<typeof coinHistoryEndpoints.coinHistory>['data'];

const DAY_MINUTES = 1440;
const MONTH_MINUTES = 43_200;
/** More days than any coin's history has. */
const EVERY_DAY = 10_000;
const MONTHS = 12;

export const coinHistoryHandlers = {
  async coinHistory({ coincode, begintime, endtime, page, per_page }, { sources }) {
    const coin = await requireCoin(sources, coincode);
    const circulatingSupply = coin.now.circulatingSupply;
    const last =
      endtime === ''
        ? sources.clock.now()
        : Math.min((readWireTime(endtime) ?? 0) + DAY, sources.clock.now());
    const first = begintime === '' ? 0 : (readWireTime(begintime) ?? 0);
    const every = await sources.candles.list({
      code: coincode,
      periodMinutes: DAY_MINUTES,
      end: last,
      limit: EVERY_DAY,
    });
    const days = every.filter(({ time }) => time >= first);
    const isPair = (await sources.candles.countedPair(coincode)) !== null;
    return ok<Wire>({
      list: cut(days.toReversed(), page, per_page).map((day) => dayWire(day, circulatingSupply, isPair)),
      highpricekline: await yearsOf(coincode, sources),
      data: {
        high: days.length === 0 ? null : Math.max(...days.map(({ high }) => high)),
        low: days.length === 0 ? null : Math.min(...days.map(({ low }) => low)),
        changerate: changeOver(days),
        firsttime: beijingMidnight(coin.facts.launchedAt),
      },
      total_count: days.length,
      total_pages: pageCount(days.length, per_page),
      page,
    });
  },

  async coinRankHistory({ code }, { sources }) {
    const coin = await requireCoin(sources, code);
    // Pairs are kept of few coins: a rank among those is none in the market.
    if (await sources.candles.countedPair(code)) throw new NotConnectedError('candles');
    const points = coin.now.rank === null ? [] : await rankPoints(coin, sources);
    return ok(points.map(({ time, rank }) => ({ ticker_time: time, rank_no: rank })));
  },
} satisfies Handlers<'coinHistory' | 'coinRankHistory'>;

function dayWire(
  { time, open, high, low, close, volume, turnover }: Candle,
  circulatingSupply: number | null,
  isPair: boolean,
) {
  const marketcap = circulatingSupply === null ? null : close * circulatingSupply;
  return {
    tickertime: time,
    openprice: open,
    high,
    low,
    closeprice: close,
    vol: volume,
    amount: turnover,
    marketcap,
    // Of one pair's volume it would be the pair's share, and not the coin's turnover.
    turnoverrate: marketcap && !isPair ? (turnover / marketcap) * 100 : null,
    changerate: (close / open - 1) * 100,
  };
}

function changeOver(days: readonly Candle[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? (last.close / first.open - 1) * 100 : null;
}

/** Highest price of each month, newest year first; null before the coin's start, and for future months. */
async function yearsOf(code: string, sources: Sources): Promise<Wire['highpricekline']> {
  const months = await sources.candles.list({
    code,
    periodMinutes: MONTH_MINUTES,
    end: sources.clock.now(),
    limit: EVERY_DAY,
  });
  const byYear = Map.groupBy(months, ({ time }) => new Date(time + BEIJING).getUTCFullYear());
  return [...byYear]
    .sort(([a], [b]) => b - a)
    .map(([year, candles]) => {
      const highs = new Map(candles.map(({ time, high }) => [new Date(time + BEIJING).getUTCMonth(), high]));
      return { year, list: Array.from({ length: MONTHS }, (_, month) => highs.get(month) ?? null) };
    });
}
