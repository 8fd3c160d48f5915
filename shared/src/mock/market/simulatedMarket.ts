import { coinCatalogue, isListed } from '../catalogue/coinCatalogue.ts';
import type { CoinSnapshot, MarketSource, Tick } from '../source.ts';
import { candlesOf } from './candles.ts';
import { bookKey, orderBookAt } from './orderBook.ts';
import { createPaths } from './paths.ts';
import { priceOf } from './price.ts';
import { createSnapshots, type RanklessSnapshot } from './snapshot.ts';
import { createTickStream } from './ticks.ts';
import { tradesBefore } from './trades.ts';

export interface SimulationOptions {
  /** The same seed is the same market. */
  readonly seed: number;
  /** The market's clock, epoch ms. */
  readonly now: () => number;
}

/** A market whose every figure is a pure function of the seed and the time. Nothing runs until it is asked. */
export function createSimulatedMarket({ seed, now }: SimulationOptions): MarketSource {
  const paths = createPaths(seed);
  const makers = new Map<string, (time: number) => RanklessSnapshot>();

  function snapshotOf(code: string, time: number): RanklessSnapshot | null {
    const path = paths.coin(code);
    const coin = coinsByCode.get(code);
    if (!path || !coin || !isListed(coin, time)) return null;
    let maker = makers.get(code);
    if (!maker) {
      maker = createSnapshots(coin, path);
      makers.set(code, maker);
    }
    return maker(time);
  }

  function tickOf(code: string): Tick | null {
    const time = now();
    const snapshot = snapshotOf(code, time);
    if (!snapshot) return null;
    const { price, change24h, changeUtc8, changeUtc0, volume24h } = snapshot;
    return { code, time, price, change24h, changeUtc8, changeUtc0, volume24h };
  }

  return {
    kind: 'simulated',
    now,
    async coins() {
      const time = now();
      return ranked(coinCatalogue.flatMap(({ code }) => snapshotOf(code, time) ?? []));
    },
    async candles(query) {
      const path = paths.coin(query.code);
      return path ? candlesOf(path, query, now()) : [];
    },
    async orderBook(tickerId, depth) {
      const code = codeOfTicker(tickerId);
      const path = code === null ? null : paths.coin(code);
      if (!path || now() < path.start) return null;
      const price = priceOf(path.levelAt(now()));
      const { usd } = path.range(Math.max(now() - 86_400_000, path.start), now());
      return orderBookAt({ key: bookKey(tickerId, seed), price, volume24h: usd }, depth, now());
    },
    async trades(tickerId, limit) {
      const code = codeOfTicker(tickerId);
      const path = code === null ? null : paths.coin(code);
      return path && now() >= path.start ? tradesBefore(path, bookKey(tickerId, seed), now(), limit, 1) : [];
    },
    subscribe: createTickStream(tickOf),
  };
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
/** Largest first, so that a shared symbol means the largest coin. */
const codesBySymbol = new Map(
  coinCatalogue.toReversed().map((coin) => [coin.symbol.toLowerCase(), coin.code]),
);

/** `binance_btc_usdt`, `okx_swap_btc_usdt` or a coin's code → the coin's code, null when unknown. */
function codeOfTicker(tickerId: string): string | null {
  const id = tickerId.toLowerCase();
  if (coinsByCode.has(id)) return id;
  const symbol = id.split('_').at(-2);
  return symbol === undefined ? null : (codesBySymbol.get(symbol) ?? null);
}

/** Ranks by market value, largest first; coins without one come last. */
function ranked(snapshots: readonly RanklessSnapshot[]): readonly CoinSnapshot[] {
  const sorted = snapshots.toSorted((a, b) => (b.marketCap ?? -1) - (a.marketCap ?? -1));
  return sorted.map((snapshot, i) => ({ ...snapshot, rank: snapshot.marketCap === null ? null : i + 1 }));
}
