import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writeAmount, writeMoney } from '../format/written.ts';
import { coinColumns, optionally } from './coinList.ts';
import { arrivingBy, type Column, type CsvTerms } from './column.ts';
import { gain } from './ownMoney.ts';
import { inUnit } from './values.ts';
import { drawn, text } from './words.ts';

/** A visitor's own position in a coin; cost in USD, null if not entered. */
interface Position {
  readonly cost: number | null;
  readonly quantity: number | null;
}

/** A coin of the watchlist with the visitor's entries. */
export type WatchedRow = CoinRow & Position & { readonly note: string };

/** Coin-list columns that are optional here, to make room for the visitor's own columns. */
const GIVING_WAY = ['change1h', 'change7d', 'supply', 'turnoverRate', 'drawdown', 'actions'];

/**
 * The watchlist: the coin list's columns, then the visitor's entries, then the row's actions. `profitOf` is the gain of
 * a position, USD; null if unknown.
 */
export function watchedColumns(
  changeBase: ChangeBase,
  {
    isPicking,
    profitOf,
  }: { readonly isPicking: boolean; readonly profitOf: (row: WatchedRow) => number | null },
): readonly Column<WatchedRow>[] {
  return [
    ...(isPicking ? [PICK] : []),
    ...arrivingBy(optionally<Column<WatchedRow>>(coinColumns(changeBase), GIVING_WAY), ''),
    POSITION,
    gain('profit', '盈亏', profitOf, () => null, { width: 116, filter: { unit: 'USD', scale: 1 } }),
    text('note', '备注', (row) => row.note, {
      width: 110,
      align: 'left',
      sortValue: (row) => row.note || null,
    }),
    drawn('manage', '管理', {
      width: 96,
      phoneWidth: 150,
      align: 'right',
      always: true,
      interactive: true,
    }),
  ];
}

const PICK: Column<WatchedRow> = drawn('pick', '选择', {
  heading: '',
  width: 36,
  align: 'center',
  pin: true,
  always: true,
  interactive: true,
});

const POSITION: Column<WatchedRow> = {
  id: 'position',
  label: '成本/数量',
  width: 100,
  align: 'right',
  sortValue: ({ cost, quantity }) => (cost === null || quantity === null ? null : cost * quantity),
  csv: ({ cost }, terms: CsvTerms) => inUnit(cost, terms),
  csvLabel: ({ unit }) => `成本(${unit})`,
  content: {
    as: 'number',
    write({ cost, quantity }, terms) {
      const price = writeMoney(cost, 'price', terms);
      return quantity === null ? price : { ...price, text: `${price.text} × ${writeAmount(quantity).text}` };
    },
  },
};
