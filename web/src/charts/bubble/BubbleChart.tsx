import type { EChartsOption, EChartsType } from 'echarts';
import { useCallback, useState } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { heatColor, heatTone } from '../color/heatColor.ts';
import { EChart } from '../echarts/EChart.tsx';
import { withAlpha } from '../echarts/toTheme.ts';
import { useOpening } from '../echarts/useOpening.ts';
import { type ChartAbout, ChartFrame } from '../frame/ChartFrame.tsx';
import { extentOfValues } from '../series/extent.ts';
import { logTicks } from '../series/logTicks.ts';
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
  /** The change at which the colour is fullest, percent. */
  fullAt?: number;
  /** Opens a bubble's address; the page passes its navigate. Keep it stable. */
  onOpen?: (href: string) => void;
}

/** Three values of each thing: two places and an area. */
export function BubbleChart(props: BubbleChartProps) {
  const { bubbles, x, y, size, title, fullAt = 10, onOpen } = props;
  const [chart, setChart] = useState<EChartsType | null>(null);
  const textOf = useValueTexts();
  const option = useCallback(
    (colors: ThemeColors) => {
      const texts = [textOf(x.kind), textOf(y.kind), textOf(size.kind)] as const;
      return bubbleOption({ bubbles, x, y, size, texts, fullAt, opens: onOpen !== undefined }, colors);
    },
    [bubbles, x, y, size, textOf, fullAt, onOpen],
  );
  useOpening(chart, bubbles, onOpen);
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
        <EChart kind="axes" label={title} {...{ option, height, onDrawable }} onChart={setChart} />
      )}
    </ChartFrame>
  );
}

interface BubbleView extends Pick<BubbleChartProps, 'bubbles' | 'x' | 'y' | 'size'> {
  texts: readonly [ValueText, ValueText, ValueText];
  fullAt: number;
  opens: boolean;
}

function bubbleOption(view: BubbleView, colors: ThemeColors): EChartsOption {
  const { bubbles, x, y, size, texts, fullAt, opens } = view;
  const [xText, yText, sizeText] = texts;
  const largest = bubbles.reduce((most, bubble) => Math.max(most, bubble.size), 0);
  const axis = ({ name, log = false }: BubbleAxis, text: ValueText, values: readonly number[]) => ({
    ...(log ? logScale(values, text) : valueScale(text)),
    name,
    nameLocation: 'middle' as const,
    nameGap: 28,
  });
  const tone = ({ change }: Bubble) =>
    change === undefined ? withAlpha(colors.brand, 0.5) : heatColor(change, fullAt, colors);
  const edge = ({ change }: Bubble) => (change === undefined ? colors.brand : colors[heatTone(change)]);
  return {
    grid: { left: 16, right: 24, top: 16, bottom: 16, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    xAxis: axis(
      x,
      xText,
      bubbles.map((bubble) => bubble.x),
    ),
    yAxis: axis(
      y,
      yText,
      bubbles.map((bubble) => bubble.y),
    ),
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
        cursor: opens ? 'pointer' : 'default',
        data: bubbles.map((bubble) => {
          const symbolSize = bubbleDiameter(bubble.size, largest);
          return {
            id: bubble.key,
            value: [bubble.x, bubble.y],
            symbolSize,
            itemStyle: { color: tone(bubble), borderColor: edge(bubble), borderWidth: 1 },
            label: {
              show: true,
              position: symbolSize < ROOM_FOR_NAME ? ('top' as const) : ('inside' as const),
              distance: 2,
              formatter: () => bubble.name,
              color: colors.text,
              fontSize: 12,
              padding: [1, 4],
            },
          };
        }),
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}

/** Smaller bubbles bear their names on top. */
const ROOM_FOR_NAME = 40;
/** Room at both ends of a logarithmic axis, as a factor. */
const ROOM = 1.4;

/** From a little under the least to a little over the most; the library alone would go to whole powers of ten. */
function logScale(values: readonly number[], text: ValueText) {
  const extent = extentOfValues(values.filter((value) => value > 0));
  const [min, max] = extent ? [extent.low / ROOM, extent.high * ROOM] : [1, 10];
  const customValues = [...logTicks(min, max)];
  return {
    type: 'log' as const,
    min,
    max,
    axisLabel: { formatter: text.tick, hideOverlap: true, customValues },
    axisTick: { customValues },
    splitLine: { show: false },
  };
}

function valueScale(text: ValueText) {
  return {
    type: 'value' as const,
    scale: true,
    splitNumber: 4,
    axisLabel: { formatter: text.tick, hideOverlap: true },
  };
}

function indexOf(params: unknown): number {
  return typeof params === 'object' && params !== null && 'dataIndex' in params
    ? Number(params.dataIndex)
    : -1;
}
