import { type PackageToken, packageTokens } from './packageTokens.ts';
import { readNumber, readTable } from './table.ts';

/** How many coins are ranked. */
const RANKED = 580;
const MILLION = 1e6;

/** A row of coins.json; what is left out has its default in coinCatalogue.ts. */
export interface CoinRow {
  code: string;
  symbol: string;
  en: string;
  zh?: string;
  icon?: string;
  price: number;
  turnover: number;
  supply: number;
  total?: number;
  max?: number;
  unlimited?: true;
  launched: string;
}

/** Every ranked coin: those known by hand first, then the icon package's list in its own order. */
export function buildCoins(): readonly CoinRow[] {
  const known = readTable('coins').map(knownRow);
  const codes = new Set(known.map(({ code }) => code));
  const symbols = new Set(known.map(({ symbol }) => symbol.toLowerCase()));
  const rest = packageTokens().filter(
    ({ code, symbol }) => !codes.has(code) && !symbols.has(symbol.toLowerCase()),
  );
  const unique = rest.filter(({ symbol }, i) => rest.findIndex((other) => other.symbol === symbol) === i);
  const room = RANKED - known.length;
  return [...known, ...unique.slice(0, room).map((token, i) => derivedRow(token, known.length + i))];
}

function knownRow(cells: readonly string[]): CoinRow {
  const [code = '', symbol = '', en = '', zh = '', price, amounts, total, max, launched = '', turnover] =
    cells;
  const where = `coins.txt: ${code}`;
  const row: CoinRow = {
    code,
    symbol,
    en,
    zh,
    price: readNumber(price, where),
    turnover: readNumber(turnover, where),
    supply: readNumber(amounts, where) * MILLION,
    total: readNumber(total, where) * MILLION,
    launched,
  };
  if (max === 'inf') row.unlimited = true;
  else row.max = max === '-' ? (row.total ?? row.supply) : readNumber(max, where) * MILLION;
  return row;
}

const TOTALS = [1e7, 2.1e7, 1e8, 1e8, 2e8, 5e8, 1e9, 1e9, 1e9, 2e9, 5e9, 1e10, 1e10, 1e11] as const;

/** Plausible figures for a coin nobody looked up: market value by its place, the rest from its name. */
function derivedRow(token: PackageToken, place: number): CoinRow {
  const chance = chancesOf(token.code);
  const cap = 20e6 * Math.exp(-0.0085 * (place - 267)) * (0.9 + 0.2 * chance(0));
  const total = TOTALS[Math.floor(chance(1) * TOTALS.length)] ?? 1e9;
  const supply = Math.round(total * (0.35 + 0.6 * chance(2)));
  const year = 2017 + Math.floor(6.6 * chance(3) ** 0.8);
  const month = 1 + Math.floor(12 * chance(4));
  const day = 1 + Math.floor(28 * chance(5));
  const row: CoinRow = {
    code: token.code,
    symbol: token.symbol,
    en: token.name,
    price: Number((cap / supply).toPrecision(4)),
    turnover: Number((1.2 + 12 * chance(6) ** 2).toPrecision(2)),
    supply,
    total: Math.round(supply + (total - supply) * chance(7)),
    launched: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  };
  if (chance(8) < 0.2) row.unlimited = true;
  else row.max = total;
  return row;
}

function chancesOf(code: string): (index: number) => number {
  let seed = 7;
  for (const letter of code) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return (index) => {
    let hash = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
}
