import type { Column } from '@coinmirror/shared/columns/column.ts';
import { useMemo } from 'react';
import { dressed } from '#ui/columns/dressed.tsx';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from './FactGrid.module.css';

interface FactGridProps<Row> {
  /** What is said of it; keep it stable. */
  readonly facts: readonly Column<Row>[];
  readonly row: Row;
}

/** The facts of one thing, named and in the visitor's unit, with the way to what each means. */
export function FactGrid<Row>({ facts, row }: FactGridProps<Row>) {
  const display = useDisplay();
  const columns = useMemo(() => dressed(facts), [facts]);
  return (
    <dl className={styles.grid}>
      {columns.map(({ id, label, definition, written, cell }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>
            {label}
            {definition && <FactMark id={definition} label={label} />}
          </dt>
          <dd className={styles.value}>
            {cell?.(row, 0, { onPhone: false }) ??
              (written && <NumberText written={written(row, display)} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
