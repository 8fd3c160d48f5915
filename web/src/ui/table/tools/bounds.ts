import { readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import type { Column } from '../column.ts';
import type { Bounds } from '../tableQuery.ts';

/** The part of a column that its filter uses, independent of the row type. */
export type FilterColumn = Pick<Column<never>, 'id' | 'label' | 'filter'>;

/** Parses the inputs (`price.min`, `price.max`, in the column's unit) as bounds on the sort value. */
export function readBounds(columns: readonly FilterColumn[], form: FormData): Record<string, Bounds> {
  const filters: Record<string, Bounds> = {};
  for (const { id, filter } of columns) {
    if (!filter) continue;
    const typed = [form.get(`${id}.min`), form.get(`${id}.max`)].map((text) => readBound(text, filter.scale));
    const [min = null, max = null] = typed;
    if (min === null && max === null) continue;
    // Swapped bounds are put right.
    const turned = min !== null && max !== null && min > max;
    filters[id] = turned ? { min: max, max: min } : { min, max };
  }
  return filters;
}

/** A bound as it is typed; null for none and for what is no number. */
function readBound(text: FormDataEntryValue | null, scale: number): number | null {
  if (typeof text !== 'string') return null;
  const { value } = readNumericInput(withoutPercent(text));
  return value === undefined ? null : value * scale;
}

/** What is wrong with the inputs, by their names; an empty one is unbounded. */
export function complaintsOfBounds(
  columns: readonly FilterColumn[],
  form: FormData,
): Readonly<Record<string, string>> {
  const names = columns.flatMap(({ id, filter }) => (filter ? [`${id}.min`, `${id}.max`] : []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = form.get(name);
      if (typeof text !== 'string' || text.trim() === '') return [];
      const { complaint } = readNumericInput(withoutPercent(text));
      return complaint === undefined ? [] : [[name, complaint]];
    }),
  );
}

function withoutPercent(text: string): string {
  return text.replace(/[%％]\s*$/, '');
}
