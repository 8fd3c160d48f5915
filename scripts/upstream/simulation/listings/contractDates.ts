import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { chanceBetween } from '../random/chance.ts';
import { hasFutures } from './contractReach.ts';

/** A perpetual that an exchange adds or takes away at an instant (epoch ms). */
export interface ContractDate {
  readonly exchange: CatalogueExchange;
  readonly coin: CatalogueCoin;
  readonly time: number;
}

/** The first day of the changes, and the hours of a Beijing day at which they happen. */
const FIRST = Date.UTC(2026, 0, 1) - BEIJING;
const HOURS = [14, 20] as const;
/** % of the market's futures from which on an exchange adds contracts all the time. */
const LARGE = 1.5;
/** % from which on it has had contracts of nearly all coins: what it adds is one of those, and has no past there. */
const LEADING = 8;
/** An opening every other day and a closing every fifth, for two years. */
const OPENINGS = { every: 2 * DAY, most: 365, leastRank: 40 } as const;
const CLOSINGS = { every: 5 * DAY, most: 146, leastRank: 120 } as const;
/** No coin loses a perpetual that has them at fewer exchanges than this. */
const LEAST_VENUES = 5;

interface Pair {
  readonly exchange: CatalogueExchange;
  readonly coin: CatalogueCoin;
}

interface ContractDates {
  readonly openings: readonly ContractDate[];
  readonly closings: readonly ContractDate[];
  readonly opensAt: ReadonlyMap<string, number>;
  readonly closesAt: ReadonlyMap<string, number>;
}

let dates: ContractDates | null = null;

/** All of them, made once: the same after any restart. */
function contractDates(): ContractDates {
  dates ??= makeDates();
  return dates;
}

/** Perpetuals that begin to trade within [from, to), in order of time. */
export function contractOpeningsBetween(from: number, to: number): readonly ContractDate[] {
  return contractDates().openings.filter(({ time }) => time >= from && time < to);
}

/** Perpetuals that cease to trade within [from, to), in order of time. */
export function contractClosingsBetween(from: number, to: number): readonly ContractDate[] {
  return contractDates().closings.filter(({ time }) => time >= from && time < to);
}

/** When an exchange adds its perpetual of a coin, epoch ms; null for one that it always has had, or never has. */
export function perpetualOpensAt(exchangeCode: string, coinCode: string): number | null {
  return contractDates().opensAt.get(keyText(exchangeCode, coinCode)) ?? null;
}

/** When an exchange takes its perpetual of a coin away, epoch ms; null for one that stays. */
export function perpetualClosesAt(exchangeCode: string, coinCode: string): number | null {
  return contractDates().closesAt.get(keyText(exchangeCode, coinCode)) ?? null;
}

function makeDates(): ContractDates {
  // Exchanges on chain publish no notices, and list what anybody proposes.
  const venues = exchangeCatalogue.filter(
    ({ futuresShare, kinds }) => futuresShare >= LARGE && !kinds.includes('dex'),
  );
  const coins = coinCatalogue.filter(
    (coin) => coin.hasFutures && coin.peg === null && coin.delistedAt === null && coin.launchedAt < FIRST,
  );
  const all = coins.flatMap((coin) => venues.map((exchange) => ({ exchange, coin })));
  const candidates = all.filter(({ coin }) => rankOf(coin) >= OPENINGS.leastRank);
  const others = candidates.filter(({ exchange, coin }) => !hasFutures(exchange, coin));
  const leaders = onePerCoin(
    candidates.filter(({ exchange, coin }) => exchange.futuresShare >= LEADING && hasFutures(exchange, coin)),
    'late',
  );
  const openings = dated(inTurn(inOrder(leaders, 'opening'), inOrder(others, 'opening')), OPENINGS);
  const opensAt = byPair(openings);
  const staying = all.filter(
    ({ exchange, coin }) => hasFutures(exchange, coin) && !opensAt.has(keyText(exchange.code, coin.code)),
  );
  const closings = dated(inOrder(leaving(staying), 'closing'), CLOSINGS);
  return { openings, closings, opensAt, closesAt: byPair(closings) };
}

/** One perpetual of each coin that has enough of them. */
function leaving(pairs: readonly Pair[]): readonly Pair[] {
  const counts = Map.groupBy(pairs, ({ coin }) => coin.code);
  const many = pairs.filter(
    ({ coin }) => rankOf(coin) >= CLOSINGS.leastRank && (counts.get(coin.code)?.length ?? 0) >= LEAST_VENUES,
  );
  return onePerCoin(many, 'leaver');
}

function onePerCoin(pairs: readonly Pair[], kind: string): readonly Pair[] {
  return [...Map.groupBy(pairs, ({ coin }) => coin.code).values()].flatMap(
    (ofCoin) => inOrder(ofCoin, kind)[0] ?? [],
  );
}

/** One of each by turns, as far as both reach. */
function inTurn(one: readonly Pair[], other: readonly Pair[]): readonly Pair[] {
  return one.flatMap((pair, at) => [pair, other[at] ?? []].flat());
}

function dated(
  pairs: readonly Pair[],
  { every, most }: { readonly every: number; readonly most: number },
): readonly ContractDate[] {
  return pairs
    .slice(0, most)
    .map((pair, slot) => ({ ...pair, time: FIRST + slot * every + hourOf(pair) * HOUR }));
}

function hourOf({ exchange, coin }: Pair): number {
  return Math.floor(chanceBetween(`hour-${exchange.code}-${coin.code}`, ...HOURS));
}

/** In an order that has nothing to do with size or name. */
function inOrder(pairs: readonly Pair[], kind: string): readonly Pair[] {
  const key = ({ exchange, coin }: Pair) => keyOf(`${kind}-${exchange.code}-${coin.code}`, 0);
  return pairs.toSorted((one, other) => key(one) - key(other));
}

function byPair(changes: readonly ContractDate[]): ReadonlyMap<string, number> {
  return new Map(changes.map(({ exchange, coin, time }) => [keyText(exchange.code, coin.code), time]));
}

function keyText(exchangeCode: string, coinCode: string): string {
  return `${exchangeCode} ${coinCode}`;
}

function rankOf({ rank }: CatalogueCoin): number {
  return rank ?? Number.POSITIVE_INFINITY;
}
