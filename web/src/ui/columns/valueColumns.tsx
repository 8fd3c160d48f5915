import { MISSING } from '@coinmirror/shared/format/missing.ts';
import {
  formatDate,
  formatDateTime,
  type TimeZoneChoice,
  ZONE_LABELS,
} from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import type { Display } from '../display/DisplayContext.tsx';
import { type Written, writeAmount, writeMoney, writePercent, writeShare } from '../number/written.ts';
import type { Column, CsvTerms } from '../table/column.ts';
import { Time } from '../time/Time.tsx';
import { TimeAgo } from '../time/TimeAgo.tsx';

export interface ValueColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly width?: number;
  readonly phoneWidth?: number;
  readonly read: (row: Row) => number | null;
  readonly definition?: string;
  readonly phone?: 'hidden';
  readonly optional?: boolean;
}

const IN_USD = { unit: 'USD', scale: 1 };
const IN_HUNDRED_MILLIONS = { unit: '亿 USD', scale: 1e8 };
const IN_PERCENT = { unit: '%', scale: 1 };

/** A column of prices in USD, shown in the visitor's unit. */
export function priceColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return moneyColumn(column, { width: 112, filter: IN_USD }, (usd, display) =>
    writeMoney(usd, 'price', display),
  );
}

/** A column of amounts in USD, in 万/亿 of the visitor's unit. */
export function amountColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return moneyColumn(column, { width: 96, filter: IN_HUNDRED_MILLIONS }, (usd, display) =>
    writeMoney(usd, 'amount', display),
  );
}

/** A column of changes in percent. */
export function changeColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return valueColumn(column, { width: 96, filter: IN_PERCENT, fileUnit: '%' }, (value) =>
    writePercent(value),
  );
}

/** A column of shares of a whole, in percent: no sign, no direction. */
export function shareColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return valueColumn(column, { width: 84, filter: IN_PERCENT, fileUnit: '%' }, (value) => writeShare(value));
}

/** A column of how many; `unit` is what is counted: 个, 次. */
export function countColumn<Row>(column: ValueColumn<Row> & { readonly unit: string }): Column<Row> {
  const { unit, ...rest } = column;
  return valueColumn(rest, { width: 92, filter: { unit, scale: 1 }, fileUnit: unit }, (value) =>
    writeAmount(value),
  );
}

/** A column of days, from epoch ms, by the calendar of the visitor's zone. */
export function dateColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return timeColumn(column, { width: 104, write: formatDate }, (time) => <Time value={time} form="date" />);
}

/** A column of how long ago, from epoch ms; the file has the moment. */
export function agoColumn<Row>(column: ValueColumn<Row>): Column<Row> {
  return timeColumn(column, { width: 96, write: formatDateTime }, (time) => <TimeAgo time={time} />);
}

interface TimeKind {
  readonly width: number;
  readonly write: (time: number, zone: TimeZoneChoice) => string;
}

function timeColumn<Row>(
  { read, ...column }: ValueColumn<Row>,
  { width, write }: TimeKind,
  draw: (time: number | null) => ReactNode,
): Column<Row> {
  return {
    width,
    ...column,
    align: 'right',
    sortValue: read,
    csv: (row, { timeZone }) => {
      const time = read(row);
      return time === null ? null : write(time, timeZone);
    },
    csvLabel: ({ timeZone }) => `${column.label}(${ZONE_LABELS[timeZone]})`,
    cell: (row) => draw(read(row)),
  };
}

/** Writes a value as the visitor wants it shown. */
type Write = (value: number | null, display: Display) => Written;

interface ValueKind {
  readonly width: number;
  readonly filter: { readonly unit: string; readonly scale: number };
  /** Stands in the file's heading. */
  readonly fileUnit: string;
}

function valueColumn<Row>(
  { label, read, ...column }: ValueColumn<Row>,
  { width, filter, fileUnit }: ValueKind,
  write: Write,
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
    written: (row, display) => write(read(row), display),
  };
}

/** A file has money in the unit the visitor chose, as the table has. */
function moneyColumn<Row>(
  column: ValueColumn<Row>,
  kind: Omit<ValueKind, 'fileUnit'>,
  write: Write,
): Column<Row> {
  return {
    ...valueColumn(column, { ...kind, fileUnit: '' }, write),
    csv: (row, money) => inUnit(column.read(row), money),
    csvLabel: ({ unit }) => `${column.label}(${unit})`,
  };
}

/** USD in the unit the file is written in; null when either is unknown. */
export function inUnit(usd: number | null, { perUsd }: CsvTerms): number | null {
  return usd === null || perUsd === null ? null : usd * perUsd;
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
    cell: (row) => placeOf(row) ?? MISSING,
  };
}
