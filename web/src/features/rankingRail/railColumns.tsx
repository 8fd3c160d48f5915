import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { CoinCell, type RailCoin } from './CoinCell.tsx';
import { Place } from './Place.tsx';
import type { RailColumn } from './RailTable.tsx';

interface Priced extends RailCoin {
  readonly price: number;
}

/** 1, 2, 3 … */
export const placeColumn: RailColumn<unknown> = {
  key: 'place',
  label: '#',
  cell: (_row, index) => <Place index={index} />,
};

export const coinColumn: RailColumn<RailCoin> = {
  key: 'coin',
  label: '名称',
  grow: true,
  cell: (row) => <CoinCell coin={row} />,
};

export const priceColumn: RailColumn<Priced> = {
  key: 'price',
  label: '价格',
  align: 'right',
  cell: (row) => <Money usd={row.price} kind="price" />,
};

/** A column of changes in %, named by what it measures. */
export function changeColumn<Row>(label: string, read: (row: Row) => number | null): RailColumn<Row> {
  return { key: 'change', label, align: 'right', cell: (row) => <Percent value={read(row)} arrow={false} /> };
}

/** A column of amounts of money. */
export function moneyColumn<Row>(label: string, read: (row: Row) => number | null): RailColumn<Row> {
  return { key: 'money', label, align: 'right', cell: (row) => <Money usd={read(row)} kind="amount" /> };
}
