import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';

export type Sizing = 'value' | 'volume';

interface SizingRow {
  readonly name: string;
  /** USD; null when unknown. */
  readonly read: (row: CoinRow) => number | null;
}

/** What the areas of the heat map can mean. */
export const sizings: Readonly<Record<Sizing, SizingRow>> = {
  value: { name: '流通市值', read: (row) => row.marketCap },
  volume: { name: '24H成交额', read: (row) => row.volume24h },
};

export const SIZING_OPTIONS = [
  { value: 'value', label: '市值' },
  { value: 'volume', label: '24H成交额' },
] as const;
