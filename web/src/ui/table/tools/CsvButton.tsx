import { Button } from '../../button/Button.tsx';
import { useDisplay } from '../../display/DisplayContext.tsx';
import { DownloadIcon } from '../../icon/icons.ts';
import { arrangeRows } from '../arrange.ts';
import type { Column } from '../column.ts';
import { saveFile, toCsv } from '../csv.ts';
import type { TableState } from '../useTableState.ts';

export interface CsvButtonProps<Row> {
  /** Without its ending. The date is added. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /** The table's own: the file has the same rows in the same order. */
  readonly state: Pick<TableState, 'sort' | 'filters'>;
}

/** The table as a file: every row and every column that has a value, plain decimals, money in the chosen unit. */
export function CsvButton<Row>({ name, columns, rows, state }: CsvButtonProps<Row>) {
  const { unit, rates } = useDisplay();
  function save() {
    if (!rows) return;
    const usd = unit === 'usd' || unit === 'local';
    const money = { unit: usd ? 'USD' : unit.toUpperCase(), perUsd: usd ? 1 : (rates[unit] ?? null) };
    const day = new Date().toISOString().slice(0, 10);
    const text = toCsv(columns, arrangeRows(rows, columns, state), money);
    saveFile(`${name}-${day}.csv`, text, 'text/csv;charset=utf-8');
  }
  return (
    <Button size="s" icon={<DownloadIcon aria-hidden="true" />} disabled={!rows?.length} onClick={save}>
      下载表格
    </Button>
  );
}
