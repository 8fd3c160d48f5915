import { chancesOf } from './chance.ts';
import type { PackageToken } from './packageTokens.ts';
import { readNumber } from './table.ts';

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

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Plausible figures for a coin nobody looked up: market value by its place from 0, the rest from its name. */
export function derivedFigures(token: PackageToken, place: number): Figures {
  const chance = chancesOf(token.code);
  const cap = 21e6 * Math.exp(-0.0085 * place) * (0.92 + 0.16 * chance(0));
  const total = TOTALS[Math.floor(chance(1) * TOTALS.length)] ?? 1e9;
  const supply = Math.round(total * (0.35 + 0.6 * chance(2)));
  const year = 2017 + Math.floor(6.6 * chance(3) ** 0.8);
  const month = 1 + Math.floor(12 * chance(4));
  const day = 1 + Math.floor(28 * chance(5));
  const figures = {
    price: Number((cap / supply).toPrecision(4)),
    turnover: Number((1.2 + 12 * chance(6) ** 2).toPrecision(2)),
    supply,
    total: Math.round(supply + (total - supply) * chance(7)),
    launched: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
  return chance(8) < 0.2 ? { ...figures, unlimited: true } : { ...figures, max: total };
}
