import { columnWidths } from '@coinmirror/shared/columns/columnWidths.ts';
import { rem } from '@coinmirror/shared/constants/rem.ts';
import { type Html, html } from '../html.ts';
import type { PlacedColumn } from './placedColumns.ts';

interface TableWidths {
  /** The narrowest that the table may be and how many columns share what is over, wide and on a phone. */
  readonly style: string;
  readonly cols: Html;
}

/** The widths of a table's columns, as the page's own table has them. */
export function widthsOf<Row>(placed: readonly PlacedColumn<Row>[]): TableWidths {
  const shownOn = (screen: 'wide' | 'phone') =>
    placed.flatMap(({ column, on }) => (on === 'both' || on === screen ? [column] : []));
  const onWide = shownOn('wide');
  const [wide, phone] = [columnWidths(onWide), columnWidths(shownOn('phone'), true)];
  const cols = placed.map((one) => col(one, one.column === onWide[wide.growsAt]));
  return {
    style: `--min:${rem(wide.min)};--sized:${wide.sized};--phone-min:${rem(phone.min)};--phone-sized:${phone.sized}`,
    cols: html`<colgroup>${cols}</colgroup>`,
  };
}

function col<Row>({ column, on }: PlacedColumn<Row>, grows: boolean): Html {
  const { width, phoneWidth = width, pin } = column;
  const names = [!grows && (pin ? 'o-kept' : 'o-sized'), on !== 'both' && `o-${on}`].filter(Boolean);
  const own = phoneWidth === width ? '' : `;--phone-width:${rem(phoneWidth)}`;
  const size = grows ? html`` : html` style="--width:${rem(width)}${own}"`;
  return names.length === 0 ? html`<col />` : html`<col class="${names.join(' ')}"${size} />`;
}
