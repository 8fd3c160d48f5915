import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { DepthShape, PairCounts, SpotPair } from '../../ports/pairs.ts';
import { depthShape } from '../market/depthShape.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { type DayMoves, type PairPrice, pairPrice } from './dayMoves.ts';
import { spotVenuesOf } from './listings.ts';
import { newListingsOf } from './newListings.ts';
import { type PlaceAt, placeAt, strayOf } from './premium.ts';
import { quotesOn } from './quotes.ts';

/** A spot pair without what it costs. */
export type TradedPair = Omit<MovedPair, keyof PairPrice | 'volumeCoins24h'>;

/** A simulated pair: all of it is known. */
export type MovedPair = SpotPair & DepthShape;

/** What never changes about a pair. */
interface Slot {
  readonly id: string;
  readonly exchange: CatalogueExchange;
  readonly base: string;
  readonly quote: string;
  readonly key: number;
  readonly weight: number;
  /** 1 + the premium of its exchange over the coin's price at an instant. */
  readonly place: PlaceAt;
  /** When its exchange opens trading, epoch ms. */
  readonly opensAt: number;
}

interface Slots {
  readonly all: readonly Slot[];
  /** When the last of the pairs opens, epoch ms. */
  readonly completeAt: number;
  /** How many pairs that is. */
  readonly counts: PairCounts;
}

const slotsByCoin = new Map<string, Slots>();

/** The pairs that trade at an instant. */
function slotsAt(coin: CatalogueCoin, time: number): readonly Slot[] {
  const { all, completeAt } = slotsOf(coin);
  return time >= completeAt ? all : all.filter(({ opensAt }) => opensAt <= time);
}

function slotsOf(coin: CatalogueCoin): Slots {
  const known = slotsByCoin.get(coin.code);
  if (known) return known;
  const openings = new Map(newListingsOf(coin).map(({ exchange, opensAt }) => [exchange, opensAt]));
  const all = spotVenuesOf(coin).flatMap((exchange) => {
    const opensAt = openings.get(exchange.code) ?? coin.launchedAt;
    return quotesOn(exchange.code, coin).map(({ quote, weight }) => ({
      ...slotOf(coin, exchange, quote, weight),
      opensAt,
    }));
  });
  const completeAt = Math.max(...all.map(({ opensAt }) => opensAt));
  const slots = { all, completeAt, counts: countsOf(all) };
  slotsByCoin.set(coin.code, slots);
  return slots;
}

function slotOf(coin: CatalogueCoin, exchange: CatalogueExchange, quote: string, quoteWeight: number) {
  const id = tickerId(exchange.code, null, coin.symbol, quote);
  const key = keyOf(id, 0);
  // Large coins trade everywhere alike; small ones concentrate on few exchanges.
  const taste = (coin.rank ?? 900) < 40 ? 0.3 : 0.8;
  const fondness = (0.25 + longTail(key, 0)) ** taste;
  const home = HOMES[coin.code] === exchange.code ? 120 : 1;
  // A chain's own exchanges get a larger share of its coins' trading than of the whole market's, and compete with a
  // coin's main exchange.
  const native =
    exchange.kinds.includes('dex') && coin.peg === null ? (HOMES[coin.code] === undefined ? 6 : 90) : 1;
  return {
    id,
    exchange,
    base: coin.symbol.toUpperCase(),
    quote,
    key,
    weight: exchange.spotShare * quoteWeight * fondness * home * native,
    place: placeAt(strayOf(exchange.code, coin.code, 'spot')),
  };
}

/**
 * Spot pairs of a coin at an instant, most traded first, without what they cost. Their volumes add up to the coin's 24 h
 * volume exactly, in whole dollars.
 */
export function spotPairs(coin: CatalogueCoin, now: CoinSnapshot, time: number): readonly TradedPair[] {
  return tradedSlots(coin, now, time, (slot, volume) => pairOf(slot, now, volume, time));
}

/** The same pairs at the end of a day, with their prices and the changes over it. */
export function movedPairs(coin: CatalogueCoin, now: CoinSnapshot, moves: DayMoves): readonly MovedPair[] {
  return tradedSlots(coin, now, moves.time, (slot, volume) => {
    const { quote, opensAt } = slot;
    const [placeBefore, place] = [slot.place(moves.before), slot.place(moves.time)];
    const { price, priceUsd, change24h } = pairPrice(now, { quote, place, placeBefore, opensAt }, moves);
    const volumeCoins24h = volume / priceUsd;
    return Object.assign(pairOf(slot, now, volume, moves.time), {
      price,
      priceUsd,
      change24h,
      volumeCoins24h,
    });
  });
}

function tradedSlots<Pair extends TradedPair>(
  coin: CatalogueCoin,
  now: CoinSnapshot,
  time: number,
  make: (slot: Slot, volume24h: number) => Pair,
): readonly Pair[] {
  const slots = slotsAt(coin, time);
  const weights = Float64Array.from(slots, (slot) => weightAt(slot, time));
  const volumes = divide(Math.round(now.volume24h), weights);
  return slots.map((slot, i) => make(slot, volumes[i] ?? 0)).sort((a, b) => b.volume24h - a.volume24h);
}

/** A pair's share of the coin's volume at an instant, 0 … 1; null if it does not trade then. */
export function spotShareAt(coin: CatalogueCoin, tickerId: string, time: number): number | null {
  const slots = slotsAt(coin, time);
  const slot = slots.find(({ id }) => id === tickerId);
  return slot ? weightAt(slot, time) / slots.reduce((sum, one) => sum + weightAt(one, time), 0) : null;
}

/** When trading in a pair opens, epoch ms; null for a pair that never exists. */
export function spotOpensAt(coin: CatalogueCoin, tickerId: string): number | null {
  return slotsOf(coin).all.find(({ id }) => id === tickerId)?.opensAt ?? null;
}

function weightAt({ weight, key }: Slot, time: number): number {
  return weight * (1 + 0.3 * wander(key, time, 4 * DAY));
}

/** Exchanges on which the coin has spot pairs at an instant, and how many pairs. */
export function spotCounts(coin: CatalogueCoin, time: number): PairCounts {
  const { counts, completeAt } = slotsOf(coin);
  return time >= completeAt ? counts : countsOf(slotsAt(coin, time));
}

function countsOf(slots: readonly Slot[]): PairCounts {
  return { exchanges: new Set(slots.map(({ exchange }) => exchange.code)).size, pairs: slots.length };
}

function pairOf(slot: Slot, now: CoinSnapshot, volume24h: number, time: number): TradedPair {
  const { key } = slot;
  const { spread, depthUp, depthDown } = depthShape(key, volume24h, time);
  // Busy pairs last traded within this minute, quiet ones some minutes ago.
  const age = uniform(key, Math.floor(time / MINUTE)) * Math.min(40, 2e6 / (volume24h + 1)) * MINUTE;
  return {
    tickerId: slot.id,
    exchange: slot.exchange.code,
    coinCode: now.code,
    base: slot.base,
    quote: slot.quote,
    volume24h,
    share: now.volume24h > 0 ? (volume24h / now.volume24h) * 100 : 0,
    spread,
    depthUp,
    depthDown,
    opensAt: slot.opensAt,
    updatedAt: time - Math.floor(age),
  };
}
