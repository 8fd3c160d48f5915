import { ANCHOR } from '../../catalogue/anchor.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { FIAT_MIX, heldOn, USUAL_MIX } from '../../content/exchange/custody.ts';
import { divide } from '../../market/divide.ts';
import { HOMES } from '../../market/listings.ts';
import { wander } from '../../market/wander.ts';
import { rootOf } from '../../ports/recording.ts';
import type { Sources } from '../../ports/sources.ts';
import { addressOn } from '../../random/addresses.ts';
import { keyOf, uniform } from '../../random/hash.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { lockedInProtocol } from '../defi/book.ts';
import type { ExchangeBook } from './activity.ts';

/** Coins at one address of an exchange, counted at a Beijing midnight. */
export interface HeldAddress {
  readonly coinCode: string;
  readonly chain: string;
  readonly address: string;
  readonly isCold: boolean;
  readonly quantity: number;
}

/** One coin of an exchange's reserves. */
interface HeldCoin {
  readonly coinCode: string;
  /** Coins that the mix of the catalogue's reserve would be, before they moved. */
  readonly base: number;
}

/** Its own coin is part of what an exchange holds, but never most of what circulates of it. */
const OWN_COIN = 0.06;
const OWN_MOST = 0.25;
const FIAT_COUNTRIES: ReadonlySet<string> = new Set(['South Korea', 'Japan', 'United States']);
/** Parts of a balance, as small as still sums without a rounding. */
const UNITS = 1e13;

const ownCoins = new Map(Object.entries(HOMES).map(([coin, exchange]) => [exchange, coin]));

/** What circulates of a coin in the catalogue, USD. */
const worths = new Map(
  coinCatalogue.map(({ code, basePrice, circulation }) => [code, basePrice * circulation]),
);
const worthOf = (code: string) => worths.get(code) ?? 0;

/** Does it keep coins for customers? A protocol and a market of pictures do not. */
export function keepsCustody({ kinds, reserveUsd }: CatalogueExchange): boolean {
  return reserveUsd > 0 && !kinds.includes('dex');
}

/** The coins an exchange holds for its customers, the larger first, with how many there were at the anchor. */
async function heldCoins(exchange: CatalogueExchange, sources: Sources): Promise<readonly HeldCoin[]> {
  const mix: Record<string, number> = {
    ...(FIAT_COUNTRIES.has(exchange.country) ? FIAT_MIX : USUAL_MIX),
  };
  const own = ownCoins.get(exchange.code);
  if (own !== undefined) mix[own] = Math.min(OWN_COIN, (OWN_MOST * worthOf(own)) / exchange.reserveUsd);
  const parts = Object.entries(mix).map(
    ([coinCode, part]) =>
      [coinCode, part * (0.7 + 0.6 * uniform(keyOf(`mix-${exchange.code}-${coinCode}`, 0), 0))] as const,
  );
  const whole = parts.reduce((sum, [, part]) => sum + part, 0);
  const priced = await Promise.all(
    parts.map(async ([coinCode, part]) => {
      const price = await anchorPrice(coinCode, sources);
      return price === null ? [] : [{ coinCode, base: (exchange.reserveUsd * part) / whole / price }];
    }),
  );
  return priced.flat();
}

const anchorPrices = new WeakMap<Sources, Map<string, Promise<number | null>>>();

/** What a coin cost when the catalogue's reserves were counted; the same for ever. */
function anchorPrice(code: string, sources: Sources): Promise<number | null> {
  const known = anchorPrices.get(rootOf(sources)) ?? new Map<string, Promise<number | null>>();
  anchorPrices.set(rootOf(sources), known);
  const price =
    known.get(code) ??
    sources.candles
      .list({ code, periodMinutes: 1440, end: ANCHOR, limit: 1 })
      .then((candles) => candles.at(-1)?.close ?? null);
  known.set(code, price);
  return price;
}

