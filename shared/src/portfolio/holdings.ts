import { roundShares } from '../format/roundShares.ts';
import type { CostMethod } from './costMethod.ts';
import { averageCost, followTrades } from './followTrades.ts';
import { byCoin, feeOf, type Trade } from './trade.ts';

/** A coin's market data. Price in USD, change in %; null is unknown. */
export interface Quote {
  readonly price: number | null;
  readonly change24h: number | null;
}

/** The current or former holding of one coin. Money in USD; null if the price, or the cost, is unknown. */
export interface Holding {
  readonly code: string;
  readonly quantity: number;
  readonly averageCost: number | null;
  readonly cost: number;
  readonly price: number | null;
  readonly change24h: number | null;
  readonly value: number | null;
  /** % of the total value of priced holdings, with two decimals: all add up to 100. */
  readonly weight: number | null;
  /** value − cost */
  readonly unrealised: number | null;
  /** unrealised ÷ cost, in %; null if the cost is 0. */
  readonly unrealisedPercent: number | null;
  readonly realised: number;
  /** Fees of all its trades; cost and realised profit include them. */
  readonly fees: number;
  /** Change of the value over the last 24 hours. */
  readonly change24hUsd: number | null;
}

/** Totals of all holdings. Holdings without a price are excluded from value and cost; `unpriced` counts them. */
export interface PortfolioTotal {
  readonly value: number;
  readonly cost: number;
  readonly unrealised: number;
  readonly unrealisedPercent: number | null;
  readonly realised: number;
  readonly fees: number;
  readonly change24hUsd: number;
  /** Change from the value of the same coins 24 hours ago, %. */
  readonly change24h: number | null;
  readonly unpriced: number;
}

export interface Portfolio {
  /** Most valuable first; sold-out ones last. */
  readonly holdings: readonly Holding[];
  readonly total: PortfolioTotal;
}

/** Holdings from trades and current prices: profit by what coins had cost (`followTrades.ts`), quotes by coin code. */
export function portfolioOf(
  trades: readonly Trade[],
  quotes: ReadonlyMap<string, Quote>,
  method: CostMethod = 'average',
): Portfolio {
  const rows = [...byCoin(trades)].map(([code, own]) => holdingOf(code, own, quotes.get(code), method));
  const shares = roundShares(
    rows.map(({ value }) => value ?? 0),
    2,
  );
  const holdings = rows
    .map((row, at) => ({ ...row, weight: row.value === null ? null : (shares[at] ?? 0) }))
    .toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0) || (b.value ?? 0) - (a.value ?? 0));
  return { holdings, total: totalOf(holdings) };
}

function holdingOf(
  code: string,
  trades: readonly Trade[],
  quote: Quote | undefined,
  method: CostMethod,
): Holding {
  const { position } = followTrades(trades, method);
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
    fees: trades.reduce((sum, trade) => sum + feeOf(trade), 0),
    change24hUsd: value === null ? null : changeBy(value, change24h),
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
    fees: holdings.reduce((whole, { fees }) => whole + fees, 0),
    change24hUsd,
    change24h: percentOf(change24hUsd, value - change24hUsd),
    unpriced: holdings.length - priced.length,
  };
}

/** value − value ÷ (1 + change): how much a value has changed, USD, by its change in %. */
export function changeBy(value: number, percent: number | null): number | null {
  if (value === 0) return 0;
  return percent === null || percent <= -100 ? null : value - value / (1 + percent / 100);
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}
