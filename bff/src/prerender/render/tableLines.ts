import type { Column, Content, Subject } from '@coinmirror/shared/columns/column.ts';
import { accountName } from '@coinmirror/shared/columns/words.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { scaledText } from '@coinmirror/shared/format/scaleWord.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { formatRelative } from '@coinmirror/shared/format/timeWords.ts';
import type { Written } from '@coinmirror/shared/format/written.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import { timeOf } from './parts.ts';

/** Logos of the first screen. The app shows the same files, so none is fetched twice. */
const LOGOS = 12;

/** Money as the page writes it at first. */
const TERMS = { unit: 'usd', rates: {} } as const;

/** The row that cells are about. */
export interface RowTerms<Row> {
  readonly row: Row;
  readonly index: number;
  /** Epoch ms, to which ages are told. */
  readonly now: number;
}

/** What a cell or a line of it says. */
export interface Line {
  readonly text: Html;
  readonly attributes?: Html;
  readonly direction?: Written['direction'];
}

/** A column's text in a row, with what colours it. */
export function lineOf<Row>({ content, rowHeader }: Column<Row>, { row, index, now }: RowTerms<Row>): Line {
  if (content.as === 'subject' && rowHeader) return { text: named(content.read(row), index) };
  if (content.as !== 'number') return { text: wordsOf(content, row, index, now) };
  const { text, direction, arrow, mark } = content.write(row, TERMS);
  const drawnArrow = arrow === undefined ? html`` : html` data-arrow="${arrow}"`;
  const drawnMark = mark === undefined ? html`` : html` data-mark="${mark}"`;
  return { text: scaledOf(text), attributes: html`${drawnArrow}${drawnMark}`, direction };
}

/** The 万 or 亿 of an amount, one step back. */
function scaledOf(text: string): Html {
  const scaled = scaledText(text);
  if (scaled === null) return html`${text}`;
  return html`${scaled.digits}<span class="o-scale">${scaled.scale}</span>${scaled.rest}`;
}

function wordsOf<Row>(
  content: Exclude<Content<Row>, { as: 'number' }>,
  row: Row,
  index: number,
  now: number,
): Html {
  switch (content.as) {
    case 'text':
      return html`${content.read(row) || (content.none ?? MISSING)}`;
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

/** The class of a number's direction. */
export function coloured(direction: Written['direction']): readonly string[] {
  return direction && direction !== 'none' ? [`o-${direction}`] : [];
}
