import { columnWidths } from '@coinmirror/shared/columns/columnWidths.ts';
import { type PhoneColumn, phoneColumns } from '@coinmirror/shared/columns/phoneColumns.ts';
import { type PhonePages, pageOf, phonePages } from '@coinmirror/shared/columns/phonePages.ts';
import { rem } from '@coinmirror/shared/constants/rem.ts';
import type { CSSProperties } from 'react';
import { cx } from '../classNames.ts';
import { cellClass } from './cellClass.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';

/** A column in the layout: everything the header, the body and the skeleton share. */
export interface PlacedColumn<Row> extends PhoneColumn<Column<Row>> {
  /** The last pinned column: it draws the edge under which the rest scrolls. */
  readonly edge: boolean;
  /** The first column of a page that a phone swipes to. */
  readonly startsPage: boolean;
  /** On a phone: shares the box with the others of its page. */
  readonly isPaged: boolean;
  /** The first growing column: takes the remaining width. */
  readonly grows: boolean;
  /** Classes of its body cells. */
  readonly cellClass: string;
  /** Custom properties of its cells (offset while pinned). */
  readonly cellStyle: CSSProperties | undefined;
  /** Custom properties of its <col>. */
  readonly colStyle: CSSProperties;
}

export interface TableLayout<Row> {
  /** The viewport is as narrow as a phone's. */
  readonly onPhone: boolean;
  /** Rows have two lines: on a phone, where columns stand under others. */
  readonly isTall: boolean;
  readonly placed: readonly PlacedColumn<Row>[];
  /** How many pages of columns a phone swipes through; 0 where they all fit. */
  readonly pages: number;
  /** Index of the column whose cells hold the row link: the first that is not pinned; -1 when there is none. */
  readonly linkAt: number;
  /** Minimum width of the table before it scrolls inside its frame. */
  readonly tableStyle: CSSProperties;
}

/** Widths and pinned offsets, as custom properties for the style sheet. */
export function layoutColumns<Row>(columns: readonly Column<Row>[], onPhone = false): TableLayout<Row> {
  const own = onPhone ? phoneColumns(columns) : columns.map((column) => ({ column, under: undefined }));
  const { growsAt, widths, min, sized } = columnWidths(
    own.map(({ column }) => column),
    onPhone,
  );
  const parted = onPhone ? phonePages(own.map(({ column }) => column)) : NO_PAGES;
  let taken = 0;
  const placed = own.map(({ column, under }, index): PlacedColumn<Row> => {
    const width = widths[index] ?? 0;
    const page = pageOf(parted, index);
    const isPaged = page !== undefined && !page.isWide;
    const edge = Boolean(column.pin) && !own[index + 1]?.column.pin;
    const isInteractive = column.interactive || under?.interactive;
    const cellStyle = column.pin ? properties({ left: taken }) : undefined;
    taken += width;
    return {
      column,
      under,
      edge,
      startsPage: page?.start === index,
      isPaged,
      grows: index === growsAt,
      cellClass: cellClass(
        column,
        edge,
        cx(styles.cell, isInteractive && styles.interactive, under && styles.twoLines),
      ),
      cellStyle,
      colStyle: {
        ...(index !== growsAt && properties({ width })),
        ...(isPaged && { ...properties({ room: page.room }), ...counts({ count: page.count }) }),
      },
    };
  });
  return {
    onPhone,
    isTall: placed.some(({ under }) => under !== undefined),
    placed,
    pages: parted.pages.length,
    linkAt: own.findIndex(({ column }) => !column.pin),
    tableStyle: { ...properties({ min }), ...counts({ sized }), ...pagedStyle(parted, widths) },
  };
}

const NO_PAGES: PhonePages = { pinned: 0, pages: [] };

/** What the width of a table in pages is made of: the columns of fixed width, and how many boxes are filled. */
function pagedStyle({ pinned, pages }: PhonePages, widths: readonly number[]): CSSProperties {
  if (pages.length === 0) return {};
  const wide = pages.reduce((sum, { isWide, start }) => sum + (isWide ? (widths[start] ?? 0) : 0), 0);
  const filled = pages.filter(({ isWide }) => !isWide).length;
  return { ...properties({ pinned, fixed: pinned + wide }), ...counts({ filled }) };
}

function properties(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, px]) => [`--${name}`, rem(px)]));
}

function counts(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, count]) => [`--${name}`, count]));
}
