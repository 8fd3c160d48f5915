import { type ReactNode, useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { BoardSwitches } from '#features/hotBoards/BoardSwitches.tsx';
import type { ChosenBoard } from '#features/hotBoards/useBoard.ts';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { placeColumn } from '#ui/columns/valueColumns.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Column } from '#ui/table/column.ts';
import type { RowLink } from '#ui/table/TableRow.tsx';
import { BoardPicture, type PictureFigure } from './BoardPicture.tsx';
import styles from './hot.module.css';
import { type Stars, starsColumn } from './stars.tsx';
import { useOwnRows } from './useOwnRows.ts';

export interface HotBoardPageProps<Row> {
  readonly board: ChosenBoard;
  readonly columns: readonly Column<Row>[];
  readonly result: LoadableResult<{ readonly rows: readonly Row[] }>;
  readonly rowKey: (row: Row) => string;
  readonly rowLink?: RowLink<Row>;
  /** The figure the ranking is about, for its picture. */
  readonly figure: PictureFigure<Row>;
  /** What a star in a row stars; nothing where rows are neither coins nor exchanges. */
  readonly stars?: Stars<Row>;
  /** Between head and table. */
  readonly above?: ReactNode;
  /** The list is not in money. */
  readonly withoutUnit?: boolean;
}

/** A ranking: its switches, unit, stars and picture around the one table. */
export function HotBoardPage<Row>(props: HotBoardPageProps<Row>) {
  const { board, columns, result, rowKey, rowLink, figure, stars, above, withoutUnit = false } = props;
  const display = useDisplayInAddress();
  const own = useOwnRows(result, stars);
  const whole = result.data?.value.rows;
  const shown = useMemo(() => {
    const places = new Map(whole?.map((row, index) => [rowKey(row), index + 1]));
    const place = placeColumn((row: Row) => places.get(rowKey(row)) ?? null);
    return [...(stars ? [starsColumn(stars)] : []), place, ...columns];
  }, [whole, rowKey, stars, columns]);
  return (
    <TableView
      id={board.name}
      title={board.title}
      summary={board.summary}
      columns={shown}
      result={own.result}
      rowKey={rowKey}
      {...(rowLink ? { rowLink } : {})}
      definition={definitionMark}
      footnotes={board.notes}
      above={above}
      tools={
        <div className={styles.tools}>
          <BoardSwitches switches={board.switches} />
          {!withoutUnit && <DisplayTools display={display} />}
          {stars && <Switch label="只看自选" checked={own.only} onChange={own.setOnly} />}
          <BoardPicture board={board} columns={shown} result={own.result} figure={figure} />
        </div>
      }
    />
  );
}
