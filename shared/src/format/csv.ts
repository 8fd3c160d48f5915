import { plainDecimal } from './decimal.ts';

/** One cell of a file: numbers plain and in full, null empty, text as it is. */
export type CsvCell = string | number | null;

/** Comma-separated lines with CRLF, as RFC 4180 has them. Text that a spreadsheet would run as a formula is disarmed. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A text cell of our own files as it was before it was disarmed. */
export function rearmed(cell: string): string {
  return FORMULA.test(cell) ? cell.replace(/^'/, '') : cell;
}

/** What a spreadsheet would run, with or without the quotes that disarm it. */
const FORMULA = /^'*[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return plainDecimal(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
