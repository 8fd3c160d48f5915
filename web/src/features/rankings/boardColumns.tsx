import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import type { BoardColumn } from './Board.tsx';
import { type BoardCoin, CoinCell } from './CoinCell.tsx';
import { Place } from './Place.tsx';

interface Priced extends BoardCoin {
  readonly price: number;
}

/** 1, 2, 3 … */
export const placeColumn: BoardColumn<unknown> = {
  key: 'place',
  label: '#',
  cell: (_row, index) => <Place index={index} />,
};

export const coinColumn: BoardColumn<BoardCoin> = {
  key: 'coin',
  label: '名称',
  grow: true,
  cell: (row) => <CoinCell coin={row} />,
};

export const priceColumn: BoardColumn<Priced> = {
  key: 'price',
  label: '价格',
  align: 'right',
  cell: (row) => <Money usd={row.price} kind="price" />,
};

/** A column of changes in %, named by what it measures. */
export function changeColumn<Row>(label: string, read: (row: Row) => number | null): BoardColumn<Row> {
  return { key: 'change', label, align: 'right', cell: (row) => <Percent value={read(row)} arrow={false} /> };
}

/** A column of amounts of money. */
export function moneyColumn<Row>(label: string, read: (row: Row) => number | null): BoardColumn<Row> {
  return { key: 'money', label, align: 'right', cell: (row) => <Money usd={read(row)} kind="amount" /> };
}
