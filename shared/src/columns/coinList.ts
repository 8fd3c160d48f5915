import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writeSupply } from '../format/writeSupply.ts';
import { coinName, marketCap, volume24h } from './coin.ts';
import type { Column } from './column.ts';
import { change, number, price, rank, share } from './values.ts';
import { drawn, star } from './words.ts';

/** A price's changes in % from the three bases. */
export interface BasedChanges {
  readonly change24h: number | null;
  readonly changeUtc8: number | null;
  readonly changeUtc0: number | null;
}

/** The change from the base the visitor chose, %. */
export function changeOf(quote: BasedChanges, base: ChangeBase): number | null {
  if (base === 'UTC8') return quote.changeUtc8;
  return base === 'UTC0' ? quote.changeUtc0 : quote.change24h;
}

/** The columns of a coin list; `changeBase` decides which change is shown, sorted, filtered and exported. */
export function coinColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  return [
    star(),
    rank('rank', '排名', (row) => row.rank, {
      heading: '#',
      width: 36,
      align: 'center',
      pin: true,
      phone: 'hidden',
      definition: 'rank',
    }),
    coinName({ width: 170, phoneWidth: 132 }),
    price('price', '价格', (row) => row.price, {
      width: 104,
      phoneWidth: 100,
      phone: 'key',
      definition: 'price',
    }),
    change('change', `${changeBase}涨幅`, (row) => changeOf(row, changeBase), {
      width: 86,
      phoneUnder: 'price',
      definition: 'change',
    }),
    change('change1h', '1小时涨幅', (row) => row.change1h, {
      heading: '1H',
      width: 68,
      definition: 'change1h',
      phone: 'hidden',
    }),
    change('change7d', '7日涨幅', (row) => row.change7d, {
      heading: '7D',
      width: 68,
      definition: 'change7d',
      phone: 'hidden',
    }),
    marketCap({ arrives: 'desc', width: 84, phoneWidth: 98, phone: 'key' }),
    volume24h({ width: 90, phone: 'key', phoneUnder: 'marketCap' }),
    number('supply', '流通数量', (row) => row.circulatingSupply, writeSupply, {
      width: 88,
      filter: { unit: '亿个', scale: 1e8 },
      definition: 'supply',
    }),
    share('turnoverRate', '换手率', (row) => row.turnoverRate, { width: 68, definition: 'turnoverRate' }),
    change('drawdown', '距历史最高', (row) => row.drawdown, {
      width: 90,
      definition: 'drawdown',
      optional: true,
      wide: true,
    }),
    drawn('trend', '7日趋势', { width: 106, align: 'right' }),
    drawn('actions', '操作', { heading: '', width: 36, align: 'right', interactive: true }),
  ];
}

/** Columns that need a verified supply. */
export const NEED_SUPPLY = ['rank', 'marketCap', 'turnoverRate', 'supply'];

/** Inserts columns before the named one; at the end if there is no such column. */
export function insertBefore<Kind extends { readonly id: string }>(
  columns: readonly Kind[],
  id: string,
  more: readonly Kind[],
): readonly Kind[] {
  const found = columns.findIndex((column) => column.id === id);
  const at = found < 0 ? columns.length : found;
  return [...columns.slice(0, at), ...more, ...columns.slice(at)];
}

/** Makes the named columns optional. */
export function optionally<Kind extends { readonly id: string }>(
  columns: readonly Kind[],
  ids: readonly string[],
): readonly Kind[] {
  return columns.map((column) => (ids.includes(column.id) ? { ...column, optional: true } : column));
}

/** The columns without the named ones. */
export function without<Kind extends { readonly id: string }>(
  columns: readonly Kind[],
  ids: readonly string[],
): readonly Kind[] {
  return columns.filter((column) => !ids.includes(column.id));
}
