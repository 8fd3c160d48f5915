import { oncePerCycle } from '../../../mechanisms/oncePerCycle.ts';
import type { SpotPair } from '../../../ports/pairs.ts';
import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakeCoin, type FakeWorld, inTruth } from './fakeWorld.ts';
import { venueBase } from './venueBase.ts';
import { before } from './wire.ts';

/** A spot pair as its venue knows it; symbols as it writes them, prices in the quote. */
export interface FakePair {
  /** By which the simulation tells its candles, orders and trades; null for a pair that it does not know. */
  readonly tickerId: string | null;
  readonly base: string;
  readonly quote: string;
  readonly fullName: string;
  readonly isTrading: boolean;
  readonly last: number;
  readonly open24h: number;
  readonly openUtc0: number;
  readonly openUtc8: number;
  readonly high24h: number;
  readonly low24h: number;
  readonly bid: number;
  readonly ask: number;
  readonly baseVolume: number;
  readonly quoteVolume: number;
  /** Of the last trade, epoch ms. */
  readonly time: number;
}

/** Where Tether trades against dollars: the other venues have no such pair. */
const TETHER_IN_USD: ReadonlySet<VenueName> = new Set(['kraken', 'coinbase', 'okx']);

/** The pairs that a venue has of the traded coins, once a cycle. */
export function fakePairs(world: FakeWorld, venue: VenueName): () => Promise<readonly FakePair[]> {
  const port = inTruth(world.truth.pairs, 'pairs');
  return oncePerCycle(world, async () => {
    const coins = await world.traded();
    const pairs = await Promise.all(coins.map(({ facts }) => port.of(facts.code)));
    return coins.flatMap((coin, at) => {
      const base = venueBase(venue, coin.facts);
      if (base === null) return [];
      return (pairs[at] ?? [])
        .filter((pair) => pair.exchange === venue && isOffered(venue, pair))
        .map((pair) => fakePair(pair, coin, base));
    });
  });
}

function isOffered(venue: VenueName, { base, quote }: SpotPair): boolean {
  return base !== 'USDT' || quote !== 'USD' || TETHER_IN_USD.has(venue);
}

function fakePair(pair: SpotPair, { facts, now }: FakeCoin, base: string): FakePair {
  const { price: last, volumeCoins24h: baseVolume } = pair;
  const spread = pair.spread ?? 0;
  return {
    tickerId: pair.tickerId,
    base,
    quote: pair.quote,
    fullName: facts.nameEn,
    isTrading: true,
    last,
    open24h: short(before(last, pair.change24h)),
    openUtc0: short(before(last, now.changeUtc0)),
    openUtc8: short(before(last, now.changeUtc8)),
    high24h: Math.max(last, short((last * (now.high24h ?? now.price)) / now.price)),
    low24h: Math.min(last, short((last * (now.low24h ?? now.price)) / now.price)),
    bid: short(last * (1 - spread / 200)),
    ask: short(last * (1 + spread / 200)),
    baseVolume: short(baseVolume),
    quoteVolume: short(baseVolume * last),
    time: pair.updatedAt,
  };
}

/** A pair that the simulation does not know, which has stood at one price. */
export function fixedPair(
  reported: Pick<FakePair, 'base' | 'quote' | 'fullName' | 'last' | 'time'> & Partial<FakePair>,
): FakePair {
  const { last, baseVolume = 0 } = reported;
  return {
    tickerId: null,
    isTrading: true,
    open24h: last,
    openUtc0: last,
    openUtc8: last,
    high24h: last,
    low24h: last,
    bid: last,
    ask: last,
    baseVolume,
    quoteVolume: short(baseVolume * last),
    ...reported,
  };
}

function short(value: number): number {
  return Number(value.toPrecision(10));
}
