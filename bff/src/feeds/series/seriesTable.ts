import type { Column, CsvTerms } from '@coinmirror/shared/columns/column.ts';
import { csvLines } from '@coinmirror/shared/columns/csvLines.ts';
import type { ApiEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { CsvCell } from '@coinmirror/shared/format/csv.ts';
import type { Interpretation } from '@coinmirror/shared/indicators/interpretations/interpretation.ts';
import type { Answers, PageCall } from '../../prerender/served.ts';

/** Figures over time, oldest first, as a machine reads them: money in USD, days and times of Beijing. */
export interface SeriesTable {
  /** The columns' ids, and their headings with the unit. */
  readonly keys: readonly string[];
  readonly labels: readonly CsvCell[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Figures over time under one key. */
export interface Series extends Pick<Interpretation, 'formula' | 'source'> {
  readonly name: string;
  readonly call: PageCall & { readonly name: ApiEndpointName };
  /** From the answer; null where that cannot be read. */
  readonly table: (answers: Answers) => SeriesTable | null;
}

const TERMS: CsvTerms = { unit: 'USD', perUsd: 1, timeZone: 'Asia/Shanghai' };

/** Rows as the lines of a file; null for unknown rows. */
export function recordTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | null | undefined,
): SeriesTable | null {
  if (!rows) return null;
  const [labels = [], ...lines] = csvLines(columns, rows, TERMS);
  return { keys: columns.filter(({ csv }) => csv).map(({ id }) => id), labels, rows: lines };
}

/** The same for rows over time, of two with one time (a day's opening and now) the newer; null for unknown rows. */
export function seriesTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | null | undefined,
): SeriesTable | null {
  const table = recordTable(columns, rows);
  return table && { ...table, rows: [...new Map(table.rows.map((line) => [line[0], line])).values()] };
}
