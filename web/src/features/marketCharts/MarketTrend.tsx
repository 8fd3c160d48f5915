import { useMemo } from 'react';
import { useMarketTrendQuery } from '#api/endpoints/activity.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './marketCharts.module.css';
import { shareSeries, trendSeries } from './trendSeries.ts';

const DAYS = 1095;
const HEIGHT = 320;
/** Height of the chart frame: tools above, source and legend below. */
const PANEL_HEIGHT = 108;
const SOURCE = '市值前 40 名币种的日收盘价 × 今日流通量，按占全市场的比例折算';

const NONE: readonly never[] = [];
const VALUE_AXES = { left: '总市值', right: '24H成交额' };

/** Total market value and volume, day by day, and the shares of the value. */
export function MarketTrend() {
  const result = useMarketTrendQuery({ days: DAYS });
  const points = result.data?.value ?? NONE;
  const totals = useMemo(() => trendSeries(points), [points]);
  const shares = useMemo(() => shareSeries(points), [points]);
  return (
    <Loadable
      result={result}
      height={2 * (HEIGHT + PANEL_HEIGHT)}
      skeleton={<Skeleton height={2 * (HEIGHT + PANEL_HEIGHT)} />}
      isEmpty={(value) => value.length === 0}
      empty="还没有市值数据"
    >
      {(_value, { asOf }) => (
        <>
          <section className={styles.part}>
            <div className={styles.bar}>
              <h2 className={styles.heading}>总市值与成交额</h2>
              <SeriesLinks of="marketcap" />
            </div>
            <TimeSeriesChart
              title="加密货币总市值与成交额"
              source={SOURCE}
              asOf={asOf}
              height={HEIGHT}
              series={totals}
              axisNames={VALUE_AXES}
              firstRange="1y"
              log="offered"
            />
          </section>
          <section className={styles.part}>
            <h2 className={styles.heading}>市值占比</h2>
            <TimeSeriesChart
              title="BTC、ETH 与其他币种的市值占比"
              source={`${SOURCE}；分母含稳定币`}
              asOf={asOf}
              height={HEIGHT}
              series={shares}
              firstRange="1y"
            />
          </section>
        </>
      )}
    </Loadable>
  );
}
