import { factorOf } from '../price/referenceCheck.ts';
import type { ReportedCoin } from './reportedCoin.ts';

/** Market value and price of one answer may be some minutes apart: so many times, and no more. */
const SAME = 1.5;
/** Coins of neighbouring ranks are worth so many times each other at most; the first is worth ten of the next. */
const NEIGHBOURS = 30;
/** Coins on each side whose values a rank is measured by. */
const REACH = 3;

/** A supply that its own source contradicts, and by which factor; null where it reports no value to compare with. */
export interface SupplyDoubt {
  readonly by: 'value' | 'rank';
  readonly times: number | null;
}

/**
 * What contradicts a coin's supply: price × supply is to be the market value that the same source reports. `price`: the
 * agreed one, for a source whose own price is the odd number. null: nothing.
 */
export function supplyDoubt(
  {
    circulatingSupply,
    marketCap,
    price: reported,
  }: Pick<ReportedCoin, 'circulatingSupply' | 'marketCap' | 'price'>,
  price: number,
): SupplyDoubt | null {
  if (circulatingSupply === null) return null;
  if (marketCap === null) return { by: 'value', times: null };
  const factors = [reported, price].flatMap((each) =>
    each === null ? [] : [factorOf(circulatingSupply * each, marketCap)],
  );
  const times = Math.min(...factors);
  return times <= SAME ? null : { by: 'value', times };
}

/** A coin's market value, and the rank that its source reports; null: none. */
export interface RankedValue {
  readonly code: string;
  readonly marketCap: number | null;
  readonly reportedRank: number | null;
}

/** Coins whose market value is not that of their neighbours by the source's own ranks, each with the factor. */
export function misranked(coins: readonly RankedValue[]): ReadonlyMap<string, SupplyDoubt> {
  const inOrder = coins
    .flatMap(({ code, marketCap: value, reportedRank: rank }) =>
      value === null || rank === null ? [] : [{ code, value, rank }],
    )
    .toSorted((one, other) => one.rank - other.rank);
  return new Map(
    inOrder.flatMap(({ code, value }, at) => {
      const around = [
        ...inOrder.slice(Math.max(0, at - REACH), at),
        ...inOrder.slice(at + 1, at + 1 + REACH),
      ];
      const values = around.map((each) => each.value).toSorted((one, other) => one - other);
      const middle = values[Math.floor(values.length / 2)];
      const times = middle === undefined ? 1 : factorOf(value, middle);
      return values.length < REACH || times <= NEIGHBOURS ? [] : [[code, { by: 'rank', times }] as const];
    }),
  );
}

/** A doubt in the words of the page of sources. */
export function supplyDoubtInWords({ by, times }: SupplyDoubt): string {
  if (times === null) return '有流通量而没有市值，无从核对，不参与排名';
  const against = by === 'value' ? '价格 × 流通量与自报市值' : '价格 × 流通量与自报排名相邻币种的市值';
  return `${against}相差 ${times < 10 ? times.toFixed(1) : Math.round(times)} 倍，不参与排名`;
}
