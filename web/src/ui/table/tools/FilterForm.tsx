import type { FormEvent } from 'react';
import { Button } from '../../button/Button.tsx';
import type { Bounds } from '../tableQuery.ts';
import { type FilterColumn, readBounds, shownBound } from './bounds.ts';
import styles from './tools.module.css';

export interface FilterFormProps {
  readonly columns: readonly FilterColumn[];
  readonly filters: Readonly<Record<string, Bounds>>;
  readonly onApply: (filters: Readonly<Record<string, Bounds>>) => void;
}

/** Minimum and maximum of each number column. Anything that is not a number counts as unbounded. */
export function FilterForm({ columns, filters, onApply }: FilterFormProps) {
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onApply(readBounds(columns, new FormData(event.currentTarget)));
  }
  return (
    <form onSubmit={apply} noValidate>
      <div className={styles.filters}>
        {columns.map((column) => {
          if (!column.filter) return null;
          const { scale, unit } = column.filter;
          const bounds = filters[column.id];
          return (
            <fieldset key={column.id} className={styles.filter}>
              <legend className={styles.legend}>
                {column.label}
                <span className={styles.unit}>{unit}</span>
              </legend>
              <BoundInput
                name={`${column.id}.min`}
                label={`${column.label}最小值`}
                value={shownBound(bounds?.min, scale)}
              />
              <span aria-hidden="true">~</span>
              <BoundInput
                name={`${column.id}.max`}
                label={`${column.label}最大值`}
                value={shownBound(bounds?.max, scale)}
              />
            </fieldset>
          );
        })}
      </div>
      <footer className={styles.foot}>
        <Button size="s" onClick={() => onApply({})}>
          清除
        </Button>
        <Button size="s" variant="primary" type="submit">
          应用
        </Button>
      </footer>
    </form>
  );
}

interface BoundInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function BoundInput({ name, label, value }: BoundInputProps) {
  return (
    <input
      className={styles.bound}
      name={name}
      aria-label={label}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      placeholder="不限"
    />
  );
}
