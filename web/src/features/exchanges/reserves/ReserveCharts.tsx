import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeReserves } from '@coinmirror/shared/contract/exchange/reserves.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import styles from './reserves.module.css';

interface ReserveChartsProps {
  readonly detail: ExchangeDetail;
  readonly reserves: ExchangeReserves;
  readonly asOf: number;
}

const HEIGHT = 280;
const RANGES = [
  { key: '1y', label: '1年', days: 366 },
  { key: 'all', label: '全部', days: null },
] as const;
const LEVELS = [{ value: 100, text: '足额' }];

/** The composition of the reserves, and the ratios month by month. */
export function ReserveCharts({ detail, reserves, asOf }: ReserveChartsProps) {
  const { assets, history } = reserves;
  const slices = useMemo(() => assets.map(({ symbol, value }) => ({ name: symbol, value })), [assets]);
  const series = useMemo((): readonly TimeSeries[] => {
    const line = (key: string, name: string, read: (at: (typeof history)[number]) => number): TimeSeries => ({
      key,
      name,
      kind: 'share',
      points: history.map((at) => [at.time, read(at)]),
    });
    return [
      line('all', '总储备率', ({ all }) => all),
      line('bitcoin', 'BTC', ({ bitcoin }) => bitcoin),
      line('ether', 'ETH', ({ ether }) => ether),
      line('tether', 'USDT', ({ tether }) => tether),
    ];
  }, [history]);
  return (
    <div className={styles.charts}>
      <ShareBar
        label={`${detail.name}资产构成`}
        parts={slices}
        source="平台公布地址的余额 × 现价"
        asOf={asOf}
      />
      {history.length > 0 && (
        <TimeSeriesChart
          title={`${detail.name}储备率`}
          titled
          source="平台按月公布的快照，末点为今日 0 点"
          asOf={asOf}
          height={HEIGHT}
          series={series}
          levels={LEVELS}
          ranges={RANGES}
          firstRange="all"
        />
      )}
    </div>
  );
}
