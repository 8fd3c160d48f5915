import type { ReactNode } from 'react';
import type { Column } from '../table/column.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** The star, first in its row; `draw` brings it, since starring belongs to a feature. */
export function starColumn<Row>(draw: (row: Row) => ReactNode): Column<Row> {
  return {
    id: 'star',
    label: '自选',
    heading: <VisuallyHidden>自选</VisuallyHidden>,
    width: 36,
    align: 'center',
    pin: true,
    always: true,
    interactive: true,
    cell: draw,
  };
}
