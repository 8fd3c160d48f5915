import type { CsvCell } from '@coinmirror/shared/format/csv.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './ChartTable.module.css';

interface ChartTableColumn {
  readonly key: string;
  readonly label: string;
  readonly numeric?: boolean;
}

interface ChartTableRow {
  readonly key: string;
  /** As displayed, in the columns' order. */
  readonly cells: readonly string[];
  /** The same unformatted and in full, for the CSV file. */
  readonly plain: readonly CsvCell[];
  /** Link target of the first cell. */
  readonly href?: string;
}

export interface ChartTableData {
  readonly columns: readonly ChartTableColumn[];
  readonly rows: readonly ChartTableRow[];
}

const STEP = 100;

/** A chart's data as a table: the first hundred rows, more on request. */
export function ChartTable({
  caption,
  data,
  height,
}: {
  caption: string;
  data: ChartTableData;
  height: number;
}) {
  const [shown, setShown] = useState(STEP);
  const rest = data.rows.length - shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroller} style={{ height }} tabIndex={0} aria-label={`${caption}，表格`}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {data.columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.slice(0, shown).map((row) => (
            <ChartTableLine key={row.key} row={row} columns={data.columns} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="quiet" size="s" wide onClick={() => setShown((now) => now + STEP)}>
          再显示 {Math.min(rest, STEP)} 行（共 {data.rows.length} 行）
        </Button>
      )}
    </section>
  );
}

function ChartTableLine({ row, columns }: { row: ChartTableRow; columns: readonly ChartTableColumn[] }) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row">
            {row.href === undefined ? (
              row.cells[index]
            ) : (
              <HrefLink href={row.href}>{row.cells[index]}</HrefLink>
            )}
          </th>
        ) : (
          <td key={column.key} className={column.numeric ? styles.numeric : undefined}>
            {row.cells[index]}
          </td>
        ),
      )}
    </tr>
  );
}
