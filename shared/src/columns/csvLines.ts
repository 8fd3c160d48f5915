import type { CsvCell } from '../format/csv.ts';
import type { ColumnFacts, CsvTerms } from './column.ts';

/** A table as CSV lines, heading first: every column that has a CSV value. */
export function csvLines<Row>(
  columns: readonly ColumnFacts<Row>[],
  rows: readonly Row[],
  terms: CsvTerms,
): readonly (readonly CsvCell[])[] {
  const written = columns.filter((column) => column.csv);
  const head = written.map((column) => column.csvLabel?.(terms) ?? column.label);
  return [head, ...rows.map((row) => written.map((column) => column.csv?.(row, terms) ?? null))];
}
