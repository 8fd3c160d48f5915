import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Checkbox } from '../../checkbox/Checkbox.tsx';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { type Column, defaultColumnIds, WIDE } from '../column.ts';
import styles from './tools.module.css';

export interface ColumnBoxesProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'label' | 'always' | 'optional' | 'wide'>[];
  /** Null is the default set. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (ids: readonly string[] | null) => void;
}

/** The checkboxes respond at once; the table follows when the address has changed. */
export function ColumnBoxes({ columns, chosen, onChoose }: ColumnBoxesProps) {
  const isWide = useMediaQuery(WIDE);
  const [ids, setIds] = useState<readonly string[]>(chosen ?? defaultColumnIds(columns, isWide));
  function toggle(id: string, on: boolean) {
    const next = columns.map((column) => column.id).filter((one) => (one === id ? on : ids.includes(one)));
    setIds(next);
    onChoose(next);
  }
  function restore() {
    setIds(defaultColumnIds(columns, isWide));
    onChoose(null);
  }
  return (
    <>
      <div className={styles.choices}>
        {columns
          .filter((column) => !column.always)
          .map((column) => (
            <Checkbox
              key={column.id}
              label={column.label}
              checked={ids.includes(column.id)}
              onChange={(event) => toggle(column.id, event.target.checked)}
            />
          ))}
      </div>
      <footer className={styles.foot}>
        <Button size="s" disabled={chosen === null} onClick={restore}>
          恢复默认
        </Button>
      </footer>
    </>
  );
}
