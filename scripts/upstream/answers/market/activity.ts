import type { ActivityKind } from '@coinmirror/shared/contract/activity.ts';
import type { Candle } from '../../ports/candles.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Trade } from '../../ports/trades.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { flatList, ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { marketTrend } from '../indexes/marketTrend.ts';
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';

const MINUTE = 60_000;
const WINDOW_MINUTES = 5;
const WINDOWS_A_DAY = 288;
/** Only actively traded coins are tracked, the busiest first. */
const WATCHED = 150;
/** Ratio from which volume is unusual. */
const LIVELY = 1.8;
/** A trade is large at this multiple of the mean of its neighbours, and at this value in USD. */
const LARGE_TIMES = 3;
const LARGE_USD = 10_000;
const TRADES_READ = 100;

/** A price extreme and its time. */
interface Mark {
  readonly price: number;
  /** The end of its minute; for the current minute, now. */
  readonly time: number;
}

/** The last minutes of a coin. */
interface Minutes {
  /** Of what its candles count, to the mean of the day. */
  readonly ratio: number;
  readonly change: number;
  /** USD; null where its candles count one pair alone. */
  readonly turnover: number | null;
  readonly high: Mark;
  readonly low: Mark;
}

async function lastMinutes(sources: Sources, { facts, now }: Coin): Promise<Minutes | null> {
  const [candles, pair] = await Promise.all([
    sources.candles.list({
      code: facts.code,
      periodMinutes: 1,
      end: sources.clock.now(),
      limit: WINDOW_MINUTES + 1,
    }),
    sources.candles.countedPair(facts.code),
  ]);
  const [first] = candles;
  const ofDay = pair === null ? now.volume24h : (pair.turnover24h ?? 0);
  if (!first || ofDay <= 0) return null;
  const closed = candles.filter(({ time }) => time + MINUTE <= sources.clock.now()).slice(-WINDOW_MINUTES);
  const turnover = closed.reduce((total, candle) => total + candle.turnover, 0);
  const marks = (priceOf: (candle: Candle) => number): readonly Mark[] =>
    candles.map((candle) => ({
      price: priceOf(candle),
      time: Math.min(candle.time + MINUTE, sources.clock.now()),
    }));
  return {
    ratio: turnover / (ofDay / WINDOWS_A_DAY),
    change: (now.price / first.open - 1) * 100,
    turnover: pair === null ? turnover : null,
    high: marks(({ high }) => high).reduce((best, mark) => (mark.price >= best.price ? mark : best)),
    low: marks(({ low }) => low).reduce((best, mark) => (mark.price <= best.price ? mark : best)),
  };
}

/** The largest trade of the last minutes, if it is unusual. */
async function largeTrade(sources: Sources, code: string): Promise<Trade | null> {
  const trades = await requirePort(sources, 'trades').latest(code, TRADES_READ);
  const worth = ({ price, size }: Trade) => price * size;
  const mean = trades.reduce((total, trade) => total + worth(trade), 0) / Math.max(1, trades.length);
  const recent = trades.filter(({ time }) => time > sources.clock.now() - WINDOW_MINUTES * MINUTE);
  const [largest] = recent.toSorted((a, b) => worth(b) - worth(a));
  return largest && worth(largest) >= Math.max(LARGE_USD, mean * LARGE_TIMES) ? largest : null;
}

interface Signal {
  readonly kind: ActivityKind;
  readonly time: number;
  readonly trade?: Trade;
}

/** Reasons, rarest first. */
const RARITY: readonly ActivityKind[] = ['high', 'low', 'trade', 'volume'];

/** The unusual activity of a coin right now; mostly none. */
async function signalsOf(sources: Sources, coin: Coin, minutes: Minutes): Promise<Signal[]> {
  const signals: Signal[] = [];
  if (minutes.ratio >= LIVELY) signals.push({ kind: 'volume', time: sources.clock.now() });
  const { high24h, low24h } = coin.now;
  if (high24h !== null && minutes.high.price >= high24h)
    signals.push({ kind: 'high', time: minutes.high.time });
  if (low24h !== null && minutes.low.price <= low24h) signals.push({ kind: 'low', time: minutes.low.time });
  const trade = await largeTrade(sources, coin.facts.code);
  if (trade) signals.push({ kind: 'trade', time: trade.time, trade });
  return signals;
}

export const activityHandlers = {
  async marketTrend({ days }, { sources }) {
    return ok(await marketTrend(sources, days));
  },

  /** Sorted by volume relative to the usual, highest first. */
  async activeCoins({ page, pagesize, type }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const watched = rankedCoins(await coinsNow(sources))
      .toSorted((a, b) => b.now.volume24h - a.now.volume24h)
      .slice(0, WATCHED);
    const found = await Promise.all(
      watched.map(async (coin) => {
        const minutes = await lastMinutes(sources, coin);
        if (!minutes) return [];
        const signals = await signalsOf(sources, coin, minutes);
        // One row per coin, with its rarest reason; a filter selects its own reason.
        return signals
          .filter(({ kind }) => type === 'all' || kind === type)
          .toSorted((a, b) => RARITY.indexOf(a.kind) - RARITY.indexOf(b.kind))
          .slice(0, 1)
          .map(({ kind, time, trade }) => ({
            ...headOfCoin(coin),
            ...quoteOf(coin, rate),
            rank: coin.now.rank,
            kind,
            time,
            volumeRatio: minutes.ratio,
            change5m: minutes.change,
            volume5m: minutes.turnover,
            tradeValue: trade ? trade.price * trade.size : null,
            tradeSide: trade?.side ?? null,
            volume24h: coin.now.volume24h,
          }));
      }),
    );
    const rows = found.flat().toSorted((a, b) => b.volumeRatio - a.volumeRatio);
    return flatList(rows, page, pagesize);
  },
} satisfies Handlers<'marketTrend' | 'activeCoins'>;
