import { useMemo } from 'react';
import { useOtcHistoryQuery } from '#api/endpoints/exchangeRankings.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './rankings.module.css';

const HEIGHT = 320;
const NONE: readonly never[] = [];
const AXES = { left: '溢价', right: '人民币' };
const LEVELS = [{ value: 0, text: '平价' }];

/** The over-the-counter price of Tether against the official rate, day by day. */
export function OtcHistory() {
  const result = useOtcHistoryQuery({});
  const points = result.data?.value ?? NONE;
  const series = useMemo(
    (): readonly TimeSeries[] => [
      {
        key: 'premium',
        name: '溢价',
        kind: 'percent',
        points: points.map(({ time, premium }) => [time, premium]),
      },
      {
        key: 'otc',
        name: 'USDT 场外价',
        kind: 'ratio',
        digits: 3,
        suffix: 'CNY',
        axis: 'right',
        points: points.map(({ time, cny }) => [time, cny]),
      },
      {
        key: 'rate',
        name: '美元汇率',
        kind: 'ratio',
        digits: 3,
        suffix: 'CNY',
        axis: 'right',
        dashed: true,
        points: points.map(({ time, rate }) => [time, rate]),
      },
    ],
    [points],
  );
  return (
    <section className={styles.below}>
      <Loadable result={result} height={HEIGHT + 100} skeleton={<Skeleton height={HEIGHT + 100} />}>
        {(_value, { asOf }) => (
          <TimeSeriesChart
            title="USDT 场外溢价"
            titled
            source="各平台场外买卖中间价均值 ÷ 官方汇率 − 1"
            asOf={asOf}
            height={HEIGHT}
            series={series}
            levels={LEVELS}
            axisNames={AXES}
            firstRange="3m"
          />
        )}
      </Loadable>
    </section>
  );
}
