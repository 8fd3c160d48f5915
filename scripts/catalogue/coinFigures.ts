import { chancesOf } from './chance.ts';
import type { PackageToken } from './packageTokens.ts';
import { known, readNumber } from './table.ts';

/** Price and supply of a coin at the start of 2026. */
export interface Figures {
  readonly price: number;
  readonly turnover: number;
  readonly supply: number;
  readonly total: number;
  readonly max?: number;
  readonly unlimited?: true;
  readonly launched: string;
}

const MILLION = 1e6;
const TOTALS = [1e7, 2.1e7, 1e8, 1e8, 2e8, 5e8, 1e9, 1e9, 1e9, 2e9, 5e9, 1e10, 1e10, 1e11] as const;

/** Figures of a line of coins.txt, after its names. */
export function writtenFigures(code: string, cells: readonly string[]): Figures {
  const [price, amount, totalAmount, max = '', launched = '', turnover] = cells;
  const where = `coins.txt: ${code}`;
  const total = round(readNumber(totalAmount, where) * MILLION);
  const figures = {
    price: readNumber(price, where),
    turnover: readNumber(turnover, where),
    supply: round(readNumber(amount, where) * MILLION),
    total,
    launched,
  };
  if (max === 'inf') return { ...figures, unlimited: true };
  return { ...figures, max: max === '-' ? total : round(readNumber(max, where) * MILLION) };
}

/** Figures of a line of wrapped.txt, from the cells after the underlying coin, whose price is given. */
export function wrappedFigures(where: string, cells: readonly string[], price: number): Figures {
  const [part, amount, launched = '', turnover] = cells;
  const supply = round(readNumber(amount, where) * MILLION);
  return {
    price: round(price * readNumber(part, where)),
    turnover: readNumber(turnover, where),
    supply,
    total: supply,
    launched,
  };
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** What is known of a coin without a line in coins.txt: its total supply, and its first trading day ('' if unknown). */
export interface KnownSupply {
  readonly total: number;
  readonly launched: string;
}

/** A line of supplies.txt, after the code. */
export function knownSupply(code: string, [total, launched]: readonly string[]): KnownSupply {
  return {
    total: round(readNumber(total, `supplies.txt: ${code}`) * MILLION),
    launched: known(launched) ?? '',
  };
}

/**
 * Plausible figures for a coin without known ones: market value by its rank from 1, the rest from its name. Its price
 * has the magnitude of the real one only if its total supply is known.
 */
export function derivedFigures(token: PackageToken, place: number, fact: KnownSupply | null): Figures {
  const chance = chancesOf(token.code);
  const cap = capAt(place) * (0.92 + 0.16 * chance(0));
  const total = fact?.total ?? TOTALS[Math.floor(chance(1) * TOTALS.length)] ?? 1e9;
  const supply = Math.round(total * (fact ? 0.6 + 0.38 * chance(2) : 0.35 + 0.6 * chance(2)));
  const year = 2017 + Math.floor(6.6 * chance(3) ** 0.8);
  const month = 1 + Math.floor(12 * chance(4));
  const day = 1 + Math.floor(28 * chance(5));
  const figures = {
    price: Number((cap / supply).toPrecision(4)),
    turnover: Number((1.2 + 12 * chance(6) ** 2).toPrecision(2)),
    supply,
    total: Math.round(supply + (total - supply) * chance(7)),
    launched: fact?.launched || `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
  return chance(8) < 0.2 ? { ...figures, unlimited: true } : { ...figures, max: total };
}

/** Market value in USD at some ranks, around the start of 2026. */
const CAPS = [
  [100, 480e6],
  [200, 165e6],
  [300, 88e6],
  [500, 34e6],
  [1000, 9e6],
] as const;

/** A typical market value at a rank, USD; interpolated on a logarithmic scale. */
function capAt(place: number): number {
  const next = Math.max(1, CAPS.findIndex(([known]) => known >= place) % CAPS.length);
  const [[from, high], [to, low]] = [CAPS[next - 1] ?? CAPS[0], CAPS[next] ?? CAPS[0]];
  return high * (low / high) ** ((place - from) / (to - from));
}

/** How much a written price is lifted at most: readers know its magnitude. */
const MOST_LIFT = 5;

/** Below the top hundred a coin's value follows its rank, as far as its price allows. */
export function lifted(figures: Figures, place: number): Figures {
  const worth = figures.price * figures.supply;
  if (place <= 100 || worth >= 0.8 * capAt(place)) return figures;
  const price = Math.min((0.9 * capAt(place)) / figures.supply, MOST_LIFT * figures.price);
  return { ...figures, price: Number(price.toPrecision(4)) };
}
