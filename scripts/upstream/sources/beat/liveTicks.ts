import type { Tick, TicksPort } from '@coinmirror/handlers/ports/ticks.ts';
import { BEAT } from '@coinmirror/shared/constants/timings.ts';
import { everySecond, secondOf } from '@coinmirror/shared/time/seconds.ts';
import type { MarketBeat, VenuePair } from './marketBeat.ts';
import type { MarketLoop } from './marketLoop.ts';
import { pairTick } from './pairTick.ts';

/** A move within one beat (a fraction) that is a bad print rather than the market's. */
const MOST = 0.03;
/** Quotes whose pairs move as their coin does in dollars. */
const DOLLARS: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD', 'FDUSD']);

/**
 * Makes ticks between beats: from a beat on a coin moves as its busiest pair that is heard of moves, in parts of what it
 * was at the beat, so that the tick of a beat is the price of its lists. Without a socket there are the beats alone.
 */
export function createLiveTicks(loop: MarketLoop, now: () => number) {
  /** Last prices of the socket by the venue's own name, and the same at the last beat. */
  const last = new Map<string, number>();
  let atBeat: ReadonlyMap<string, number> = new Map();

  loop.onBeat(() => {
    atBeat = new Map(last);
  });

  /** What a pair has moved by since the beat; 1 where it is not heard of, or says what cannot be. */
  function moveOf({ venue, ticker }: VenuePair): number {
    const [from, to] = [atBeat.get(ticker.symbol), last.get(ticker.symbol)];
    if (venue !== 'binance' || from === undefined || to === undefined) return 1;
    const move = to / from;
    return Math.abs(move - 1) > MOST ? 1 : move;
  }

  function tickOf(market: MarketBeat, code: string, time: number): Tick | null {
    const pair = market.pairs.get(code);
    if (pair) return moved(pairTick(market, pair), moveOf(pair), time);
    const coin = market.coinOf.get(code);
    if (!coin) return null;
    const { price, change24h, changeUtc8, changeUtc0, volume24h } = coin;
    const tick = { code, time: market.at, price, change24h, changeUtc8, changeUtc0, volume24h };
    const lead = market.pairsOf
      .get(code)
      ?.find(({ venue, quote }) => venue === 'binance' && DOLLARS.has(quote));
    return moved(tick, lead ? moveOf(lead) : 1, time);
  }

  const subscribe: TicksPort['subscribe'] = (codes, onTicks) => {
    const told = new Map<string, number>();
    const tell = (market: MarketBeat, time: number, isBeat: boolean) => {
      const ticks = codes.flatMap((code) => {
        const tick = tickOf(market, code, time);
        if (!tick || (!isBeat && told.get(code) === tick.price)) return [];
        told.set(code, tick.price);
        return [tick];
      });
      if (ticks.length > 0) onTicks(ticks);
    };
    const stopBeats = loop.onBeat((market) => tell(market, market.at, true));
    const stopSeconds = everySecond(now, () => {
      const market = loop.latest();
      const second = secondOf(now());
      // A beat tells itself, and a market that stands still does not move.
      if (market && second % BEAT !== 0 && second - market.at < BEAT) tell(market, second, false);
    });
    return () => {
      stopBeats();
      stopSeconds();
    };
  };

  return {
    subscribe,
    /** Takes in what a socket of Binance tells. */
    hear(prices: ReadonlyMap<string, number>): void {
      for (const [symbol, price] of prices) last.set(symbol, price);
    },
  };
}

export type LiveTicks = ReturnType<typeof createLiveTicks>;

/** A tick whose price has moved by a factor since the beat, and its changes with it. */
function moved(tick: Tick | null, move: number, time: number): Tick | null {
  if (tick === null || move === 1) return tick;
  const change = (percent: number | null) =>
    percent === null ? null : ((1 + percent / 100) * move - 1) * 100;
  return {
    ...tick,
    time,
    price: tick.price * move,
    change24h: change(tick.change24h),
    changeUtc8: change(tick.changeUtc8),
    changeUtc0: change(tick.changeUtc0),
  };
}
