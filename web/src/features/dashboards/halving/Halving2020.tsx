import type { CoinHistory } from '@coinmirror/shared/contract/coin/history.ts';
import { PAST_HALVINGS } from '@coinmirror/shared/indicators/halving.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';

const HEIGHT = 380;
const AXES = { left: '比特币价格' };
const WHOLE = [{ key: 'all', label: '全部', days: null }] as const;
const DAY_OF_2020 = PAST_HALVINGS.find(({ height }) => height === 630_000)?.time ?? 0;
const EVENTS = [
  { time: Date.UTC(2020, 2, 12), title: '3 月 12 日：全球市场流动性危机' },
  { time: DAY_OF_2020, title: '第三次减半：12.5 → 6.25 枚' },
  { time: Date.UTC(2020, 7, 11), title: 'MicroStrategy 宣布首次买入比特币' },
  { time: Date.UTC(2021, 1, 8), title: '特斯拉披露买入比特币' },
];

/** A year and a half around the third halving. */
export function Halving2020({ value, asOf }: { readonly value: CoinHistory; readonly asOf: number }) {
  const series = useMemo(
    (): readonly TimeSeries[] => [
      {
        key: 'price',
        name: '比特币价格',
        kind: 'price',
        closesOf: 'bitcoin',
        points: value.days.map(({ time, close }) => [time, close] as const).toSorted(([a], [b]) => a - b),
      },
    ],
    [value],
  );
  return (
    <PageSection title="减半前后的价格">
      <TimeSeriesChart
        title="2020 年减半前后的比特币价格"
        source="各交易平台成交汇总，日线收盘价"
        asOf={asOf}
        height={HEIGHT}
        series={series}
        events={EVENTS}
        ranges={WHOLE}
        axisNames={AXES}
        log="offered"
      />
    </PageSection>
  );
}
