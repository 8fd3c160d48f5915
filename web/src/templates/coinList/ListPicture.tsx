import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { changeOf } from '#features/coins/useLiveQuote.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { arrangeRows } from '#ui/table/arrange.ts';
import type { Column } from '#ui/table/column.ts';
import type { TableState } from '#ui/table/useTableState.ts';

const SHOWN = 10;

interface ListPictureProps {
  readonly title: string;
  readonly columns: readonly Column<CoinRow>[];
  readonly rows: readonly CoinRow[] | undefined;
  readonly asOf: number | null;
  readonly state: TableState;
}

/** 分享图 of a list: its first ten rows as they stand, with price and change. */
export function ListPicture({ title, columns, rows, asOf, state }: ListPictureProps) {
  const { changeBase } = useDisplay();
  function source() {
    if (rows === undefined || asOf === null || rows.length === 0) return null;
    return {
      title,
      subtitle: `前 ${Math.min(SHOWN, rows.length)} 名的价格与${changeBase}涨幅`,
      asOf,
      rows: arrangeRows(rows, columns, state)
        .slice(0, SHOWN)
        .map((row) => ({
          name: coinTitle(row),
          price: row.price,
          change: changeOf(row, changeBase),
        })),
    };
  }
  return <SharePictureButton source={source} />;
}