/** How many of a coin an exchange held at a Beijing midnight. */
function quantityAt(code: string, { coinCode, base }: HeldCoin, day: number): number {
  const key = keyOf(`held-${code}-${coinCode}`, 0);
  const moved =
    1 +
    0.09 * wander(key, day, 90 * DAY) +
    0.03 * wander(key, day, 17 * DAY) +
    0.008 * wander(key, day, 2 * DAY);
  return base * moved;
}

/** Every address of an exchange with what stood on it at the Beijing midnight `day`; none where nobody keeps custody. */
export async function addressesAt(
  exchange: CatalogueExchange,
  sources: Sources,
  day: number,
): Promise<readonly HeldAddress[]> {
  if (!keepsCustody(exchange)) return [];
  const coins = await heldCoins(exchange, sources);
  return coins.flatMap((coin) => split(exchange.code, coin, quantityAt(exchange.code, coin, day), day));
}

/** Cold addresses hold nearly all; what customers ask for today is hot. */
function split(code: string, { coinCode }: HeldCoin, quantity: number, day: number): HeldAddress[] {
  const slots = heldOn(coinCode).flatMap(({ chain, part }) => {
    const cold = 2 + Math.floor(3 * uniform(keyOf(`cold-${code}-${coinCode}-${chain}`, 0), 0));
    return Array.from({ length: cold + 1 }, (_, place) => {
      const id = `reserve-${code}-${coinCode}-${chain}-${place}`;
      const key = keyOf(id, 0);
      const isCold = place < cold;
      const weight = isCold
        ? (part / cold) * (0.4 + 1.2 * uniform(key, 0)) * (1 + 0.01 * wander(key, day, 30 * DAY))
        : part * 0.045 * (1 + 0.3 * wander(key, day, 3 * DAY));
      return { chain, address: addressOn(chain, id), isCold, weight };
    });
  });
  const parts = divide(
    UNITS,
    Float64Array.from(slots, ({ weight }) => weight),
  );
  return slots.map(({ chain, address, isCold }, i) => ({
    coinCode,
    chain,
    address,
    isCold,
    quantity: (quantity * (parts[i] ?? 0)) / UNITS,
  }));
}

const lastReserves = new WeakMap<ExchangeBook, Map<string, Promise<number | null>>>();

/**
 * What an exchange holds for its customers, USD: the coins of the last Beijing midnight at their prices now. For a
 * protocol what is locked in it; null where there is neither.
 */
export function reserveOf(
  exchange: CatalogueExchange,
  sources: Sources,
  book: ExchangeBook,
): Promise<number | null> {
  const known = lastReserves.get(book) ?? new Map<string, Promise<number | null>>();
  lastReserves.set(book, known);
  const reserve = known.get(exchange.code) ?? countReserve(exchange, sources, book);
  known.set(exchange.code, reserve);
  return reserve;
}

async function countReserve(exchange: CatalogueExchange, sources: Sources, book: ExchangeBook) {
  if (exchange.reserveUsd === 0) return null;
  if (!keepsCustody(exchange)) {
    return (await lockedInProtocol(sources, exchange.code)) ?? lockedAt(exchange, book.time);
  }
  const held = await addressesAt(exchange, sources, beijingMidnight(book.time));
  return held.reduce((sum, { coinCode, quantity }) => sum + quantity * priceOf(book, coinCode), 0);
}

/** What is locked in a protocol that the DeFi pages do not follow, USD; changes by the day. */
function lockedAt({ code, reserveUsd }: CatalogueExchange, time: number): number {
  const day = beijingMidnight(time);
  return Math.round(reserveUsd * Math.exp(0.12 * wander(keyOf(`locked-${code}`, 0), day, 40 * DAY)));
}

/** USD of a coin now; 0 for one that is not in the market. */
export function priceOf({ coins }: ExchangeBook, code: string): number {
  return coins.get(code)?.now.price ?? 0;
}
