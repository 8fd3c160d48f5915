import type { Column } from '@coinmirror/shared/columns/column.ts';
import { type Html, html } from '../html.ts';
import { type PlacedColumn, placedColumns } from './placedColumns.ts';
import { coloured, type Line, lineOf, type RowTerms } from './tableLines.ts';
import { widthsOf } from './tableWidths.ts';

/**
 * Rows of a tall screen, or of two phone screens; the app draws the rest. Every row is laid out around the first frame,
 * and fifty kept a phone busy for a third of a second.
 */
const ROWS = 24;

/**
 * The first rows of a list as a table of links: the columns that the page shows unless others are chosen, in their
 * words and widths.
 */
export function tableOf<Row>(all: readonly Column<Row>[], list: readonly Row[], now = Date.now()): Html {
  const placed = placedColumns(all.filter(({ optional }) => !optional));
  const rows = list
    .slice(0, ROWS)
    .map((row, index) => html`<tr>${placed.map((one) => cellOf(one, { row, index, now }))}</tr>`);
  const { style, cols, isPaged } = widthsOf(placed);
  const tall = placed.some(({ under }) => under !== undefined) ? ' o-tall' : '';
  const pages = isPaged ? ' o-pages' : '';
  const head = html`<thead><tr>${placed.map(headingOf)}</tr></thead>`;
  return html`<div class="o-scroll"><table class="o-table${tall}${pages}" style="${style}">${cols}${head}<tbody>${rows}</tbody></table></div>`;
}

/** The words of a heading, underlined where they have a definition, and the direction of the order in which rows arrive. */
function titleOf<Row>({ heading, label, definition, arrives }: Column<Row>): Html {
  const words = heading ?? label;
  const explained = definition === undefined ? html`${words}` : html`<u>${words}</u>`;
  if (arrives === undefined) return explained;
  return arrives === 'desc' ? html`<b>${explained}</b>` : html`<b class="o-asc">${explained}</b>`;
}

function headingOf<Row>(placed: PlacedColumn<Row>): Html {
  const { column, under } = placed;
  const second = under === undefined ? html`` : html`<span class="o-under">${titleOf(under)}</span>`;
  return html`<th${classed(placed)}>${titleOf(column)}${second}</th>`;
}

function cellOf<Row>(placed: PlacedColumn<Row>, terms: RowTerms<Row>): Html {
  const { column, under } = placed;
  const { text, attributes = html``, direction } = lineOf(column, terms);
  const second = under === undefined ? html`` : underLine(lineOf(under, terms));
  return column.content.as === 'subject' && column.rowHeader
    ? html`<th scope="row"${classed(placed)}>${text}${second}</th>`
    : html`<td${classed(placed, direction)}${attributes}>${text}${second}</td>`;
}

function underLine({ text, attributes = html``, direction }: Line): Html {
  return html`<small class="${['o-under', ...coloured(direction)].join(' ')}"${attributes}>${text}</small>`;
}

/** Most cells are numbers, at the right; the others say where their words stand. */
function classed<Row>({ column, on }: PlacedColumn<Row>, direction?: Line['direction']): Html {
  const { align = 'left', rowHeader } = column;
  const names = [
    rowHeader && 'o-name',
    !rowHeader && align === 'left' && 'o-left',
    align === 'center' && 'o-center',
    on !== 'both' && `o-${on}`,
    ...coloured(direction),
  ].filter((name) => typeof name === 'string');
  return names.length === 0 ? html`` : html` class="${names.join(' ')}"`;
}
