import { roundShares } from '../format/roundShares.ts';
import { averageCost, followTrades } from './averageCost.ts';
import { byCoin, type Trade } from './trade.ts';

/** A coin as the market has it. Price in USD, change in %; null is unknown. */
export interface Quote {
  readonly price: number | null;
  readonly change24h: number | null;
}

/** What is held, or was held, of one coin. Money in USD; null where the price, or what was paid, is not known. */
export interface Holding {
  readonly code: string;
  readonly quantity: number;
  readonly averageCost: number | null;
  readonly cost: number;
  readonly price: number | null;
  readonly change24h: number | null;
  readonly value: number | null;
  /** % of all that is held and has a price, printed with two decimals: all of them make 100. */
  readonly weight: number | null;
  /** value − cost */
  readonly unrealised: number | null;
  /** unrealised ÷ cost, in %; null where nothing was paid. */
  readonly unrealisedPercent: number | null;
  readonly realised: number;
  /** What the last 24 hours have made of the value. */
  readonly change24hUsd: number | null;
}

/** All holdings together. Those without a price stay out, in value as in cost; `unpriced` counts them. */
export interface PortfolioTotal {
  readonly value: number;
  readonly cost: number;
  readonly unrealised: number;
  readonly unrealisedPercent: number | null;
  readonly realised: number;
  readonly change24hUsd: number;
  /** Against what the same coins were worth 24 hours ago, in %. */
  readonly change24h: number | null;
  readonly unpriced: number;
}

export interface Portfolio {
  /** The most valuable first; those sold out at the end. */
  readonly holdings: readonly Holding[];
  readonly total: PortfolioTotal;
}

/** What trades and today's prices make: profit by average cost (`averageCost.ts`), quotes by the coin's code. */
export function portfolioOf(trades: readonly Trade[], quotes: ReadonlyMap<string, Quote>): Portfolio {
  const rows = [...byCoin(trades)].map(([code, own]) => holdingOf(code, own, quotes.get(code)));
  const shares = roundShares(
    rows.map(({ value }) => value ?? 0),
    2,
  );
  const holdings = rows
    .map((row, at) => ({ ...row, weight: row.value === null ? null : (shares[at] ?? 0) }))
    .toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0) || (b.value ?? 0) - (a.value ?? 0));
  return { holdings, total: totalOf(holdings) };
}

function holdingOf(code: string, trades: readonly Trade[], quote: Quote | undefined): Holding {
  const { position } = followTrades(trades);
  const { quantity, cost, realised } = position;
  const { price = null, change24h = null } = quote ?? {};
  const value = quantity === 0 ? 0 : price === null ? null : price * quantity;
  const unrealised = value === null ? null : value - cost;
  return {
    code,
    quantity,
    averageCost: averageCost(position),
    cost,
    price,
    change24h,
    value,
    weight: null,
    unrealised,
    unrealisedPercent: unrealised === null ? null : percentOf(unrealised, cost),
    realised,
    change24hUsd: value === null ? null : changeOf(value, change24h),
  };
}

function totalOf(holdings: readonly Holding[]): PortfolioTotal {
  const priced = holdings.filter(({ value }) => value !== null);
  const sum = (read: (row: Holding) => number | null) =>
    priced.reduce((whole, row) => whole + (read(row) ?? 0), 0);
  const [value, cost, change24hUsd] = [
    sum((row) => row.value),
    sum((row) => row.cost),
    sum((row) => row.change24hUsd),
  ];
  return {
    value,
    cost,
    unrealised: value - cost,
    unrealisedPercent: percentOf(value - cost, cost),
    realised: holdings.reduce((whole, { realised }) => whole + realised, 0),
    change24hUsd,
    change24h: percentOf(change24hUsd, value - change24hUsd),
    unpriced: holdings.length - priced.length,
  };
}

/** value − value ÷ (1 + change): what was added since, in USD. */
function changeOf(value: number, change24h: number | null): number | null {
  if (value === 0) return 0;
  return change24h === null || change24h <= -100 ? null : value - value / (1 + change24h / 100);
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}
