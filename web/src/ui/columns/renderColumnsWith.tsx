import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import type { Column, DrawCell } from '../table/column.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Custom cells of a page instead of a column's text, by column id. */
export type Cells<Row> = Readonly<Record<string, DrawCell<Row>>>;

/**
 * Renders shared columns in React: numbers and text as they are, columns in `cells` by their own function, the rest by
 * `draw`. Label, value and CSV field stay those of the column.
 */
export function renderColumnsWith<Row>(
  columns: readonly ColumnData<Row>[],
  cells: Cells<Row>,
  draw: (column: ColumnData<Row>) => DrawCell<Row> | undefined = () => undefined,
): readonly Column<Row>[] {
  return columns.map((column) => {
    const { content, heading, ...facts } = column;
    const cell = cells[column.id] ?? draw(column);
    const written = writtenOf(content);
    return {
      ...facts,
      ...(heading !== undefined && { heading: heading || <VisuallyHidden>{column.label}</VisuallyHidden> }),
      ...(cell && { cell }),
      ...(written && { written }),
    };
  });
}

/** Numbers and text are rendered by the cell itself, without an element of their own. */
function writtenOf<Row>(content: ColumnData<Row>['content']): Column<Row>['written'] {
  if (content.as === 'number') return content.write;
  return content.as === 'text' ? (row) => wordsOf(content.read(row), content.none) : undefined;
}

/** Text that the cell may truncate, in full in the tooltip. */
function wordsOf(text: string, none: string = MISSING): Written {
  return text === '' ? { text: none } : { text, title: text };
}
