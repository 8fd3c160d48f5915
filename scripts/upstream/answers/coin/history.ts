import { readWireTime } from '@coinmirror/shared/contract/wireTime.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { BEIJING, DAY } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { cut, ok, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { dailyCandles } from '../series/dailyCandles.ts';
import { rankPoints } from './rankHistory.ts';

const MONTHS = 12;
/** Coins whose days are put together for a cycle. */
const MOST_COINS = 8;

/** All days of a coin and what is reported on its years, once a cycle, whichever part of them callers ask for. */
const historyIndexOf = memoize(
  eachCycle,
  async (sources, code: string) => {
    const every = await dailyCandles(sources, code);
    return { every, years: yearsOf(every) };
  },
  MOST_COINS,
);

export const coinHistoryHandlers = {
  async coinHistory({ coincode, begintime, endtime, page, per_page }, { sources }) {
    const coin = await requireCoin(sources, coincode);
    const circulatingSupply = coin.now.circulatingSupply;
    const last =
      endtime === ''
        ? sources.clock.now()
        : Math.min((readWireTime(endtime) ?? 0) + DAY, sources.clock.now());
    const first = begintime === '' ? 0 : (readWireTime(begintime) ?? 0);
    const { every, years } = await historyIndexOf(sources, coincode);
    const days = every.filter(({ time }) => time >= first && time < last);
    const isPair = (await sources.candles.countedPair(coincode)) !== null;
    return ok({
      days: cut(days.toReversed(), page, per_page).map((day) => dayOf(day, circulatingSupply, isPair)),
      years,
      range: {
        high: days.length === 0 ? null : Math.max(...days.map(({ high }) => high)),
        low: days.length === 0 ? null : Math.min(...days.map(({ low }) => low)),
        change: changeOver(days),
        firstDay: beijingMidnight(coin.facts.launchedAt),
      },
      total: days.length,
      pageCount: pageCount(days.length, per_page),
      page,
    });
  },

  async coinRankHistory({ code }, { sources }) {
    const coin = await requireCoin(sources, code);
    // Pairs are kept of few coins: a rank among those is none in the market.
    if (await sources.candles.countedPair(code)) throw new NotConnectedError('candles');
    const points = coin.now.rank === null ? [] : await rankPoints(coin, sources);
    return ok(points);
  },
} satisfies Handlers<'coinHistory' | 'coinRankHistory'>;

function dayOf(
  { time, open, high, low, close, volume, turnover }: Candle,
  circulatingSupply: number | null,
  isPair: boolean,
) {
  const marketCap = circulatingSupply === null ? null : close * circulatingSupply;
  return {
    time,
    open,
    high,
    low,
    close,
    volumeCoins: volume,
    volume: turnover,
    marketCap,
    // Of one pair's volume it would be the pair's share, and not the coin's turnover.
    turnoverRate: marketCap && !isPair ? (turnover / marketCap) * 100 : null,
    change: (close / open - 1) * 100,
  };
}

function changeOver(days: readonly Candle[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? (last.close / first.open - 1) * 100 : null;
}

/**
 * Highest price and change of each month, and the change of each year, newest year first; null before the coin's start,
 * and for future months. A change is from the last close before; the first one from the first open.
 */
function yearsOf(days: readonly Candle[]) {
  const years = new Map<number, YearDraft>();
  let before = days[0]?.open ?? 0;
  for (const { time, high, close } of days) {
    const date = new Date(time + BEIJING);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const own = years.get(year) ?? {
      start: before,
      starts: noMonths(),
      highs: noMonths(),
      changes: noMonths(),
      change: 0,
    };
    const start = own.starts[month] ?? before;
    own.starts[month] = start;
    own.highs[month] = Math.max(own.highs[month] ?? high, high);
    own.changes[month] = (close / start - 1) * 100;
    own.change = (close / own.start - 1) * 100;
    years.set(year, own);
    before = close;
  }
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, { highs, changes, change }]) => ({ year, highs, changes, change }));
}

/** A year while its days are read. */
interface YearDraft {
  /** The last close before the year, and before each of its months. */
  readonly start: number;
  readonly starts: (number | null)[];
  readonly highs: (number | null)[];
  readonly changes: (number | null)[];
  change: number;
}

function noMonths(): (number | null)[] {
  return Array.from({ length: MONTHS }, () => null);
}
