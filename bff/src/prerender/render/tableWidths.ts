import { columnWidths } from '@coinmirror/shared/columns/columnWidths.ts';
import { type PhonePage, pageOf, phonePages } from '@coinmirror/shared/columns/phonePages.ts';
import { rem } from '@coinmirror/shared/constants/rem.ts';
import { type Html, html } from '../html.ts';
import type { PlacedColumn } from './placedColumns.ts';

interface TableWidths {
  /** The narrowest that the table may be and how many columns share what is over, wide and on a phone. */
  readonly style: string;
  readonly cols: Html;
  /** A phone swipes through its columns. */
  readonly isPaged: boolean;
}

/** The widths of a table's columns, as the page's own table has them. */
export function widthsOf<Row>(placed: readonly PlacedColumn<Row>[]): TableWidths {
  const shownOn = (screen: 'wide' | 'phone') =>
    placed.flatMap(({ column, on }) => (on === 'both' || on === screen ? [column] : []));
  const onWide = shownOn('wide');
  const onPhone = shownOn('phone');
  const [wide, phone] = [columnWidths(onWide), columnWidths(onPhone, true)];
  const parted = phonePages(onPhone);
  const cols = placed.map((one) =>
    col(one, one.column === onWide[wide.growsAt], pageOf(parted, onPhone.indexOf(one.column))),
  );
  return {
    style: `--min:${rem(wide.min)};--sized:${wide.sized};--phone-min:${rem(phone.min)};--phone-sized:${phone.sized}${pagedStyle(parted, phone.widths)}`,
    isPaged: parted.pages.length > 0,
    cols: html`<colgroup>${cols}</colgroup>`,
  };
}

/** What the width of a table in pages is made of, as the page's own has it. */
function pagedStyle({ pinned, pages }: ReturnType<typeof phonePages>, widths: readonly number[]): string {
  if (pages.length === 0) return '';
  const wide = pages.reduce((sum, { isWide, start }) => sum + (isWide ? (widths[start] ?? 0) : 0), 0);
  const filled = pages.filter(({ isWide }) => !isWide).length;
  return `;--pinned:${rem(pinned)};--fixed:${rem(pinned + wide)};--filled:${filled}`;
}

function col<Row>({ column, on }: PlacedColumn<Row>, grows: boolean, page: PhonePage | undefined): Html {
  const { width, phoneWidth = width, pin } = column;
  const isPaged = page !== undefined && !page.isWide && on !== 'wide';
  const names = [
    !grows && (pin ? 'o-kept' : 'o-sized'),
    isPaged && !grows && 'o-paged',
    on !== 'both' && `o-${on}`,
  ].filter(Boolean);
  const shared = isPaged ? `;--room:${rem(page.room)};--count:${page.count}` : '';
  const own = `${phoneWidth === width ? '' : `;--phone-width:${rem(phoneWidth)}`}${shared}`;
  const size = grows ? html`` : html` style="--width:${rem(width)}${own}"`;
  return names.length === 0 ? html`<col />` : html`<col class="${names.join(' ')}"${size} />`;
}
