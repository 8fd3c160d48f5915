import { oncePerCycle } from '../../../mechanisms/oncePerCycle.ts';
import type { Candle } from '../../../ports/candles.ts';
import type { OrderBook } from '../../../ports/orderBooks.ts';
import type { Trade } from '../../../ports/trades.ts';
import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakePair, fakePairs } from './fakePairs.ts';
import { type FakeWorld, inTruth } from './fakeWorld.ts';
import { misleadingPairs } from './misleadingPairs.ts';

/** Candles that open within [from, to) (epoch ms): the newest `limit` of them. */
export interface FakeSpan {
  readonly minutes: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly limit: number;
  /** Where a day begins; at UTC midnight unless it is reported. */
  readonly dayBoundary?: 'utc0' | 'utc8';
}

/** A venue of the told market; pairs by its own names of them. */
export interface FakeVenue {
  /** The instant of its numbers, epoch ms. */
  now(): number;
  pairs(): Promise<ReadonlyMap<string, FakePair>>;
  /** Oldest first; undefined for a pair that it does not have. */
  candles(name: string, span: FakeSpan): Promise<readonly Candle[] | undefined>;
  book(name: string, depth: number): Promise<OrderBook | undefined>;
  /** Newest first. */
  trades(name: string, limit: number): Promise<readonly Trade[] | undefined>;
}

const MINUTE = 60_000;

/** Makes a venue whose pairs are named by `nameOf`; further names of a pair by `alias`. */
export function createFakeVenue(
  world: FakeWorld,
  venue: VenueName,
  nameOf: (pair: FakePair) => string,
  extra: () => Promise<readonly FakePair[]> = async () => [],
): FakeVenue {
  const reported = fakePairs(world, venue);
  const { truth, now } = world;
  const pairs = oncePerCycle(world, async () => {
    const real = [...(await reported()), ...(await extra())];
    const all = [...real, ...(misleadingPairs[venue] ?? []).flatMap((misleading) => misleading(now(), real))];
    return new Map(all.map((pair) => [nameOf(pair), pair]));
  });

  /** Asks about a pair; empty of one that the simulation does not know. */
  async function of<Value>(name: string, empty: Value, ask: (tickerId: string) => Promise<Value>) {
    const pair = (await pairs()).get(name);
    if (pair === undefined) return undefined;
    return pair.tickerId === null ? empty : ask(pair.tickerId);
  }

  return {
    now,
    pairs,
    candles: (name, span) => of(name, [], (code) => candlesOf(world, code, span)),
    book: (name, depth) =>
      of<OrderBook>(name, emptyBook(now()), async (tickerId) => {
        const book = await inTruth(truth.orderBooks, 'order books').top(tickerId, depth);
        return book ?? emptyBook(now());
      }),
    trades: (name, limit) =>
      of(name, [], (tickerId) => inTruth(truth.trades, 'trades').latest(tickerId, limit)),
  };
}

/** Candles of the truth in a span, oldest first. */
async function candlesOf(
  { truth, now }: FakeWorld,
  code: string,
  { minutes, from, to, limit, dayBoundary = 'utc0' }: FakeSpan,
): Promise<readonly Candle[]> {
  const end = Math.min(to ?? Number.POSITIVE_INFINITY, now() + 1);
  const begin = from ?? 0;
  const count = Math.min(limit, Math.ceil((end - begin) / (minutes * MINUTE)) + 1);
  if (count <= 0) return [];
  const candles = await truth.candles.list({ code, periodMinutes: minutes, end, limit: count, dayBoundary });
  return candles.filter(({ time }) => time >= begin && time < end);
}

function emptyBook(time: number): OrderBook {
  return { time, bids: [], asks: [] };
}
