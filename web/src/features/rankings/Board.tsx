import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { cx } from '#ui/classNames.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable, type LoadableResult } from '#ui/state/Loadable.tsx';
import styles from './Board.module.css';

/** Rows of a side panel; the height is kept for as many while they load. */
export const BOARD_SIZE = 10;
const ROW_HEIGHT = 36;
const HEIGHT = (BOARD_SIZE + 1) * ROW_HEIGHT;

export interface BoardColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly align?: 'right';
  /** Takes the width that the others leave, and cuts what is too long. */
  readonly grow?: boolean;
  readonly cell: (row: Row, index: number) => ReactNode;
}

export interface BoardProps<Row> {
  readonly title: ReactNode;
  /** Beside the title: a link to the whole ranking. */
  readonly more?: ReactNode;
  /** Above the rows: the choice of period or side. */
  readonly choice?: ReactNode;
  readonly columns: readonly BoardColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
}

/** A short ranking at the side of a page. Every state has the height of a full board, so nothing moves. */
export function Board<Row>({ title, more, choice, columns, rowKey, result }: BoardProps<Row>) {
  return (
    <Card title={title} actions={more} flush>
      {choice && <div className={styles.choice}>{choice}</div>}
      <div className={styles.body} style={{ minHeight: HEIGHT }}>
        <Loadable result={result} height={HEIGHT} skeleton={<BoardSkeleton />}>
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
                {rows.slice(0, BOARD_SIZE).map((row, index) => (
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

function cellClass<Row>({ align, grow }: BoardColumn<Row>): string {
  return cx(align && styles.right, grow && styles.grow);
}

function BoardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonLines lines={BOARD_SIZE + 1} lineHeight={ROW_HEIGHT} />
    </div>
  );
}
