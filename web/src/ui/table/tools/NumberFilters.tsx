import { Suspense } from 'react';
import { Button } from '../../button/Button.tsx';
import { FilterIcon } from '../../icon/icons.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { Popover } from '../../popover/Popover.tsx';
import type { Column } from '../column.ts';
import type { Bounds } from '../tableQuery.ts';

const { Part: FilterForm, preload } = lazyPart(async () => (await import('./FilterForm.tsx')).FilterForm);

export interface NumberFiltersProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: Readonly<Record<string, Bounds>>;
  readonly onChange: (filters: Readonly<Record<string, Bounds>>) => void;
}

/** Filters by number columns, behind one button that shows how many are set. */
export function NumberFilters<Row>({ columns, filters, onChange }: NumberFiltersProps<Row>) {
  const count = Object.keys(filters).length;
  return (
    <Popover
      label="筛选"
      align="end"
      onNear={preload}
      trigger={(props) => (
        <Button {...props} size="s" icon={<FilterIcon aria-hidden="true" />}>
          {count > 0 ? `筛选 ${count}` : '筛选'}
        </Button>
      )}
    >
      {(close) => (
        <Suspense fallback={null}>
          <FilterForm
            columns={columns}
            filters={filters}
            onApply={(next) => {
              onChange(next);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
