import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import { accountName } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import type { Column, DrawCell } from '../table/column.ts';
import { Time } from '../time/Time.tsx';
import { TimeAgo } from '../time/TimeAgo.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './columns.module.css';
import { SubjectCell } from './SubjectCell.tsx';

/** Logos of the rows that a first screen shows are fetched at once, the others when they come near. */
const FIRST_SCREEN = 12;

/** What a page draws in the cells of some columns instead of their words, by the columns' ids. */
export type Cells<Row> = Readonly<Record<string, DrawCell<Row>>>;

/**
 * Columns of shared as React draws them. A cell may be dressed (a logo, a live price, a button); its name, value and
 * line in a file stay those of its column.
 */
export function dressed<Row>(
  columns: readonly ColumnData<Row>[],
  cells: Cells<Row> = {},
): readonly Column<Row>[] {
  return columns.map((column) => {
    const { content: _words, heading, ...facts } = column;
    const own = cells[column.id];
    return {
      ...facts,
      ...(heading !== undefined && { heading: heading || <VisuallyHidden>{column.label}</VisuallyHidden> }),
      ...(own ? { cell: own } : drawingOf(column)),
    };
  });
}

/** How a column is drawn that no page dresses. Numbers and words are the cell itself: they need no element of their own. */
function drawingOf<Row>({
  content,
  rowHeader = false,
}: ColumnData<Row>): Pick<Column<Row>, 'written' | 'cell'> {
  switch (content.as) {
    case 'number':
      return { written: content.write };
    case 'text':
      return { written: (row) => wordsOf(content.read(row)) };
    case 'time': {
      const { read } = content;
      return content.form === 'ago'
        ? { cell: (row) => <TimeAgo time={read(row)} /> }
        : { cell: (row) => <Time value={read(row)} form="date" /> };
    }
    case 'subject':
      return {
        cell: (row, index) => (
          <SubjectCell subject={content.read(row)} main={rowHeader} eager={index < FIRST_SCREEN} />
        ),
      };
    case 'account':
      return { cell: (row) => <Account url={content.read(row)} /> };
    case 'drawn':
      return {};
  }
}

/** Words that the cell may have to cut, whole in the hint. */
function wordsOf(text: string): Written {
  return text === '' ? { text: MISSING } : { text, title: text };
}

function Account({ url }: { readonly url: string }) {
  if (url === '') return MISSING;
  return (
    <ExternalLink href={url} className={styles.cut}>
      {accountName(url)}
    </ExternalLink>
  );
}
