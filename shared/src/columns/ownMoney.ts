import { writeFullMoney, writeGain } from '../format/fullMoney.ts';
import type { Column, Own } from './column.ts';
import { inUnit, number, type Read } from './values.ts';

/** A sum in USD that the visitor keeps, to the cent of their unit. */
export function fullMoney<Row>(id: string, label: string, read: Read<Row>, own: Own<Row> = {}): Column<Row> {
  return number(id, label, read, (row, terms) => writeFullMoney(read(row), terms), {
    ...csvOf(label, read),
    width: 116,
    money: true,
    ...own,
  });
}

/** A gain in USD with its sign and colour, and its percentage where known: +$120.00（+12.00%）. */
export function gain<Row>(
  id: string,
  label: string,
  usd: Read<Row>,
  percent: Read<Row>,
  own: Own<Row> = {},
): Column<Row> {
  return number(id, label, usd, (row, terms) => writeGain(usd(row), percent(row), terms), {
    ...csvOf(label, usd),
    // Room for a seven-digit sum with its percentage: +$1,234,300.97（+43.37%）.
    width: 220,
    ...own,
  });
}

function csvOf<Row>(label: string, read: Read<Row>) {
  return {
    csv: (row, terms) => inUnit(read(row), terms),
    csvLabel: ({ unit }) => `${label}(${unit})`,
  } satisfies Own<Row>;
}
