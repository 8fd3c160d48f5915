import { type FormEvent, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import type { Bounds } from '../tableQuery.ts';
import { complaintsOfBounds, type FilterColumn, readBounds } from './bounds.ts';
import { shownBound } from './shownBound.ts';
import styles from './tools.module.css';

export interface FilterFormProps {
  readonly columns: readonly FilterColumn[];
  readonly filters: Readonly<Record<string, Bounds>>;
  readonly onApply: (filters: Readonly<Record<string, Bounds>>) => void;
}

/** Minimum and maximum of each number column. An empty one is unbounded. */
export function FilterForm({ columns, filters, onApply }: FilterFormProps) {
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({});
  const [complaint] = Object.values(complaints);
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wrong = complaintsOfBounds(columns, form);
    setComplaints(wrong);
    if (Object.keys(wrong).length === 0) onApply(readBounds(columns, form));
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
                isWrong={`${column.id}.min` in complaints}
              />
              <span aria-hidden="true">~</span>
              <BoundInput
                name={`${column.id}.max`}
                label={`${column.label}最大值`}
                value={shownBound(bounds?.max, scale)}
                isWrong={`${column.id}.max` in complaints}
              />
            </fieldset>
          );
        })}
      </div>
      {complaint !== undefined && (
        <p role="alert" className={styles.complaint}>
          {complaint}
        </p>
      )}
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
  readonly isWrong: boolean;
}

function BoundInput({ name, label, value, isWrong }: BoundInputProps) {
  return (
    <input
      className={styles.bound}
      name={name}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      defaultValue={value}
      inputMode="decimal"
      autoComplete="off"
      placeholder="不限"
    />
  );
}
