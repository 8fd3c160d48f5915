import { cx } from '../classNames.ts';
import styles from './DataTable.module.css';
import type { TableLayout } from './layout.ts';

/** Placeholder rows of the real size, with one soft bar in every cell. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have only their position
        <tr key={index} className={styles.row}>
          {layout.placed.map((place) => (
            <td
              key={place.column.id}
              className={cx(place.cellClass, styles.waiting)}
              style={place.cellStyle}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
