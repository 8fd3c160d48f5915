import { type GasTask, gasTaskColumns, gasTasks } from '@coinmirror/shared/columns/dashboards/gas.ts';
import type { EthGas } from '@coinmirror/shared/contract/dashboards/gas.ts';
import { useMemo } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const RANGES = [
  { key: '3d', label: '3日', days: 3 },
  { key: 'all', label: '14日', days: null },
] as const;
const AXES = { left: 'Gwei' };
const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}时`);
const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const SOURCE = '以太坊主网区块';
const HEIGHT = 300;
/** Decimals of Gwei: a block's price has a precision of thousandths. */
const DIGITS = 3;
const rowKey = ({ name }: GasTask) => name;

/** Costs of typical transactions, the price over time, and the cheap hours. */
export function GasFigures({ value, asOf }: { readonly value: EthGas; readonly asOf: number }) {
  const tasks = useMemo(() => gasTasks(value), [value]);
  const series = useMemo(() => gasSeries(value), [value]);
  const week = useMemo(
    () => value.week.map((values, day) => ({ name: WEEKDAYS[day] ?? '', values })),
    [value],
  );
  return (
    <>
      <SectionTable
        title="常见操作的费用"
        id="gas-tasks"
        columns={gasTaskColumns}
        rows={tasks}
        rowKey={rowKey}
      />
      <PageSection title="Gas 走势">
        <TimeSeriesChart
          title="以太坊 Gas 走势"
          source={SOURCE}
          asOf={asOf}
          height={HEIGHT}
          series={series}
          ranges={RANGES}
          firstRange="all"
          axisNames={AXES}
          newest
        />
      </PageSection>
      <PageSection
        title="什么时候便宜"
        about="最近四周同一时刻的标准价平均值（Gwei），北京时间。颜色越深越贵。"
      >
        <HeatMap
          title="以太坊 Gas 时段图"
          source={SOURCE}
          asOf={asOf}
          columns={HOURS}
          rows={week}
          rowName="星期"
          kind="ratio"
          scale="level"
          digits={DIGITS}
        />
      </PageSection>
    </>
  );
}

function gasSeries({ history }: EthGas): readonly TimeSeries[] {
  return [
    {
      key: 'standard',
      name: '标准',
      kind: 'ratio',
      suffix: 'Gwei',
      digits: DIGITS,
      points: history.map(({ time, standard }) => [time, standard]),
    },
    {
      key: 'base',
      name: '基础费',
      kind: 'ratio',
      suffix: 'Gwei',
      digits: DIGITS,
      dashed: true,
      points: history.map(({ time, baseFee }) => [time, baseFee]),
    },
  ];
}
