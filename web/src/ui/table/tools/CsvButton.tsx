import { csvLines } from '@coinmirror/shared/columns/csvLines.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { use } from 'react';
import { Button } from '../../button/Button.tsx';
import { DefinitionTime } from '../../definition/DefinitionTime.ts';
import { useDisplay } from '../../display/DisplayContext.tsx';
import { downloadCsv } from '../../file/download.ts';
import { DownloadIcon } from '../../icon/icons.ts';
import { arrangeRows } from '../arrange.ts';
import type { Column } from '../column.ts';
import type { TableState } from '../useTableState.ts';
import styles from './tools.module.css';

export interface CsvButtonProps<Row> {
  /** Without extension. The date of the numbers is appended, today where it is not known. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** The table's own state: the file has the same rows in the same order. */
  readonly state: Pick<TableState, 'sort' | 'filters'>;
}

/**
 * Downloads the table: every row and every column that has a value, plain decimals, money and times in the visitor's
 * settings.
 */
export function CsvButton<Row>({ name, columns, rows, state }: CsvButtonProps<Row>) {
  const { unit, rates, timeZone } = useDisplay();
  const asOf = use(DefinitionTime);
  function save() {
    if (!rows) return;
    const usd = unit === 'usd' || unit === 'local';
    const money = { unit: usd ? 'USD' : unit.toUpperCase(), perUsd: usd ? 1 : (rates[unit] ?? null) };
    const lines = csvLines(columns, arrangeRows(rows, columns, state), { ...money, timeZone });
    downloadCsv(toCsv(lines), `${name}-${formatDate(asOf ?? Date.now(), timeZone)}`);
  }
  return (
    <Button size="s" icon={<DownloadIcon aria-hidden="true" />} disabled={!rows?.length} onClick={save}>
      <span className={styles.words}>下载表格</span>
    </Button>
  );
}
