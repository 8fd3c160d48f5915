import type { Column as ColumnData } from '@coinmirror/shared/columns/column.ts';
import { accountName } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import type { Column, DrawCell } from '../table/column.ts';
import { Time } from '../time/Time.tsx';
import { TimeAgo } from '../time/TimeAgo.tsx';
import styles from './columns.module.css';
import { type Cells, renderColumnsWith } from './renderColumnsWith.tsx';
import { SubjectCell } from './SubjectCell.tsx';

/** Logos of the first rows load eagerly, the others when they come near. */
const FIRST_SCREEN = 12;

/** Renders shared columns in React; a page can override cells with a logo, a live price or a button. */
export function renderColumns<Row>(
  columns: readonly ColumnData<Row>[],
  cells: Cells<Row> = {},
): readonly Column<Row>[] {
  return renderColumnsWith(columns, cells, cellOf);
}

function cellOf<Row>({ content, rowHeader = false }: ColumnData<Row>): DrawCell<Row> | undefined {
  switch (content.as) {
    case 'time':
      return content.form === 'ago'
        ? (row) => <TimeAgo time={content.read(row)} />
        : (row) => <Time value={content.read(row)} form="date" />;
    case 'subject':
      return (row, index) => (
        <SubjectCell subject={content.read(row)} main={rowHeader} eager={index < FIRST_SCREEN} />
      );
    case 'ordinal':
      return (_row, index) => index + 1;
    case 'account':
      return (row) => <Account url={content.read(row)} />;
    default:
      return undefined;
  }
}

function Account({ url }: { readonly url: string }) {
  if (url === '') return MISSING;
  return (
    <ExternalLink href={url} className={styles.cut}>
      {accountName(url)}
    </ExternalLink>
  );
}
