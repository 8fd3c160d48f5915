import type { ColumnFacts } from '@coinmirror/shared/columns/column.ts';
import { columnWidths } from '@coinmirror/shared/columns/columnWidths.ts';
import { type Html, html } from '../html.ts';

interface TableWidths {
  /** The narrowest that the table may be and how many columns share what is over, wide and on a phone. */
  readonly style: string;
  readonly cols: Html;
}

/** The widths of a table's columns, as the page's own table has them. */
export function widthsOf<Row>(columns: readonly ColumnFacts<Row>[]): TableWidths {
  const wide = columnWidths(columns);
  const phone = columnWidths(
    columns.filter((column) => column.phone !== 'hidden'),
    true,
  );
  const cols = columns.map((column, index) => col(column, index === wide.growsAt));
  return {
    style: `--min:${wide.min}px;--sized:${wide.sized};--phone-min:${phone.min}px;--phone-sized:${phone.sized}`,
    cols: html`<colgroup>${cols}</colgroup>`,
  };
}

function col<Row>({ width, phoneWidth = width, pin, phone }: ColumnFacts<Row>, grows: boolean): Html {
  const names = [pin ? 'o-kept' : 'o-sized', phone === 'hidden' && 'o-wide'].filter(Boolean);
  if (grows) return html`<col />`;
  const own = phoneWidth === width ? '' : `;--phone-width:${phoneWidth}px`;
  return html`<col class="${names.join(' ')}" style="--width:${width}px${own}" />`;
}
