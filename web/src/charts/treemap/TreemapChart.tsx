import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { EChartsOption, EChartsType } from 'echarts';
import { useCallback, useEffect, useState } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { heatColor } from '../color/heatColor.ts';
import { EChart } from '../echarts/EChart.tsx';
import { type ChartAbout, ChartFrame } from '../frame/ChartFrame.tsx';
import { tooltipElement } from '../series/tooltip.ts';
import type { ValueKind } from '../series/types.ts';
import { useValueText } from '../series/useValueText.ts';

export interface TreemapNode {
  readonly key: string;
  readonly name: string;
  /** Decides the area; never negative. */
  readonly size: number;
  /** In percent; decides the colour. null is grey. */
  readonly change: number | null;
  /** Where a press leads, from hrefTo. */
  readonly href?: string;
}

export interface TreemapChartProps extends ChartAbout {
  /** Keep it stable (useMemo). */
  nodes: readonly TreemapNode[];
  /** What the size is: 流通市值. */
  sizeName: string;
  sizeKind: ValueKind;
  /** What the change is: 24H 涨跌幅. */
  changeName: string;
  /** The change at which the colour is fullest, percent. */
  fullAt?: number;
  /** Opens a node's address; the page passes its navigate. */
  onOpen?: (href: string) => void;
}

/** Sizes as areas, changes as colours. The table beside it has the links for those who use no mouse. */
export function TreemapChart(props: TreemapChartProps) {
  const { nodes, sizeName, sizeKind, changeName, fullAt = 10, onOpen, title } = props;
  const [chart, setChart] = useState<EChartsType | null>(null);
  const size = useValueText(sizeKind);
  useOpening(chart, nodes, onOpen);

  const option = useCallback(
    (colors: ThemeColors): EChartsOption => ({
      tooltip: {
        confine: true,
        formatter: (params: unknown) => {
          const node = nodes.find(({ key }) => key === idOf(params));
          if (node === undefined) return '';
          return tooltipElement(node.name, [
            { name: sizeName, text: size.full(node.size) },
            { name: changeName, text: formatPercent(node.change) },
          ]);
        },
      },
      series: [
        {
          type: 'treemap',
          left: 0,
          top: 0,
          right: 0,
          bottom: 0,
          roam: false,
          nodeClick: false,
          breadcrumb: { show: false },
          visibleMin: 60,
          itemStyle: { borderColor: colors.surface, borderWidth: 1, gapWidth: 1 },
          label: { color: colors.text, fontSize: 12, lineHeight: 16, overflow: 'truncate' },
          data: nodes.map((node) => ({
            id: node.key,
            name: node.name,
            value: node.size,
            itemStyle: { color: heatColor(node.change, fullAt, colors) },
            label: { formatter: () => `${node.name}\n${formatPercent(node.change)}` },
          })),
        },
      ],
    }),
    [nodes, sizeName, changeName, fullAt, size],
  );

  return (
    <ChartFrame
      {...props}
      empty={nodes.length === 0}
      table={() => ({
        columns: [
          { key: 'name', label: '名称' },
          { key: 'size', label: sizeName, numeric: true },
          { key: 'change', label: changeName, numeric: true },
        ],
        rows: nodes.map((node) => ({
          key: node.key,
          cells: [node.name, size.full(node.size), formatPercent(node.change)],
          plain: [node.name, node.size, node.change],
          ...(node.href === undefined ? {} : { href: node.href }),
        })),
      })}
    >
      {(onDrawable, height) => (
        <EChart kind="treemap" label={title} {...{ option, height, onDrawable }} onChart={setChart} />
      )}
    </ChartFrame>
  );
}

/** A press on a node opens its address. */
function useOpening(
  chart: EChartsType | null,
  nodes: readonly TreemapNode[],
  onOpen: TreemapChartProps['onOpen'],
) {
  useEffect(() => {
    if (chart === null || onOpen === undefined) return;
    const open = (params: unknown) => {
      const href = nodes.find(({ key }) => key === idOf(params))?.href;
      if (href !== undefined) onOpen(href);
    };
    chart.on('click', open);
    return () => {
      if (!chart.isDisposed()) chart.off('click', open);
    };
  }, [chart, nodes, onOpen]);
}

/** The id of the data item an event of the library speaks of. */
function idOf(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('data' in params)) return '';
  const { data } = params;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
}
