import type { CoinHistory } from '@coinmirror/shared/contract/coin/history.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { candleSource } from '../chart/candleSource.ts';
import styles from './History.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) => `${month + 1}月`);

export interface HighMapProps {
  readonly name: string;
  readonly history: CoinHistory;
  readonly asOf: number;
}

/** Years by months: the highest price of each. */
export function HighMap({ name, history, asOf }: HighMapProps) {
  const rows = useMemo(
    () => history.years.map(({ year, highs }) => ({ name: String(year), values: highs })),
    [history.years],
  );
  return (
    <section aria-label="每月最高价" className={styles.chart}>
      <h2>每月最高价</h2>
      <HeatMap
        title={joinSpaced(name, '每月最高价')}
        source={`${candleSource()}，按北京时间的月份`}
        asOf={asOf}
        columns={MONTHS}
        rows={rows}
        rowName="年份"
        kind="price"
        scale="level"
      />
    </section>
  );
}
