import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writeFullMoney } from '../format/fullMoney.ts';
import { writeAmount } from '../format/written.ts';
import { coinColumns, optionally } from './coinList.ts';
import { arrivingBy, type Column, type CsvTerms } from './column.ts';
import { gain } from './ownMoney.ts';
import { inUnit, price } from './values.ts';
import { drawn, text } from './words.ts';

/** What is held of a coin by the visitor's trades; null where none is. */
interface Position {
  /** USD per coin; without a quantity, the price that the visitor noted to compare with. */
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
    isHolding,
    profitOf,
  }: {
    readonly isPicking: boolean;
    /** Something of the list is held: a phone shows what, where other lists have the market's size. */
    readonly isHolding: boolean;
    readonly profitOf: (row: WatchedRow) => number | null;
  },
): readonly Column<WatchedRow>[] {
  return [
    ...(isPicking ? [PICK] : []),
    ...arrivingBy(optionally<Column<WatchedRow>>(coinColumns(changeBase), GIVING_WAY), '').map((column) =>
      isHolding && MARKET_SIZE.includes(column.id) ? withoutKey(column) : column,
    ),
    isHolding ? { ...POSITION, phone: 'key' } : POSITION,
    price('cost', '成本', (row) => row.cost, { definition: 'averageCost' }),
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

const MARKET_SIZE = ['marketCap', 'volume24h'];

function withoutKey<Row>({ phone: _key, ...column }: Column<Row>): Column<Row> {
  return column;
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
  label: '持有',
  width: 124,
  phoneWidth: 98,
  align: 'right',
  sortValue: heldValue,
  csv: (row, terms: CsvTerms) => inUnit(heldValue(row), terms),
  csvLabel: ({ unit }) => `持有(${unit})`,
  money: true,
  content: {
    as: 'number',
    write(row, terms) {
      const value = writeFullMoney(heldValue(row), terms);
      const { quantity } = row;
      return quantity === null ? value : { ...value, text: `${value.text} · ${writeAmount(quantity).text}` };
    },
  },
};

/** What is held of the coin, USD, at the row's price; null where nothing is held, or no price is known. */
export function heldValue({ price, quantity }: Pick<WatchedRow, 'price' | 'quantity'>): number | null {
  return quantity === null || price === null ? null : price * quantity;
}
