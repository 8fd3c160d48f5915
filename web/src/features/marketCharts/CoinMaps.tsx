import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { useState } from 'react';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { CoinBubbles } from './CoinBubbles.tsx';
import { CoinHeatMap } from './CoinHeatMap.tsx';
import styles from './marketCharts.module.css';
import { PERIODS, type Period } from './period.ts';
import { SIZING_OPTIONS, type Sizing } from './sizing.ts';

export interface CoinMapsProps {
  readonly rows: readonly CoinRow[];
  readonly asOf: number;
}

/** Heat map and bubbles over a period the visitor chooses. */
export function CoinMaps(props: CoinMapsProps) {
  const { rows, asOf } = props;
  const [period, setPeriod] = useState<Period>('24H');
  const [sizing, setSizing] = useState<Sizing>('value');
  return (
    <>
      <section className={styles.part}>
        <div className={styles.bar}>
          <h2 className={styles.heading}>热力图</h2>
          <Segmented label="面积" options={SIZING_OPTIONS} value={sizing} onChange={setSizing} />
          <Segmented label="热力图周期" options={PERIODS} value={period} onChange={setPeriod} />
        </div>
        <CoinHeatMap rows={rows} asOf={asOf} period={period} sizing={sizing} />
      </section>
      <section className={styles.part}>
        <div className={styles.bar}>
          <h2 className={styles.heading}>气泡图</h2>
          <Segmented label="气泡图周期" options={PERIODS} value={period} onChange={setPeriod} />
        </div>
        <CoinBubbles {...props} period={period} />
      </section>
    </>
  );
}
