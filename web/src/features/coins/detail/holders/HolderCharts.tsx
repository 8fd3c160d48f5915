import type { CoinHolder, CoinHolders } from '@coinmirror/shared/contract/coin/holders.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { topShare } from './concentration.ts';
import styles from './Holders.module.css';

export interface HolderChartsProps {
  readonly name: string;
  readonly holders: CoinHolders;
  readonly remaining: readonly CoinHolder[];
}

const SOURCE = '币镜按链上地址统计，每日北京时间 0 点更新';
const HEIGHT = 300;
const RANGES = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
  { key: 'all', label: '全部', days: null },
] as const;

/** The current distribution of the coin, and its history. */
export function HolderCharts({ name, holders, remaining }: HolderChartsProps) {
  const slices = useMemo(() => slicesOf(remaining), [remaining]);
  const series = useMemo(() => seriesOf(holders), [holders]);
  return (
    <div className={styles.charts}>
      <section aria-label="持币分布" className={styles.chart}>
        <h2>持币分布</h2>
        <ShareBar
          label={joinSpaced(name, '持币分布')}
          parts={slices}
          source={SOURCE}
          inOrder
          asOf={holders.updatedAt}
        />
      </section>
      <section aria-label="持币地址趋势" className={styles.chart}>
        <h2>持币地址趋势</h2>
        <TimeSeriesChart
          title={joinSpaced(name, '持币地址数与 Top10 占比')}
          source={SOURCE}
          asOf={holders.updatedAt}
          height={HEIGHT}
          series={series}
          ranges={RANGES}
          firstRange="all"
          axisNames={{ left: '持币地址数', right: 'Top10占比' }}
        />
      </section>
    </div>
  );
}

function slicesOf(holders: readonly CoinHolder[]) {
  const [ten, twenty, fifty, hundred] = [10, 20, 50, 100].map((count) => topShare(holders, count));
  return [
    { name: '前10', value: ten ?? 0 },
    { name: '第11至20', value: (twenty ?? 0) - (ten ?? 0) },
    { name: '第21至50', value: (fifty ?? 0) - (twenty ?? 0) },
    { name: '第51至100', value: (hundred ?? 0) - (fifty ?? 0) },
    { name: '其余地址', value: 100 - (hundred ?? 0), rest: true },
  ];
}

function seriesOf({ days }: CoinHolders): readonly TimeSeries[] {
  return [
    {
      key: 'addresses',
      name: '持币地址数',
      kind: 'count',
      points: days.map((day) => [day.time, day.addressCount]),
    },
    {
      key: 'top10',
      name: 'Top10占比',
      kind: 'share',
      axis: 'right',
      points: days.map((day) => [day.time, day.top10]),
    },
  ];
}
