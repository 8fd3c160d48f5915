import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { useState } from 'react';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { CoinBubbles } from './CoinBubbles.tsx';
import { CoinHeatMap } from './CoinHeatMap.tsx';
import styles from './marketCharts.module.css';
import { PERIODS, type Period } from './period.ts';

export interface CoinMapsProps {
  readonly rows: readonly CoinRow[];
  readonly asOf: number;
  /** Opens a coin's address. */
  readonly onOpen: (href: string) => void;
}

/** Heat map and bubbles over one period, which the visitor chooses. */
export function CoinMaps(props: CoinMapsProps) {
  const [period, setPeriod] = useState<Period>('24H');
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.heading}>热力图</h2>
        <Segmented label="涨跌周期" options={PERIODS} value={period} onChange={setPeriod} />
      </div>
      <CoinHeatMap {...props} period={period} />
      <section className={styles.part}>
        <h2 className={styles.heading}>气泡图</h2>
        <CoinBubbles rows={props.rows} asOf={props.asOf} period={period} />
      </section>
    </>
  );
}
