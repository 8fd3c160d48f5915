import type { Column } from '@coinmirror/shared/columns/column.ts';
import { type Pictured, tablePicture } from '@coinmirror/shared/columns/picture.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

const SHOWN = 10;

export interface TablePictureProps<Row> {
  readonly title: string;
  /** The table's own columns, and which of them are shown. */
  readonly columns: readonly Column<Row>[];
  readonly pictured: Pictured;
  /** The filtered and sorted rows, read when the picture is made. */
  readonly rowsNow: () => readonly Row[];
  /** The time of the rows, epoch ms. */
  readonly asOf: number;
  /** The choices above the table: 7日 · 市值前100. */
  readonly chosen?: string;
}

/** 分享图 of a table: its first ten rows in their order. */
export function TablePicture<Row>(props: TablePictureProps<Row>) {
  const { title, columns, pictured, rowsNow, asOf, chosen = '' } = props;
  const display = useDisplay();
  function source() {
    const { label, rows } = tablePicture(columns, pictured, rowsNow().slice(0, SHOWN), display);
    if (rows.length === 0) return null;
    const subtitle = [`前 ${rows.length} 名的${label}`, chosen].filter((part) => part !== '').join('，');
    return { title, subtitle, asOf, rows };
  }
  return <SharePictureButton source={source} />;
}
