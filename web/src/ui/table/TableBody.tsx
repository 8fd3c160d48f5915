import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.ts';
import type { TableLayout } from './layout.ts';
import { type RowLink, TableRow } from './TableRow.tsx';

/** From here on only the rows near the screen are in the document. */
export const VIRTUAL_FROM = 200;

const { Part: VirtualBody } = lazyPart(async () => (await import('./VirtualBody.tsx')).VirtualBody);

export interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly layout: TableLayout<Row>;
  readonly rowLink: RowLink<Row> | undefined;
  readonly rowHeight: number;
}

/** The rows; a long table loads the means to draw only those near the screen, and shows its first rows meanwhile. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  if (props.rows.length <= VIRTUAL_FROM) return <PlainBody {...props} />;
  const { rows, rowKey, layout, rowLink, rowHeight } = props;
  return (
    <Suspense fallback={<PlainBody {...props} rows={rows.slice(0, VIRTUAL_FROM)} />}>
      <VirtualBody
        count={rows.length}
        rowHeight={rowHeight}
        columnCount={layout.placed.length}
        keyAt={(index) => {
          const row = rows[index];
          return row === undefined ? index : rowKey(row);
        }}
        renderRow={(index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <TableRow
              key={rowKey(row)}
              row={row}
              index={index}
              layout={layout}
              rowLink={rowLink}
              ariaRowIndex={index + 2}
            />
          );
        }}
      />
    </Suspense>
  );
}

function PlainBody<Row>({ rows, rowKey, layout, rowLink }: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={rowKey(row)} row={row} index={index} layout={layout} rowLink={rowLink} />
      ))}
    </tbody>
  );
}
