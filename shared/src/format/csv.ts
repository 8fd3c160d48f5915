import { plainDecimal } from './decimal.ts';
import { plainMinus } from './minus.ts';

/** One CSV cell: numbers plain and unrounded, null empty, text as it is but for its minus signs. */
export type CsvCell = string | number | null;

/** Comma-separated lines with CRLF (RFC 4180). Text that a spreadsheet would run as a formula is escaped. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Unescapes a text cell of our own files. */
export function rearmed(cell: string): string {
  return FORMULA.test(cell) ? cell.replace(/^'/, '') : cell;
}

/** Text that a spreadsheet would run, in full width too, with or without the escaping quotes. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return plainDecimal(cell);
  const plain = plainMinus(cell);
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
