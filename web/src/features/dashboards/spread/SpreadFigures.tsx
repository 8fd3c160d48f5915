import { spreadColumns, spreadPercent } from '@coinmirror/shared/columns/dashboards/spread.ts';
import type { SpotSpread, SpreadPoint } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const WHOLE = [{ key: 'all', label: '全部', days: null }] as const;
const BANDS = [
  { from: null, to: 0, text: '负溢价', tone: 'warning' },
  { from: 0, to: null, text: '正溢价', tone: 'info' },
] as const;
const AXES = { left: '溢价率', right: '价格' };
const HEIGHT = 340;
const ROWS = 100;
const rowKey = ({ time }: SpreadPoint) => String(time);

/** The spreads over time, and the underlying prices. */
export function SpreadFigures({ value, asOf }: { readonly value: SpotSpread; readonly asOf: number }) {
  const series = useMemo(() => spreadSeries(value), [value]);
  const columns = useMemo(() => spreadColumns(value), [value]);
  const rows = useMemo(() => value.points.slice(-ROWS).reverse(), [value]);
  return (
    <>
      <PageSection title="溢价率走势" tools={<SeriesLinks of="spread" />}>
        <TimeSeriesChart
          title={joinSpaced(shortExchangeName(value.reference.name), '比特币现货溢价率')}
          source="各交易平台的现货价格"
          asOf={asOf}
          height={HEIGHT}
          series={series}
          ranges={WHOLE}
          bands={BANDS}
          axisNames={AXES}
          newest
        />
      </PageSection>
      <SectionTable
        title="各平台价格与溢价"
        id="spread"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        footnotes={[`最近 ${ROWS} 个时点，时间为北京时间。1 USDT 按 1 USD 计。`]}
      />
    </>
  );
}

function spreadSeries({ reference, others, points }: SpotSpread): readonly TimeSeries[] {
  return [
    ...others.map(
      ({ code, name }, at): TimeSeries => ({
        key: code,
        name: joinSpaced('对', shortExchangeName(name)),
        kind: 'percent',
        points: points.map((point) => [point.time, spreadPercent(point, at)]),
      }),
    ),
    {
      key: 'price',
      name: joinSpaced(shortExchangeName(reference.name), '价格'),
      kind: 'price',
      axis: 'right',
      color: 'neutral',
      points: points.map((point) => [point.time, point.reference]),
    },
  ];
}
