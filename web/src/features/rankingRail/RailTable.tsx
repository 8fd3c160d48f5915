import { type ReactNode, use } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { cx } from '#ui/classNames.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import styles from './RailTable.module.css';
import { RailSize, ROW_HEIGHT, railHeight } from './railSize.ts';

export interface RailColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly align?: 'right';
  /** Takes the width that the others leave, and cuts what is too long. */
  readonly grow?: boolean;
  readonly cell: (row: Row, index: number) => ReactNode;
}

export interface RailTableProps<Row> {
  readonly title: ReactNode;
  /** Beside the title: a link to the whole ranking. */
  readonly more?: ReactNode;
  /** Above the rows: the choice of period or side. */
  readonly choice?: ReactNode;
  readonly columns: readonly RailColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
}

/** A short ranking at the side of a page. Every state has the height of a full ranking, so nothing moves. */
export function RailTable<Row>({ title, more, choice, columns, rowKey, result }: RailTableProps<Row>) {
  const size = use(RailSize);
  const height = railHeight(size);
  return (
    <Card title={title} actions={more} flush>
      {choice && <div className={styles.choice}>{choice}</div>}
      <div style={{ minHeight: height }}>
        <Loadable result={result} height={height} skeleton={<RailSkeleton size={size} />}>
          {({ rows }) => (
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.key} scope="col" className={cellClass(column)}>
                      {column.label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, size).map((row, index) => (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <td key={column.key} className={cellClass(column)}>
                        {column.cell(row, index)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Loadable>
      </div>
    </Card>
  );
}

function cellClass<Row>({ align, grow }: RailColumn<Row>): string {
  return cx(align && styles.right, grow && styles.grow);
}

function RailSkeleton({ size }: { readonly size: number }) {
  return (
    <div className={styles.skeleton}>
      <SkeletonLines lines={size + 1} lineHeight={ROW_HEIGHT} />
    </div>
  );
}
