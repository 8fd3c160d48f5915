import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Known } from '../client/sourceClient.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { createLastPrices } from '../market/lastPrices.ts';
import type { MarketSnapshot, VenuePair } from '../market/marketSnapshot.ts';
import { failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { openMarketStore } from '../store/marketStore.ts';
import type { SourceName } from '../table/sourceTable.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

export interface StubWorldOptions {
  /** Epoch ms; a function for a clock that moves. The market's cycle is that of the beginning. */
  readonly now: number | (() => number);
  /**
   * Raw bodies by `<SOURCE> <path and query>`, or by `<SOURCE> <path>` for any query, or what makes one from path and
   * query; a missing one was never answered.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** When the answers were given; now unless it is reported. */
  readonly answeredAt?: number;
  readonly coins?: readonly CoinSnapshot[];
  readonly pairs?: readonly VenuePair[];
  readonly rates?: Readonly<Record<string, number>>;
}

/** A world for the test of one port: sources that answer recorded bodies, and a market in one cycle. */
export function createStubWorld(
  options: StubWorldOptions,
): PublicWorld & { readonly asked: readonly string[] } {
  const { answers = {}, coins = [], pairs = [], rates = { USD: 1 } } = options;
  const clock = options.now;
  const now = typeof clock === 'function' ? clock : () => clock;
  const asked: string[] = [];

  function latest<Value>(source: SourceName, { path, decode }: Question<Value>): Known<Value> {
    const found = answers[`${source} ${path}`] ?? answers[`${source} ${path.split('?')[0]}`];
    const raw: unknown = typeof found === 'function' ? found(path) : found;
    const value =
      raw === undefined
        ? null
        : decode.read(Buffer.from(typeof raw === 'string' ? raw : JSON.stringify(raw)));
    return value === null
      ? { kind: 'nothing', why: failure('status', 'not answered', { status: 404 }) }
      : { kind: 'fresh', value, at: options.answeredAt ?? now() };
  }

  const reader: SourceReader = {
    now,
    skew: () => 0,
    latest,
    async read(source, question) {
      asked.push(`${source} ${question.path}`);
      return latest(source, question);
    },
  };
  const market: MarketSnapshot = {
    at: now(),
    coins,
    coinOf: new Map(coins.map((coin) => [coin.code, coin])),
    decisions: new Map(),
    otherCoins: () => new Map(),
    rates: new Map(Object.entries(rates)),
    pairs: new Map(pairs.map((pair) => [pair.tickerId, pair])),
    pairsOf: Map.groupBy(pairs, ({ coinCode }) => coinCode),
  };
  return {
    reader,
    asked,
    market: async () => market,
    coinOf: createCoinOf(realCoins),
    store: openMarketStore({ dataDir: null, now }),
    lastPrices: createLastPrices(now),
  };
}
