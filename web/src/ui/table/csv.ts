import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { Column, CsvMoney, CsvValue } from './column.ts';

/**
 * A table as CSV (RFC 4180, with the mark that makes spreadsheets read it as UTF-8).
 * A missing value is an empty field. Text that a spreadsheet would run as a formula is made plain.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], money: CsvMoney): string {
  const written = columns.filter((column) => column.csv);
  const head = written.map((column) => field(column.csvLabel?.(money) ?? column.label));
  const body = rows.map((row) => written.map((column) => field(column.csv?.(row, money) ?? null)));
  return `\uFEFF${[head, ...body].map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return plainDecimal(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the visitor as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
