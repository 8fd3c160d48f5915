import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';

/** One cell: numbers plain and in full, null empty, text as it is. */
export type CsvCell = string | number | null;

/** Comma-separated lines with CRLF, as RFC 4180 has them. Text that a spreadsheet would run as a formula is disarmed. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return plainDecimal(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
