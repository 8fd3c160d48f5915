import type { Column, Content, Subject } from '@coinmirror/shared/columns/column.ts';
import { accountName } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatDate, formatRelative } from '@coinmirror/shared/format/time.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import { timeOf } from './parts.ts';
import { widthsOf } from './tableWidths.ts';

/**
 * Rows of a tall screen, or of two phone screens; the app draws the rest. Every row is laid out around the first frame,
 * and fifty kept a phone busy for a third of a second.
 */
const ROWS = 24;

/** Logos of the first screen. The app shows the same files, so none is fetched twice. */
const LOGOS = 12;

/** Money as the page writes it at first. */
const TERMS = { unit: 'usd', rates: {} } as const;

/**
 * The first rows of a list as a table of links: the columns that the page shows unless others are chosen, in their
 * words and widths.
 */
export function tableOf<Row>(all: readonly Column<Row>[], list: readonly Row[], now = Date.now()): Html {
  const columns = all.filter(({ optional }) => !optional);
  const rows = list
    .slice(0, ROWS)
    .map((row, index) => html`<tr>${columns.map((column) => cellOf(column, row, index, now))}</tr>`);
  const { style, cols } = widthsOf(columns);
  const head = html`<thead><tr>${columns.map(headingOf)}</tr></thead>`;
  return html`<div class="o-scroll"><table class="o-table" style="${style}">${cols}${head}<tbody>${rows}</tbody></table></div>`;
}

function headingOf<Row>(column: Column<Row>): Html {
  return html`<th${classed(column)}>${column.heading ?? column.label}</th>`;
}

function cellOf<Row>(column: Column<Row>, row: Row, index: number, now: number): Html {
  const { content, rowHeader } = column;
  if (content.as === 'number') return written(content.write(row, TERMS), column);
  if (content.as === 'subject' && rowHeader) {
    return html`<th scope="row" class="o-name">${named(content.read(row), index)}</th>`;
  }
  return html`<td${classed(column)}>${wordsOf(content, row, index, now)}</td>`;
}

function written<Row>({ text, direction, arrow, mark }: Written, column: Column<Row>): Html {
  const drawnArrow = arrow === undefined ? html`` : html` data-arrow="${arrow}"`;
  const drawnMark = mark === undefined ? html`` : html` data-mark="${mark}"`;
  return html`<td${classed(column, direction)}${drawnArrow}${drawnMark}>${text}</td>`;
}

function wordsOf<Row>(
  content: Exclude<Content<Row>, { as: 'number' }>,
  row: Row,
  index: number,
  now: number,
): Html {
  switch (content.as) {
    case 'text':
      return html`${content.read(row) || MISSING}`;
    case 'account':
      return html`${accountName(content.read(row)) || MISSING}`;
    case 'time': {
      const time = content.read(row);
      if (time === null) return html`${MISSING}`;
      const text = content.form === 'date' ? formatDate(time) : formatRelative(time, now);
      return timeOf(time, text);
    }
    case 'subject': {
      const subject = content.read(row);
      return subject === null ? html`${MISSING}` : linked(subject, html`${subject.name}`);
    }
    case 'ordinal':
      return html`${String(index + 1)}`;
    case 'drawn':
      return html``;
  }
}

/** What a row is about: its picture where it has room for one, its name, what stands small under it. */
function named(subject: Subject | null, index: number): Html {
  if (subject === null) return html`${MISSING}`;
  const { name, note, logo } = subject;
  const small = note === undefined ? html`` : html`<span>${note}</span>`;
  return linked(subject, html`${pictureOf(logo, index)}<b>${name}</b>${small}`);
}

function pictureOf(logo: string | undefined, index: number): Html {
  if (logo === undefined) return html``;
  return logo !== '' && index < LOGOS
    ? html`<img src="${logo}" alt="" width="24" height="24" decoding="async" />`
    : html`<i></i>`;
}

/** A subject without a page is an anchor without href, which takes the same place. */
function linked({ link }: Subject, words: Html): Html {
  return link === null ? html`<a>${words}</a>` : html`<a href="${hrefOfLink(link)}">${words}</a>`;
}

/** Most cells are numbers, at the right; the others say where their words stand. */
function classed<Row>(column: Column<Row>, direction?: Written['direction']): Html {
  const { align = 'left', rowHeader, phone } = column;
  const names = [
    rowHeader && 'o-name',
    !rowHeader && align === 'left' && 'o-left',
    align === 'center' && 'o-center',
    phone === 'hidden' && 'o-wide',
    direction && direction !== 'none' && `o-${direction}`,
  ].filter((name) => typeof name === 'string');
  return names.length === 0 ? html`` : html` class="${names.join(' ')}"`;
}
