import { type ReactNode, use } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { cx } from '#ui/classNames.ts';
import { type Display, useDisplay } from '#ui/display/DisplayContext.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import type { Column } from '#ui/table/column.ts';
import styles from './RailTable.module.css';
import { RailSize, ROW_HEIGHT, railHeight } from './railSize.ts';

export interface RailTableProps<Row> {
  readonly title: ReactNode;
  /** Beside the title: a link to the whole ranking. */
  readonly more?: ReactNode;
  /** Above the rows: the choice of period or side. */
  readonly choice?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
}

/** A short ranking in a page's rail. Every state has the height of a full ranking, so nothing shifts. */
export function RailTable<Row>({ title, more, choice, ...rows }: RailTableProps<Row>) {
  return (
    <Card title={title} actions={more} flush>
      {choice && <div className={styles.choice}>{choice}</div>}
      <RailRows {...rows} size={use(RailSize)} />
    </Card>
  );
}

interface RailRowsProps<Row> extends Pick<RailTableProps<Row>, 'columns' | 'rowKey' | 'result'> {
  readonly size: number;
  /** The headings stand below, where the rows hang from a line. */
  readonly isBelow?: boolean;
}

/** The rows with their headings, in every state. */
export function RailRows<Row>({ columns, rowKey, result, size, isBelow = false }: RailRowsProps<Row>) {
  const height = railHeight(size);
  const display = useDisplay();
  return (
    <div style={{ minHeight: height }}>
      <Loadable result={result} height={height} skeleton={<RailSkeleton size={size} />}>
        {({ rows }) => (
          <table className={cx(styles.table, isBelow && styles.below)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" className={cellClass(column)}>
                    {column.heading ?? column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, size).map((row, index) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <td key={column.id} className={cellClass(column)} data-splits={column.splits}>
                      {cellOf(column, row, index, display)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loadable>
    </div>
  );
}

function cellOf<Row>({ cell, written }: Column<Row>, row: Row, index: number, display: Display): ReactNode {
  if (cell) return cell(row, index, { onPhone: false });
  return written && <NumberText written={written(row, display)} />;
}

/** The growing column takes the remaining width, and is truncated where it is too long. */
function cellClass<Row>({ align, grow }: Column<Row>): string {
  return cx(align === 'right' && styles.right, grow && styles.grow);
}

function RailSkeleton({ size }: { readonly size: number }) {
  return (
    <div className={styles.skeleton}>
      <SkeletonLines lines={size + 1} lineHeight={ROW_HEIGHT} />
    </div>
  );
}
