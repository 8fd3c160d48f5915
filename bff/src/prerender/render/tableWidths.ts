import type { ColumnFacts } from '@coinmirror/shared/columns/column.ts';
import { type Html, html } from '../html.ts';

interface TableWidths {
  /** The narrowest that the table may be and how many columns share what is over, wide and on a phone. */
  readonly style: string;
  readonly cols: Html;
}

/** The widths of a table's columns, as the page's own table has them (`web/src/ui/table/layout.ts`). */
export function widthsOf<Row>(columns: readonly ColumnFacts<Row>[]): TableWidths {
  const onPhone = columns.filter(({ phone }) => phone !== 'hidden');
  const widths = {
    min: sum(columns.map(({ width }) => width)),
    sized: shared(columns),
    'phone-min': sum(onPhone.map(({ width, phoneWidth }) => phoneWidth ?? width)),
    'phone-sized': shared(onPhone),
  };
  const style = Object.entries(widths).map(
    ([name, value]) => `--${name}:${value}${/min/.test(name) ? 'px' : ''}`,
  );
  const cols = columns.map((column, index) => col(column, index === growsAt(columns)));
  return { style: style.join(';'), cols: html`<colgroup>${cols}</colgroup>` };
}

/** Columns that share what a wide page leaves over. */
function shared<Row>(columns: readonly ColumnFacts<Row>[]): number {
  return Math.max(1, columns.filter((column, index) => index !== growsAt(columns) && !column.pin).length);
}

/** Of the columns that grow, the first takes what the others leave over. */
function growsAt<Row>(columns: readonly ColumnFacts<Row>[]): number {
  return columns.findIndex(({ grow }) => grow);
}

function col<Row>({ width, phoneWidth = width, pin, phone }: ColumnFacts<Row>, grows: boolean): Html {
  const names = [pin ? 'o-kept' : 'o-sized', phone === 'hidden' && 'o-wide'].filter(Boolean);
  if (grows) return html`<col />`;
  const own = phoneWidth === width ? '' : `;--phone-width:${phoneWidth}px`;
  return html`<col class="${names.join(' ')}" style="--width:${width}px${own}" />`;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
