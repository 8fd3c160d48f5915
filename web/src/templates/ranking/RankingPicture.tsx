import { formatMoney } from '@coinmirror/shared/format/money.ts';
import type { RouteName } from '@coinmirror/shared/pages/pages.ts';
import type { Figure } from '@coinmirror/shared/rankings/ranking.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { arrangeRows } from '#ui/table/arrange.ts';
import type { Column } from '#ui/table/column.ts';
import { useTableState } from '#ui/table/useTableState.ts';

const SHOWN = 10;

interface RankingPictureProps<Row> {
  readonly name: RouteName;
  readonly title: string;
  /** The chosen option of each switch. */
  readonly choices: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly figure: Figure<Row>;
}

/** 分享图 of a ranking: its first ten rows as they stand. */
export function RankingPicture<Row>(props: RankingPictureProps<Row>) {
  const { name, title, choices, columns, result, figure } = props;
  const state = useTableState(name);
  const { unit, rates } = useDisplay();
  const { nameOf, textOf, amountOf, priceOf, changeOf } = figure;
  const words =
    textOf ?? (amountOf && ((row: Row) => formatMoney(amountOf(row), { unit, rates, kind: 'amount' })));
  function source() {
    const { data } = result;
    if (data === undefined || data.value.rows.length === 0) return null;
    const rows = arrangeRows(data.value.rows, columns, state).slice(0, SHOWN);
    const chosen = choices.join(' · ');
    return {
      title,
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
