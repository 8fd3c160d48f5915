import { coinTitle } from '../format/coinTitle.ts';
import { linkTo } from '../routes/link.ts';
import type { Column, Own, Subject } from './column.ts';
import { amount, change, price, rank } from './values.ts';
import { rowName } from './words.ts';

/** Fields a row needs to name a coin. */
export interface NamedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly logo: string;
}

/** A coin as a cell's subject: logo, Chinese name, symbol, link to its page. */
export function coinSubject({ code, name, symbol, logo }: NamedCoin): Subject {
  return { name, note: symbol, logo, link: linkTo('coin', { coinCode: code }) };
}

/** The coin's name, as the row header of a coin list. */
export function coinName<Row extends NamedCoin>(
  own: Own<Row> = {},
  subject: (row: Row) => Subject = coinSubject,
): Column<Row> {
  return rowName<Row>('name', '名称', subject, {
    width: 160,
    phoneWidth: 128,
    csv: (row) => coinTitle(row),
    ...own,
  });
}

/** A coin's price; `label` if the list has a second price. */
export function coinPrice<Row extends { readonly price: number | null }>(
  own: Own<Row> = {},
  label = '价格',
): Column<Row> {
  return price('price', label, (row) => row.price, { definition: 'price', ...own });
}

/** 24 h price change. */
export function change24h<Row extends { readonly change24h: number | null }>(
  own: Own<Row> = {},
): Column<Row> {
  return change('change24h', '24H涨幅', (row) => row.change24h, {
    definition: 'change24h',
    splits: true,
    ...own,
  });
}

/** 24 h volume, USD. */
export function volume24h<Row extends { readonly volume24h: number | null }>(
  own: Own<Row> = {},
): Column<Row> {
  return amount('volume24h', '24H成交额', (row) => row.volume24h, { definition: 'volume24h', ...own });
}

/** Circulating market value, USD. */
export function marketCap<Row extends { readonly marketCap: number | null }>(
  own: Own<Row> = {},
): Column<Row> {
  return amount('marketCap', '流通市值', (row) => row.marketCap, { definition: 'marketCap', ...own });
}

/** The coin's rank by market value. */
export function capRank<Row extends { readonly rank: number | null }>(own: Own<Row> = {}): Column<Row> {
  return rank('rank', '市值排名', (row) => row.rank, { width: 88, definition: 'rank', ...own });
}
