import type { EChartsOption } from 'echarts';
import { useCallback } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { heatColor } from '../color/heatColor.ts';
import { EChart } from '../echarts/EChart.tsx';
import { withAlpha } from '../echarts/toTheme.ts';
import { type ChartAbout, ChartFrame } from '../frame/ChartFrame.tsx';
import { tooltipElement } from '../series/tooltip.ts';
import type { ValueKind } from '../series/types.ts';
import { useValueTexts } from '../series/useValueText.ts';
import type { ValueText } from '../series/valueText.ts';
import { bubbleDiameter } from './bubbleDiameter.ts';

export interface BubbleAxis {
  readonly name: string;
  readonly kind: ValueKind;
  readonly log?: boolean;
}

export interface Bubble {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Decides the area; never negative. */
  readonly size: number;
  /** In percent; decides the colour. Without it all bubbles have one colour. */
  readonly change?: number | null;
  readonly href?: string;
}

export interface BubbleChartProps extends ChartAbout {
  /** Keep bubbles and axes stable (useMemo). */
  bubbles: readonly Bubble[];
  x: BubbleAxis;
  y: BubbleAxis;
  size: BubbleAxis;
}

/** Three values of each thing: two places and an area. */
export function BubbleChart(props: BubbleChartProps) {
  const { bubbles, x, y, size, title } = props;
  const textOf = useValueTexts();
  const option = useCallback(
    (colors: ThemeColors) => {
      const texts = [textOf(x.kind), textOf(y.kind), textOf(size.kind)] as const;
      return bubbleOption({ bubbles, x, y, size, texts }, colors);
    },
    [bubbles, x, y, size, textOf],
  );
  const axes = [x, y, size];
  return (
    <ChartFrame
      {...props}
      empty={bubbles.length === 0}
      table={() => ({
        columns: [
          { key: 'name', label: '名称' },
          ...axes.map((axis) => ({ key: axis.name, label: axis.name, numeric: true })),
        ],
        rows: bubbles.map((bubble) => {
          const values = [bubble.x, bubble.y, bubble.size];
          return {
            key: bubble.key,
            cells: [
              bubble.name,
              ...values.map((value, index) => textOf(axes[index]?.kind ?? 'amount').full(value)),
            ],
            plain: [bubble.name, ...values],
            ...(bubble.href === undefined ? {} : { href: bubble.href }),
          };
        }),
      })}
    >
      {(onDrawable, height) => (
        <EChart kind="axes" option={option} height={height} label={title} onDrawable={onDrawable} />
      )}
    </ChartFrame>
  );
}

interface BubbleView extends Pick<BubbleChartProps, 'bubbles' | 'x' | 'y' | 'size'> {
  texts: readonly [ValueText, ValueText, ValueText];
}

const FULL_AT = 10;

function bubbleOption({ bubbles, x, y, size, texts }: BubbleView, colors: ThemeColors): EChartsOption {
  const [xText, yText, sizeText] = texts;
  const largest = bubbles.reduce((most, bubble) => Math.max(most, bubble.size), 0);
  const axis = ({ name, log = false }: BubbleAxis, text: ValueText) => ({
    type: log ? ('log' as const) : ('value' as const),
    scale: true,
    name,
    nameLocation: 'middle' as const,
    nameGap: 28,
    splitNumber: 4,
    axisLabel: { formatter: text.tick, hideOverlap: true },
  });
  const tone = ({ change }: Bubble) =>
    change === undefined ? withAlpha(colors.brand, 0.5) : heatColor(change, FULL_AT, colors);
  return {
    grid: { left: 16, right: 24, top: 16, bottom: 16, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    xAxis: axis(x, xText),
    yAxis: axis(y, yText),
    tooltip: {
      trigger: 'item',
      confine: true,
      formatter: (params: unknown) => {
        const bubble = bubbles[indexOf(params)];
        if (bubble === undefined) return '';
        return tooltipElement(bubble.name, [
          { name: x.name, text: xText.full(bubble.x) },
          { name: y.name, text: yText.full(bubble.y) },
          { name: size.name, text: sizeText.full(bubble.size) },
        ]);
      },
    },
    series: [
      {
        type: 'scatter',
        data: bubbles.map((bubble) => ({
          value: [bubble.x, bubble.y],
          symbolSize: bubbleDiameter(bubble.size, largest),
          itemStyle: { color: tone(bubble), borderColor: colors.lineStrong, borderWidth: 1 },
          label: { show: true, formatter: () => bubble.name, color: colors.text, fontSize: 12 },
        })),
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}

function indexOf(params: unknown): number {
  return typeof params === 'object' && params !== null && 'dataIndex' in params
    ? Number(params.dataIndex)
    : -1;
}
