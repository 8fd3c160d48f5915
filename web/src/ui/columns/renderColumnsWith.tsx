import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import type { Column, DrawCell } from '../table/column.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** What a page draws in the cells of some columns instead of their words, by the columns' ids. */
export type Cells<Row> = Readonly<Record<string, DrawCell<Row>>>;

/**
 * Columns of shared as React draws them: numbers and words as they are, what `cells` names by itself, the rest by
 * `draw`. A name, a value and a line in a file stay those of the column.
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

/** Numbers and words are the cell itself: they need no element of their own. */
function writtenOf<Row>(content: ColumnData<Row>['content']): Column<Row>['written'] {
  if (content.as === 'number') return content.write;
  return content.as === 'text' ? (row) => wordsOf(content.read(row)) : undefined;
}

/** Words that the cell may have to cut, whole in the hint. */
function wordsOf(text: string): Written {
  return text === '' ? { text: MISSING } : { text, title: text };
}
