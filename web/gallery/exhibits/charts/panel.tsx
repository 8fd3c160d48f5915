import { useCallback } from 'react';
import { EChart } from '#charts/echarts/EChart.tsx';
import type { OptionBuilder } from '#charts/echarts/useChart.ts';
import { ChartPanel } from '#charts/panel/ChartPanel.tsx';
import { ChartTable, type ChartTableData } from '#charts/panel/ChartTable.tsx';
import { SourceLine } from '#charts/panel/SourceLine.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Held, nothing } from '../../show.tsx';

const HEIGHT = 220;
const HOURS = Array.from(
  { length: 240 },
  (_, hour) => [hour, Math.round(50 + 30 * Math.sin(hour / 9))] as const,
);

function tableOf(count: number): ChartTableData {
  return {
    columns: [
      { key: 'hour', label: '小时' },
      { key: 'gas', label: 'Gas（Gwei）', numeric: true },
    ],
    rows: HOURS.slice(0, count).map(([hour, gas]) => ({
      key: String(hour),
      cells: [`${hour}时`, String(gas)],
      plain: [hour, gas],
    })),
  };
}

function Framed() {
  const option = useCallback<OptionBuilder>(
    (colors) => ({
      grid: { left: 40, right: 16, top: 16, bottom: 24 },
      xAxis: { type: 'category', data: HOURS.map(([hour]) => `${hour}时`) },
      yAxis: { type: 'value' },
      series: [{ type: 'line', showSymbol: false, color: colors.ink, data: HOURS.map(([, gas]) => gas) }],
    }),
    [],
  );
  return (
    <ChartPanel
      title="以太坊 Gas"
      source="币镜"
      asOf={NOW}
      height={HEIGHT}
      table={() => tableOf(HOURS.length)}
      controls={
        <Held<string> first="fast">
          {(speed, hold) => (
            <Segmented
              label="速度"
              options={[
                { value: 'fast', label: '快速' },
                { value: 'safe', label: '普通' },
              ]}
              value={speed}
              onChange={hold}
            />
          )}
        </Held>
      }
    >
      {(onDrawable, height) => (
        <EChart label="以太坊 Gas" option={option} height={height} onDrawable={onDrawable} />
      )}
    </ChartPanel>
  );
}

export const exhibit: Exhibit = {
  title: 'ChartPanel, ChartTable, EChart, SourceLine',
  about:
    'What stands around every chart: 表格, 下载 CSV, 保存图片, source and time. EChart is the bare chart.',
  states: [
    { name: 'around a bare chart', wide: true, show: Framed },
    {
      name: 'as a table, more on request',
      wide: true,
      show: () => <ChartTable caption="以太坊 Gas" data={tableOf(HOURS.length)} height={HEIGHT} />,
    },
    {
      name: 'source line, broken by its parts',
      show: () => (
        <figure>
          <SourceLine parts={['数据来源：币镜', '更新于 2026-11-20 12:00:00', '以太坊节点']} />
        </figure>
      ),
    },
    {
      name: 'no data',
      show: () => (
        <ChartPanel title="没有数据" source="币镜" asOf={null} height={HEIGHT} table={() => tableOf(0)} empty>
          {() => null}
        </ChartPanel>
      ),
    },
    { name: "loading: the page's skeleton, of the chart's height", show: () => <Skeleton height={HEIGHT} /> },
    {
      name: "failed: the page's word, of the chart's height",
      show: () => <FailedState onRetry={nothing} height={HEIGHT} />,
    },
  ],
};
