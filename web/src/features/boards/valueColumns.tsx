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

const HUNDRED_MILLION = 1e8;

/** A column of prices in USD, shown in the visitor's unit. */
export function priceColumn<Row>({ id, label, width = 112, read, ...rest }: ValueColumn<Row>): Column<Row> {
  return {
    ...rest,
    id,
    label,
    width,
    align: 'right',
    sortValue: read,
    filter: { unit: 'USD', scale: 1 },
    csv: read,
    csvLabel: () => `${label}(USD)`,
    cell: (row) => <Money usd={read(row)} kind="price" />,
  };
}

/** A column of amounts in USD, in 万/亿 of the visitor's unit. */
export function amountColumn<Row>({ id, label, width = 96, read, ...rest }: ValueColumn<Row>): Column<Row> {
  return {
    ...rest,
    id,
    label,
    width,
    align: 'right',
    sortValue: read,
    filter: { unit: '亿 USD', scale: HUNDRED_MILLION },
    csv: read,
    csvLabel: () => `${label}(USD)`,
    cell: (row) => <Money usd={read(row)} kind="amount" />,
  };
}

/** A column of changes in percent. */
export function changeColumn<Row>({ id, label, width = 96, read, ...rest }: ValueColumn<Row>): Column<Row> {
  return {
    ...rest,
    id,
    label,
    width,
    align: 'right',
    sortValue: read,
    filter: { unit: '%', scale: 1 },
    csv: read,
    csvLabel: () => `${label}(%)`,
    cell: (row) => <Percent value={read(row)} />,
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
