import { csvLines } from '@coinmirror/shared/columns/csvLines.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Display } from '../../display/DisplayContext.tsx';
import { downloadCsv } from '../../file/download.ts';
import { arrangeRows } from '../arrange.ts';
import type { Column } from '../column.ts';
import type { TableState } from '../useTableState.ts';

export interface SavedTable<Row> {
  /** Without extension. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly state: Pick<TableState, 'sort' | 'filters'>;
  readonly display: Pick<Display, 'unit' | 'rates' | 'timeZone'>;
  /** Epoch ms of the numbers; null where it is not known. */
  readonly asOf: number | null;
}

/** Downloads a table as CSV; the date of its numbers stands in the file's name, today where it is not known. */
export function saveTable<Row>({ name, columns, rows, state, display, asOf }: SavedTable<Row>): void {
  const { unit, rates, timeZone } = display;
  const usd = unit === 'usd' || unit === 'local';
  const money = { unit: usd ? 'USD' : unit.toUpperCase(), perUsd: usd ? 1 : (rates[unit] ?? null) };
  const lines = csvLines(columns, arrangeRows(rows, columns, state), { ...money, timeZone });
  downloadCsv(toCsv(lines), `${name}-${formatDate(asOf ?? Date.now(), timeZone)}`);
}
