import { formatMoney } from '@coinmirror/shared/format/money.ts';
import type { ChosenRanking } from '#features/rankings/useRanking.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { arrangeRows } from '#ui/table/arrange.ts';
import type { Column } from '#ui/table/column.ts';
import { useTableState } from '#ui/table/useTableState.ts';

const SHOWN = 10;

/** What a ranking's picture tells of a row. */
export interface PictureFigure<Row> {
  /** What the figures are, for the line under the title. */
  readonly label: string;
  readonly nameOf: (row: Row) => string;
  /** An amount in USD, or the figure in words; without either the price is shown. */
  readonly amountOf?: (row: Row) => number | null;
  readonly textOf?: (row: Row) => string;
  readonly priceOf?: (row: Row) => number | null;
  /** A change in %, at the right, where the ranking has one. */
  readonly changeOf?: (row: Row) => number | null;
}

interface RankingPictureProps<Row> {
  readonly ranking: ChosenRanking;
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly figure: PictureFigure<Row>;
}

/** 分享图 of a ranking: its first ten rows as they stand. */
export function RankingPicture<Row>({ ranking, columns, result, figure }: RankingPictureProps<Row>) {
  const state = useTableState(ranking.name);
  const { unit, rates } = useDisplay();
  const { nameOf, textOf, amountOf, priceOf, changeOf } = figure;
  const words =
    textOf ?? (amountOf && ((row: Row) => formatMoney(amountOf(row), { unit, rates, kind: 'amount' })));
  function source() {
    const { data } = result;
    if (data === undefined || data.value.rows.length === 0) return null;
    const rows = arrangeRows(data.value.rows, columns, state).slice(0, SHOWN);
    const chosen = ranking.switches.map(({ key }) => ranking.chosen(key).label).join(' · ');
    return {
      title: ranking.title,
      subtitle: [`前 ${rows.length} 名`, figure.label, chosen].filter((part) => part !== '').join('，'),
      asOf: data.asOf,
      rows: rows.map((row) => ({
        name: nameOf(row),
        price: priceOf?.(row) ?? null,
        change: changeOf?.(row) ?? null,
        ...(words ? { figure: words(row) } : {}),
      })),
    };
  }
  return <SharePictureButton source={source} />;
}
