import { useMemo } from 'react';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { BoardSwitches } from '#features/hotBoards/BoardSwitches.tsx';
import { halfColumns } from '#features/hotBoards/columns/moverColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './hot.module.css';
import { MoverHalf } from './MoverHalf.tsx';

/** `/hot/max.html`: risers and fallers side by side. */
export default function HotMaxPage() {
  const board = useBoard('hotMax');
  const display = useDisplayInAddress();
  const rise = useMaxChangeQuery({ ...board.args, isup: 1 }, HOT_POLLING);
  const drop = useMaxChangeQuery({ ...board.args, isup: 0 }, HOT_POLLING);
  const period = board.chosen('period');
  const columns = useMemo(() => halfColumns(period.value), [period.value]);
  return (
    <>
      <PageHeader title={board.title} summary={board.summary} asOf={rise.data?.asOf ?? null} />
      <div className={styles.switches}>
        <BoardSwitches switches={board.switches} />
        <DisplayTools display={display} />
      </div>
      <div className={styles.halves}>
        <MoverHalf
          title="涨幅榜"
          period={period.label}
          whole={{ to: 'hotRise', period: period.value, top: board.chosen('top').value }}
          columns={columns}
          result={rise}
        />
        <MoverHalf
          title="跌幅榜"
          period={period.label}
          whole={{ to: 'hotDrop', period: period.value, top: board.chosen('top').value }}
          columns={columns}
          result={drop}
          footnotes={board.notes}
        />
      </div>
    </>
  );
}
