import { CloseIcon } from '../../icon/icons.ts';
import type { Column } from '../column.ts';
import type { Bounds } from '../tableQuery.ts';
import { shownBound } from './shownBound.ts';
import styles from './tools.module.css';

export interface FilterChipsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: Readonly<Record<string, Bounds>>;
  readonly onChange: (filters: Readonly<Record<string, Bounds>>) => void;
}

/** The active filters, each with a button that removes it. */
export function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
  const set = columns.flatMap((column) => {
    const bounds = filters[column.id];
    return bounds && column.filter
      ? [{ id: column.id, text: chipText(column.label, column.filter, bounds) }]
      : [];
  });
  if (set.length === 0) return null;
  function remove(id: string) {
    const { [id]: _removed, ...rest } = filters;
    onChange(rest);
  }
  return (
    <ul className={styles.chips} aria-label="当前筛选">
      {set.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => remove(id)}
            aria-label={`取消筛选：${text}`}
          >
            {text}
            <CloseIcon size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipText(
  label: string,
  { unit, scale }: { unit: string; scale: number },
  { min, max }: Bounds,
): string {
  const low = shownBound(min, scale);
  const high = shownBound(max, scale);
  if (high === '') return `${label} ≥ ${low} ${unit}`;
  if (low === '') return `${label} ≤ ${high} ${unit}`;
  return `${label} ${low}–${high} ${unit}`;
}
