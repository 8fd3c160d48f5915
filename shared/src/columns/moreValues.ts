import { formatFixed } from '../format/formatFixed.ts';
import { writeMoneyFlow } from '../format/signed.ts';
import { formatDate, formatDateTime, type TimeZoneChoice, ZONE_LABELS } from '../format/time.ts';
import { formatTimes } from '../format/times.ts';
import { UNKNOWN, type Written, writeAmount, writeRatio } from '../format/written.ts';
import type { Column, Own } from './column.ts';
import { inUnit, number, type Read } from './values.ts';

// Apart from the values of the home page, so that the first load does not include this code.

const IN_TIMES = { unit: '倍', scale: 1 };

/** An inflow or outflow in USD, signed and coloured. */
export function moneyFlow<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return number(id, label, read, (row, terms) => writeMoneyFlow(read(row), terms), {
    width: 104,
    filter: { unit: '亿 USD', scale: 1e8 },
    csv: (row, terms) => inUnit(read(row), terms),
    csvLabel: ({ unit }) => `${label}(${unit})`,
    ...own,
  });
}

/** A count; `unit` is the counter word: 个, 次. */
export function count<Row>(
  id: string,
  label: string,
  unit: string,
  read: Read<Row>,
  own: Own<Row> = {},
): Column<Row> {
  return number(id, label, read, (row) => writeAmount(read(row)), {
    width: 92,
    filter: { unit, scale: 1 },
    csvLabel: () => `${label}(${unit})`,
    ...own,
  });
}

/** A plain number with fixed decimals: a score, a coefficient. */
export function score<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  { digits = 1, ...own }: Own<Row> & { readonly digits?: number } = {},
): Column<Row> {
  return number(id, label, read, (row) => fixed(read(row), digits), {
    width: 84,
    csv: (row) => rounded(read(row), digits),
    ...own,
  });
}

/** A multiple: 2.31倍. */
export function times<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return number(id, label, read, (row) => multiple(read(row)), {
    width: 92,
    filter: IN_TIMES,
    csv: (row) => rounded(read(row), 4),
    csvLabel: () => `${label}(倍)`,
    ...own,
  });
}

/** A ratio of two like quantities: no unit, no colour. */
export function ratio<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return number(id, label, read, (row) => writeRatio(read(row)), { width: 96, ...own });
}

/** A day, from epoch ms, in the visitor's time zone. */
export function date<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return time(id, label, read, 'date', { width: 104, ...own });
}

/** An age, from epoch ms; the CSV file has the full time. */
export function ago<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return time(id, label, read, 'ago', { width: 96, ...own });
}

/** The row's position in the list; hidden on phones. */
export function ordinal<Row>(own: Own<Row> = {}): Column<Row> {
  return {
    id: 'place',
    label: '序号',
    heading: '#',
    width: 40,
    align: 'center',
    phone: 'hidden',
    pin: true,
    always: true,
    ...own,
    content: { as: 'ordinal' },
  };
}

function time<Row>(
  id: string,
  label: string,
  read: Read<Row>,
  form: 'date' | 'ago',
  own: Own<Row> & { readonly width: number },
): Column<Row> {
  const write: (at: number, zone: TimeZoneChoice) => string = form === 'date' ? formatDate : formatDateTime;
  return {
    id,
    label,
    align: 'right',
    sortValue: read,
    csv: (row, { timeZone }) => {
      const at = read(row);
      return at === null ? null : write(at, timeZone);
    },
    csvLabel: ({ timeZone }) => `${label}(${ZONE_LABELS[timeZone]})`,
    ...own,
    content: { as: 'time', form, read },
  };
}

function fixed(value: number | null, digits: number): Written {
  return value === null ? UNKNOWN : { text: formatFixed(value, digits) };
}

function multiple(value: number | null): Written {
  return value === null ? UNKNOWN : { text: formatTimes(value) };
}

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}
