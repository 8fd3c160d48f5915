import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { Column } from '../column.ts';
import type { Bounds } from '../tableQuery.ts';

/** What of a column its filter reads; the rows do not matter to it. */
export type FilterColumn = Pick<Column<never>, 'id' | 'label' | 'filter'>;

/** A bound as its input shows it, in the column's own unit; '' when open. */
export function shownBound(bound: number | null | undefined, scale: number): string {
  return bound === null || bound === undefined ? '' : plainDecimal(Number((bound / scale).toPrecision(12)));
}

/** What was typed (`price.min`, `price.max`, in the column's unit) as bounds on its sort value. */
export function readBounds(columns: readonly FilterColumn[], form: FormData): Record<string, Bounds> {
  const filters: Record<string, Bounds> = {};
  for (const { id, filter } of columns) {
    if (!filter) continue;
    const typed = [form.get(`${id}.min`), form.get(`${id}.max`)].map((text) => readBound(text, filter.scale));
    const [min = null, max = null] = typed;
    if (min === null && max === null) continue;
    // Typed the wrong way round is meant the right way round.
    const turned = min !== null && max !== null && min > max;
    filters[id] = turned ? { min: max, max: min } : { min, max };
  }
  return filters;
}

/** Full-width digits of a Chinese keyboard are digits too; grouping commas are dropped. */
function readBound(text: FormDataEntryValue | null, scale: number): number | null {
  if (typeof text !== 'string') return null;
  const plain = text.normalize('NFKC').replaceAll(',', '').replace('%', '').trim();
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value * scale : null;
}
