import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';

export const PERIODS = [
  { value: '1H', label: '1H' },
  { value: '24H', label: '24H' },
  { value: '7D', label: '7D' },
] as const;

export type Period = (typeof PERIODS)[number]['value'];

/** A coin's change over a period, %; null when unknown. */
export function changeOver(row: CoinRow, period: Period): number | null {
  if (period === '1H') return row.change1h;
  return period === '24H' ? row.change24h : row.change7d;
}

/** The change with the fullest colour, %: short periods move less. */
export const FULL_AT: Readonly<Record<Period, number>> = { '1H': 2, '24H': 6, '7D': 20 };

/** The coins of the largest market value, largest first. */
export function largest(rows: readonly CoinRow[], count: number): CoinRow[] {
  return rows
    .filter((row) => (row.marketCap ?? 0) > 0)
    .toSorted((a, b) => (b.marketCap ?? 0) - (a.marketCap ?? 0))
    .slice(0, count);
}

/** The concept of coins pegged to a currency. */
const STABLE = 'stablecoin';

/** Whether a coin's price floats: stablecoins trade most and say nothing about rise and fall. */
export function moves({ concepts }: CoinRow): boolean {
  return concepts.every(({ id }) => id !== STABLE);
}
