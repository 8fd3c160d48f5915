import type { WeekFigures } from '@coinmirror/shared/contract/news/weekly.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { type BarGroup, BarsChart } from '#charts/bars/BarsChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import styles from './weekly.module.css';

const HEIGHT = 280;
/** Coins at each end of the ranking. */
const SHOWN = 6;
const SOURCE = '币镜周报的样本：市值居前的币种，北京时间 0 点收盘';

/** The week day by day, its strongest and weakest coins, and the market breadth of each day. */
export function WeekCharts({ week }: { readonly week: WeekFigures }) {
  const days = useMemo(() => week.days.map(({ time }) => formatDate(time).slice(5)), [week]);
  const course = useMemo((): readonly BarGroup[] => {
    const read = (key: 'bitcoin' | 'ethereum' | 'mean') => week.days.map((day) => day[key]);
    return [
      { key: 'bitcoin', name: 'BTC', values: read('bitcoin') },
      { key: 'ethereum', name: 'ETH', values: read('ethereum') },
      { key: 'mean', name: '等权平均', values: read('mean') },
    ];
  }, [week]);
  const ends = useMemo(() => [...week.coins.slice(0, SHOWN), ...week.coins.slice(-SHOWN)], [week]);
  const names = useMemo(() => ends.map(({ symbol }) => symbol), [ends]);
  const changes = useMemo(
    () => [{ key: 'change', name: '周涨跌', values: ends.map(({ change }) => change) }],
    [ends],
  );
  const turnover = useMemo(
    () => [{ key: 'turnover', name: '成交额', values: week.days.map((day) => day.turnover) }],
    [week],
  );
  const about = { source: SOURCE, asOf: week.ends, height: HEIGHT };
  return (
    <div className={styles.charts}>
      <PageSection title="本周走势">
        <BarsChart
          {...about}
          title="自周一起的累计涨跌"
          categories={days}
          groups={course}
          kind="percent"
          categoryName="日期"
          curve
        />
      </PageSection>
      <PageSection title="领涨与领跌">
        <BarsChart
          {...about}
          title="一周涨跌最大的币种"
          categories={names}
          groups={changes}
          kind="percent"
          categoryName="币种"
          signed
          lying
        />
      </PageSection>
      <PageSection title="每日成交额">
        <BarsChart
          {...about}
          title="每日成交额"
          categories={days}
          groups={turnover}
          kind="money"
          categoryName="日期"
        />
      </PageSection>
    </div>
  );
}
