import { Suspense } from 'react';
import { Button } from '../../button/Button.tsx';
import { ColumnsIcon } from '../../icon/icons.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { Popover } from '../../popover/Popover.tsx';
import type { Column } from '../column.ts';

const { Part: ColumnBoxes, preload } = lazyPart(async () => (await import('./ColumnBoxes.tsx')).ColumnBoxes);

export interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Null is the default set. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (ids: readonly string[] | null) => void;
}

/** Chooses the table's columns; remembered on this device and kept in the address. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  return (
    <Popover
      label="选择列"
      align="end"
      onNear={preload}
      trigger={(trigger) => (
        <Button {...trigger} size="s" icon={<ColumnsIcon aria-hidden="true" />}>
          列
        </Button>
      )}
    >
      <Suspense fallback={null}>
        <ColumnBoxes {...props} />
      </Suspense>
    </Popover>
  );
}
