import type { ReactNode } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import type { Column } from '#ui/table/column.ts';

interface ValueColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly width?: number;
  readonly read: (row: Row) => number | null;
  readonly definition?: string;
}

const IN_USD = { unit: 'USD', scale: 1 };
const IN_HUNDRED_MILLIONS = { unit: '亿 USD', scale: 1e8 };
const IN_PERCENT = { unit: '%', scale: 1 };

/** A column of prices in USD, shown in the visitor's unit. */
export function priceColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return valueColumn(column, { width: 112, filter: IN_USD, fileUnit: 'USD' }, (usd) => (
    <Money usd={usd} kind="price" />
  ));
}

/** A column of amounts in USD, in 万/亿 of the visitor's unit. */
export function amountColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return valueColumn(column, { width: 96, filter: IN_HUNDRED_MILLIONS, fileUnit: 'USD' }, (usd) => (
    <Money usd={usd} kind="amount" />
  ));
}

/** A column of changes in percent. */
export function changeColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return valueColumn(column, { width: 96, filter: IN_PERCENT, fileUnit: '%' }, (value) => (
    <Percent value={value} />
  ));
}

interface ValueKind {
  readonly width: number;
  readonly filter: { readonly unit: string; readonly scale: number };
  /** Stands in the file's heading. */
  readonly fileUnit: string;
}

function valueColumn<Row>(
  { label, read, ...column }: ValueColumn<Row>,
  { width, filter, fileUnit }: ValueKind,
  draw: (value: number | null) => ReactNode,
): Column<Row> {
  return {
    width,
    ...column,
    label,
    align: 'right',
    filter,
    sortValue: read,
    csv: read,
    csvLabel: () => `${label}(${fileUnit})`,
    cell: (row) => draw(read(row)),
  };
}

/** The row's place in the list as it came. */
export function placeColumn<Row>(placeOf: (row: Row) => number | null): Column<Row> {
  return {
    id: 'place',
    label: '排名',
    heading: '#' as ReactNode,
    width: 44,
    align: 'center',
    pin: true,
    phone: 'hidden',
    sortValue: placeOf,
    csv: placeOf,
    cell: (row) => placeOf(row) ?? '--',
  };
}
