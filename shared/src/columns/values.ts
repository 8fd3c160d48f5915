import { UNKNOWN, type Written, writeMoney, writePercent, writeShare } from '../format/written.ts';
import type { Column, CsvTerms, MoneyTerms, Own } from './column.ts';

/** Reads a number from a row; null is unknown. */
export type Read<Row> = (row: Row) => number | null;

const IN_USD = { unit: 'USD', scale: 1 };
const IN_HUNDRED_MILLIONS = { unit: '亿 USD', scale: 1e8 };
const IN_PERCENT = { unit: '%', scale: 1 };

/** A price in USD, shown in the visitor's unit; tiny ones with subscript zeros. */
export function price<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return money(id, label, read, 'price', { width: 112, filter: IN_USD, ...own });
}

/** An amount in USD, in 万/亿 of the visitor's unit. */
export function amount<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return money(id, label, read, 'amount', { width: 96, filter: IN_HUNDRED_MILLIONS, ...own });
}

/** A change in percent, with its sign and colour. */
export function change<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return percent(id, label, read, (value) => writePercent(value), { width: 96, filter: IN_PERCENT, ...own });
}

/** A share of a whole in percent: no sign, no direction. */
export function share<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return percent(id, label, read, (value) => writeShare(value), { width: 84, filter: IN_PERCENT, ...own });
}

/** A rank: 1, 2, 3. */
export function rank<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return number(id, label, read, (row) => place(read(row)), own);
}

/** A number in any format: sortable, and unformatted in the CSV. */
export function number<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  write: (row: Row, terms: MoneyTerms) => Written,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return { id, label, align: 'right', sortValue: read, csv: read, ...own, content: { as: 'number', write } };
}

/** USD in the CSV file's unit; null if either is unknown. */
export function inUnit(usd: number | null, { perUsd }: CsvTerms): number | null {
  return usd === null || perUsd === null ? null : usd * perUsd;
}

/** USD in the visitor's unit, in the table and in the CSV; sortable, filterable only if `own` names a unit. */
export function money<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  kind: 'price' | 'amount',
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return number(id, label, read, (row, terms) => writeMoney(read(row), kind, terms), {
    csv: (row, terms) => inUnit(read(row), terms),
    csvLabel: ({ unit }) => `${label}(${unit})`,
    money: true,
    ...own,
  });
}

/** A percentage in its own format; sortable, filterable only if `own` names a unit. */
export function percent<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  write: (value: number | null) => Written,
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  return number(id, label, read, (row) => write(read(row)), {
    csvLabel: () => `${label}(%)`,
    ...own,
  });
}

function place(value: number | null): Written {
  return value === null ? UNKNOWN : { text: String(value) };
}
