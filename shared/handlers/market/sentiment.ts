import {
  FEAR_GREED_WARMUP,
  fearGreedBand,
  fearGreedSeries,
} from '@coinmirror/shared/indicators/fearGreed.ts';
import { coinsNow, rankedCoins } from '../coin/book.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { dailyCandles } from '../indicators/dailyCandles.ts';
import type { Sources } from '../ports/sources.ts';
import { marketTotals } from '../totals.ts';

/** Days of history returned. */
const HISTORY_DAYS = 365;
/** Coins in the market value pie; the rest is 其他. */
const NAMED_SHARES = 8;

export const sentimentHandlers = {
  async fearGreed(_params, { sources }) {
    const days = await fearGreedDays(sources);
    const ago = (count: number) => days[Math.max(0, days.length - 1 - count)] ?? { index: 50, time: 0 };
    const at = (count: number) => ago(count).index;
    return ok({
      now: at(0),
      now_desc: fearGreedBand(at(0)),
      yesterday: at(1),
      yesterday_desc: fearGreedBand(at(1)),
      lastweek: at(7),
      lastweek_desc: fearGreedBand(at(7)),
      lastmonth: at(30),
      lastmonth_desc: fearGreedBand(at(30)),
      issuetime: ago(0).time / 1000,
      sulks: days
        .map((day) => ({
          issuetime: day.time / 1000,
          sulkindex: day.index,
          sulkindex_desc: fearGreedBand(day.index),
        }))
        .reverse(),
    });
  },

  /** Fearful investors stay out or bet on a fall, so the shares follow the index. */
  async voteStats(_params, { sources }) {
    const days = await fearGreedDays(sources);
    const lean = days.at(-1)?.index ?? 50;
    const bullish = round1(24 + lean * 0.42);
    const bearish = round1(14 + (100 - lean) * 0.34);
    return ok({
      items: [{ ratio: bullish }, { ratio: round1(100 - bullish - bearish) }, { ratio: bearish }],
    });
  },

  async coinAccounting(_params, { sources }) {
    const coins = rankedCoins(await coinsNow(sources));
    const total = marketTotals(coins).marketCap;
    const named = coins.slice(0, NAMED_SHARES).map(({ facts, now }) => ({
      symbol: facts.symbol,
      code: facts.code,
      percentage: total > 0 ? ((now.marketCap ?? 0) / total) * 100 : 0,
    }));
    const rest = 100 - named.reduce((sum, share) => sum + share.percentage, 0);
    return ok([...named, { symbol: '其他', code: '', percentage: Math.max(0, rest) }]);
  },
} satisfies Handlers<'fearGreed' | 'voteStats' | 'coinAccounting'>;

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

interface MoodOfDay {
  readonly time: number;
  readonly index: number;
}

/** The index of the last days, oldest first; the last day is still open. */
async function fearGreedDays(sources: Sources): Promise<readonly MoodOfDay[]> {
  const candles = (await dailyCandles(sources, 'bitcoin')).slice(-(HISTORY_DAYS + FEAR_GREED_WARMUP - 1));
  return fearGreedSeries(candles).flatMap(({ time, value }) =>
    value === null ? [] : [{ time, index: value }],
  );
}
