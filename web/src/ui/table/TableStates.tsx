import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';
import { cellClass } from './TableHead.tsx';

/** Rows of the same size as the real ones, each with one soft bar in every cell. */
export function SkeletonBody<Row>({
  layout,
  count,
}: {
  readonly layout: TableLayout<Row>;
  readonly count: number;
}) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place-holders have nothing but their place
        <tr key={index} className={styles.row}>
          {layout.placed.map((place) => (
            <td key={place.column.id} className={cellClass(place, styles.cell)} style={place.cellStyle}>
              <span className={styles.bone} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A sentence in the place of the rows (empty, failed). It stays in sight however far the table is scrolled. */
export function MessageBody({
  columnCount,
  children,
}: {
  readonly columnCount: number;
  readonly children: ReactNode;
}) {
  return (
    <tbody>
      <tr>
        <td colSpan={columnCount} className={styles.message}>
          <div className={styles.messageBox}>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}
