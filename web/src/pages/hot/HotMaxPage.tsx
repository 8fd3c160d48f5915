import { useMemo } from 'react';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { halfColumns } from '#features/rankings/columns/moverColumns.tsx';
import { RankingSwitches } from '#features/rankings/RankingSwitches.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useDisplayInAddress } from '../home/useDisplayInAddress.ts';
import { DisplayTools } from '../parts/DisplayTools.tsx';
import styles from './hot.module.css';
import { MoverHalf } from './MoverHalf.tsx';

/** `/hot/max.html`: risers and fallers side by side. */
export default function HotMaxPage() {
  const ranking = useRanking('hotMax');
  const display = useDisplayInAddress();
  const rise = useMaxChangeQuery({ ...ranking.args, isup: 1 }, HOT_POLLING);
  const drop = useMaxChangeQuery({ ...ranking.args, isup: 0 }, HOT_POLLING);
  const period = ranking.chosen('period');
  const columns = useMemo(() => halfColumns(period.value), [period.value]);
  return (
    <>
      <PageHeader title={ranking.title} summary={ranking.summary} asOf={rise.data?.asOf ?? null} />
      <div className={styles.switches}>
        <RankingSwitches switches={ranking.switches} />
        <DisplayTools display={display} />
      </div>
      <div className={styles.halves}>
        <MoverHalf
          title="涨幅榜"
          period={period.label}
          whole={{ to: 'hotRise', period: period.value, top: ranking.chosen('top').value }}
          columns={columns}
          result={rise}
        />
        <MoverHalf
          title="跌幅榜"
          period={period.label}
          whole={{ to: 'hotDrop', period: period.value, top: ranking.chosen('top').value }}
          columns={columns}
          result={drop}
          footnotes={ranking.notes}
        />
      </div>
    </>
  );
}
