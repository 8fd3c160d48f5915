import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { everySecond, secondOf } from '@coinmirror/shared/time/seconds.ts';
import type { Tick, TicksPort } from '../../ports/ticks.ts';
import type { LastPrices } from './lastPrices.ts';
import type { MarketLoop } from './marketLoop.ts';
import type { MarketSnapshot, VenuePair } from './marketSnapshot.ts';
import { pairTick } from './pairTick.ts';

/** Quotes whose pairs move as their coin does in dollars. */
export const DOLLARS: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD', 'FDUSD']);
/** ms: a pair that has traded within them leads its coin. */
const LIVELY = 2 * CYCLE;

/**
 * Makes ticks between cycles. A pair ticks as its last trade that is heard of. A coin moves from a cycle on as its busiest
 * pair that is heard of moves, in parts of what it was at the cycle: whichever venue that is, the tick of a cycle is the
 * price of its lists, and no tick is further from it than a bad print would be. Without a socket there are the cycles alone.
 */
export function createLiveTicks(loop: MarketLoop, prices: LastPrices, now: () => number) {
  const watched = new Map<string, number>();
  /** By coin, for one cycle: two pairs in turn would have it jump between them. */
  let leads: ReadonlyMap<string, VenuePair> = new Map();

  loop.onCycle((market) => {
    prices.forget();
    leads = new Map(
      [...market.pairsOf].flatMap(([code, pairs]) => {
        const lead = pairs.find((pair) => DOLLARS.has(pair.quote) && prices.isHeard(pair, LIVELY));
        return lead ? [[code, lead] as const] : [];
      }),
    );
  });

  /** What a pair has moved by since the cycle; 1 where it is not heard of, or says what cannot be. */
  function moveOf(pair: VenuePair): number {
    const heard = prices.newerThan(pair);
    return heard === null ? 1 : heard.price / pair.ticker.last;
  }

  /** A pair at its last trade, to the last digit: its tape says the same. */
  function pairNow(market: MarketSnapshot, pair: VenuePair, time: number): Tick | null {
    const heard = prices.newerThan(pair);
    if (heard === null) return pairTick(market, pair);
    const tick = pairTick(market, { ...pair, ticker: { ...pair.ticker, last: heard.price } });
    return tick && { ...tick, time };
  }

  function tickOf(market: MarketSnapshot, code: string, time: number): Tick | null {
    const pair = market.pairs.get(code);
    if (pair) return pairNow(market, pair, time);
    const coin = market.coinOf.get(code);
    if (!coin) return null;
    const { price, change24h, changeUtc8, changeUtc0, volume24h } = coin;
    const tick = { code, time: market.at, price, change24h, changeUtc8, changeUtc0, volume24h };
    const lead = leads.get(code);
    return lead ? moved(tick, moveOf(lead), time) : tick;
  }

  function watch(codes: readonly string[], by: number): void {
    for (const code of codes) {
      const count = (watched.get(code) ?? 0) + by;
      if (count > 0) watched.set(code, count);
      else watched.delete(code);
    }
  }

  const subscribe: TicksPort['subscribe'] = (codes, onTicks) => {
    const reported = new Map<string, number>();
    const notify = (market: MarketSnapshot, time: number, isCycle: boolean, some = codes) => {
      const ticks = some.flatMap((code) => {
        const tick = tickOf(market, code, time);
        if (!tick || (!isCycle && reported.get(code) === tick.price)) return [];
        reported.set(code, tick.price);
        return [tick];
      });
      if (ticks.length > 0) onTicks(ticks);
    };
    watch(codes, 1);
    const stopCycles = loop.onCycle((market) => notify(market, market.at, true));
    const stopSeconds = everySecond(now, () => {
      const market = loop.latest();
      const second = secondOf(now());
      // A cycle tells itself, and a market that stands still does not move.
      if (market && second % CYCLE !== 0 && second - market.at < CYCLE) notify(market, second, false);
    });
    // Whoever reads the tape sees its price above it at once.
    const stopTape = prices.onTape((venue, symbol) => {
      const market = loop.latest();
      const second = secondOf(now());
      if (market === null || second - market.at >= CYCLE) return;
      const own = codes.filter((code) => {
        const pair = market.pairs.get(code);
        return pair?.venue === venue && pair.ticker.symbol === symbol;
      });
      notify(market, second, false, own);
    });
    return () => {
      watch(codes, -1);
      stopCycles();
      stopSeconds();
      stopTape();
    };
  };

  return {
    subscribe,
    /** Codes of coins and pairs that somebody looks at. */
    watched: (): Iterable<string> => watched.keys(),
  };
}

export type LiveTicks = ReturnType<typeof createLiveTicks>;

/** A tick whose price has moved by a factor since the cycle, and its changes with it. */
function moved(tick: Tick, move: number, time: number): Tick {
  if (move === 1) return tick;
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
