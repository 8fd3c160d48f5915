import { fearGreedBand } from '@coinmirror/shared/indicators/fearGreed.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';
import { marketTotals } from '../indexes/marketTotals.ts';
import { fearGreedDays } from '../series/fearGreedDays.ts';

/** Coins in the market value pie; the rest is 其他. */
const NAMED_SHARES = 8;

export const sentimentHandlers = {
  async fearGreed(_params, { sources }) {
    const days = await fearGreedDays(sources);
    const last = days.at(-1);
    if (!last) throw new NotConnectedError('sentiment');
    const on = (count: number) => days.find(({ time }) => time === last.time - count * DAY)?.index ?? null;
    const mood = (value: number | null) => ({ value, label: value === null ? '' : fearGreedBand(value) });
    return ok({
      now: mood(last.index),
      yesterday: mood(on(1)),
      lastWeek: mood(on(7)),
      lastMonth: mood(on(30)),
      updatedAt: last.time,
      history: days.map(({ time, index }) => ({ time, value: index, label: fearGreedBand(index) })).reverse(),
    });
  },

  /** Fearful investors stay out or bet on a fall, so the shares follow the index. */
  async voteStats(_params, { sources }) {
    // Investors of a real market are asked by nobody whose answers are free.
    if (sources.coins.provenance.kind !== 'simulated') throw new NotConnectedError('sentiment');
    const days = await fearGreedDays(sources);
    const lean = days.at(-1)?.index ?? 50;
    const bullish = round1(24 + lean * 0.42);
    const bearish = round1(14 + (100 - lean) * 0.34);
    return ok({ items: { bullish, neutral: round1(100 - bullish - bearish), bearish } });
  },

  async coinAccounting(_params, { sources }) {
    const coins = rankedCoins(await coinsNow(sources));
    const total = marketTotals(coins).marketCap;
    const named = coins.slice(0, NAMED_SHARES).map(({ facts, now }) => ({
      symbol: facts.symbol,
      code: facts.code,
      share: total > 0 ? ((now.marketCap ?? 0) / total) * 100 : 0,
    }));
    const rest = 100 - named.reduce((sum, { share }) => sum + share, 0);
    return ok([...named, { symbol: '其他', code: '', share: Math.max(0, rest) }]);
  },
} satisfies Handlers<'fearGreed' | 'voteStats' | 'coinAccounting'>;

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
