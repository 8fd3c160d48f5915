import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { cycleOf } from '@coinmirror/shared/time/cycle.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { secondOf } from '@coinmirror/shared/time/seconds.ts';
import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';
import type { Ticker } from '../../catalogue/tickers.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { DepthShape } from '../../ports/pairs.ts';
import type { Tick } from '../../ports/ticks.ts';
import type { Path } from '../path/path.ts';
import { createPaths, type PathOf } from '../path/paths.ts';
import { priceOf } from '../path/price.ts';
import { tickerCandles, tickerTick } from '../tickers/tickerPrices.ts';
import { createTickers, type PricedTicker } from '../tickers/tickers.ts';
import { quoteValue } from '../tickers/tickerTerms.ts';
import { bestAway, depthSteps } from './deepBook.ts';
import { depthShape } from './depthShape.ts';
import { orderBookAt } from './orderBook.ts';
import { spotPairs } from './pairs.ts';
import { createSnapshots, type Snapshot } from './snapshot.ts';
import type { SimulatedMarket } from './source.ts';
import { createTickStream } from './ticks.ts';
import { tradesBefore } from './trades.ts';

export interface SimulationOptions {
  /** The same seed gives the same market. */
  readonly seed: number;
  /** The market's clock, epoch ms. Answers use whole cycles, ticks whole seconds. */
  readonly now: () => number;
}

/** A market whose figures are all pure functions of seed and time. Nothing is computed before it is read. */
export function createSimulatedMarket(options: SimulationOptions): SimulatedMarket {
  const pathOf = createPaths(options.seed);
  const tickers = createTickers(pathOf);
  const snapshotOf = createSnapshotOf(pathOf);
  /** All coins of the last cycle read: every answer within a cycle agrees. */
  let lastCoins: { readonly time: number; readonly coins: readonly CoinSnapshot[] } | null = null;
  const now = () => cycleOf(options.now());
  const bookKey = (tickerId: string) => keyOf(`book-${tickerId}`, options.seed);

  return {
    now,
    clock: options.now,
    async coins() {
      const time = now();
      if (lastCoins?.time !== time) {
        lastCoins = {
          time,
          coins: ranked(coinCatalogue.flatMap(({ code }) => snapshotOf(code, time) ?? [])),
        };
      }
      return lastCoins.coins;
    },
    coinAt: snapshotOf,
    async candles(query) {
      const priced = tickers(query.code);
      return priced ? tickerCandles(priced, query, now()) : [];
    },
    quoteUsd: (symbol, time) => quoteValue(symbol, pathOf, time),
    priceAt: (code, time) => pricesAt(pathOf(code), [time], now())[0] ?? null,
    prices: async (code, times) => pricesAt(pathOf(code), times, now()),
    async orderBook(id, depth, time = now()) {
      const priced = tickers(id);
      const price = priced?.price(time) ?? null;
      if (!priced || price === null) return null;
      const { ticker, terms } = priced;
      const quoteUsd = Math.exp(terms.path.levelAt(time)) / price;
      const steps = depthSteps(ticker.id, shapeOf(ticker, terms.path), time);
      return orderBookAt({ key: bookKey(ticker.id), price, quoteUsd, steps }, depth, time);
    },
    async trades(id, limit, time = now()) {
      const priced = tickers(id);
      if (!priced || time < priced.start) return [];
      const { ticker, terms, price, range } = priced;
      const market = { key: bookKey(ticker.id), path: terms.path, price, range, part: terms.part(time) };
      return tradesBefore({ ...market, away: bestAway(shapeOf(ticker, terms.path)) }, time, limit);
    },
    subscribe: createTickStream(options.now, (id) => tickOf(tickers(id), secondOf(options.now()))),
  };

  /** A listed pair's own depth; for other tickers the depth of the coin's whole volume. */
  function shapeOf({ id, coinCode, exchangeCode, contract }: Ticker, path: Path): DepthShape {
    const time = now();
    const coin = coinsByCode.get(coinCode);
    const snapshot = exchangeCode !== null && contract === null ? snapshotOf(coinCode, time) : null;
    const pairs = coin && snapshot ? spotPairs(coin, snapshot, time) : [];
    const { usd } = path.range(Math.max(dayAgo(time), path.start), time);
    return (
      pairs.find(({ tickerId }) => tickerId === id) ?? depthShape(bookKey(id), Math.max(usd, 2_000), time)
    );
  }
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

/** The snapshot of a coin at an instant; null for one that is unknown or not listed then. */
function createSnapshotOf(pathOf: PathOf): (code: string, time: number) => Snapshot | null {
  const makers = new Map<string, (time: number) => Snapshot>();
  return (code, time) => {
    const path = pathOf(code);
    const coin = coinsByCode.get(code);
    if (!path || !coin || !isListed(coin, time)) return null;
    const maker = makers.get(code) ?? createSnapshots(coin, path);
    makers.set(code, maker);
    return maker(time);
  };
}

/** A ticker's tick at a second; null unless its coin is listed then. */
function tickOf(priced: PricedTicker | null, time: number): Tick | null {
  const coin = priced && coinsByCode.get(priced.ticker.coinCode);
  return coin && isListed(coin, time) ? tickerTick(priced, time) : null;
}

/** Prices of a path at some instants; null before its start and after `now`. */
function pricesAt(path: Path | null, times: readonly number[], now: number): readonly (number | null)[] {
  return times.map((time) =>
    path && time >= path.start && time <= now ? priceOf(path.levelAt(time)) : null,
  );
}

/** Sorts coins by market value, largest first, and ranks them; coins without a market value come last. */
function ranked(snapshots: Snapshot[]): readonly CoinSnapshot[] {
  snapshots.sort((a, b) => (b.marketCap ?? -1) - (a.marketCap ?? -1));
  for (const [i, snapshot] of snapshots.entries()) snapshot.rank = snapshot.marketCap === null ? null : i + 1;
  return snapshots;
}
