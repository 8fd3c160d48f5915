import type { EChartsType } from 'echarts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { type ChartRange, DAILY_RANGES, RangeButtons } from '#ui/range/RangeButtons.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { EChart } from '../echarts/EChart.tsx';
import { CHART_HEIGHT, type ChartAbout, ChartPanel } from '../panel/ChartPanel.tsx';
import { useZoomTicks } from './axes/useZoomTicks.ts';
import { CrosshairKeys } from './crosshair/CrosshairKeys.tsx';
import { inWords } from './crosshair/inWords.ts';
import { closesOf } from './data/closesOf.ts';
import { toTable } from './data/toTable.ts';
import { lastKnown } from './data/transform.ts';
import { useDrawnSeries } from './data/useDrawnSeries.ts';
import { MarkLegend } from './legend/MarkLegend.tsx';
import { pictureLegend } from './legend/pictureLegend.ts';
import { SeriesLegend } from './legend/SeriesLegend.tsx';
import { timeSeriesOption } from './option/option.ts';
import { isStatic } from './static/plan.ts';
import { StaticChart } from './static/StaticChart.tsx';
import { zoneOffset } from './text/zone.ts';
import type { Band, ChartEvent, Level, TimeSeries } from './types.ts';
import type { DrawnSeries } from './view.ts';

export interface TimeSeriesChartProps extends ChartAbout {
  /** Keep it stable (useMemo): new series redraw the chart. */
  series: readonly TimeSeries[];
  bands?: readonly Band[];
  levels?: readonly Level[];
  events?: readonly ChartEvent[];
  ranges?: readonly ChartRange[];
  /** Key of the range shown first. */
  firstRange?: string;
  /** Makes the range controlled by the page (for its address, or because it fetches by range). */
  range?: Held<string>;
  /** Offers 线性/对数 on the left axis; 'on' starts with 对数. */
  log?: 'offered' | 'on';
  /** Makes the logarithmic switch controlled by the page. */
  logState?: Held<boolean>;
  /** The right axis is always logarithmic. */
  rightLog?: boolean;
  /** Shows the newest value of each series beside its name, and that of each axis' first series on the axis. */
  newest?: boolean;
  /** 'offered': 原值/指数, every series rebased to 100 at the range's first point; 'always': indexed only. */
  comparable?: 'offered' | 'always';
  /** A slider below the chart to zoom within the range. */
  brush?: boolean;
  axisNames?: { left?: string; right?: string };
  /** Additional switches of the page, after the ranges. */
  extra?: ReactNode;
}

const NOTHING: readonly never[] = [];
const NO_NAMES = {};
/** Of indices: bands and levels are of values. */
const UNMARKED = { bands: NOTHING, levels: NOTHING, axisNames: { left: '指数（起点为 100）' } };

/** Values over time: one or many series, two axes, bands with meaning, events, ranges, 表格 and 保存图片. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { series, bands = NOTHING, levels = NOTHING, events = NOTHING, ranges = DAILY_RANGES } = props;
  const { brush = false, axisNames = NO_NAMES, rightLog = false, newest: tags = false, title } = props;
  const range = useHeld(props.range, props.firstRange ?? ranges[0]?.key ?? '');
  const { value: log, onChange: setLog } = useHeld(props.logState, props.log === 'on');
  const [indexed, setIndexed] = useState(props.comparable === 'always');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => hiddenAtFirst(series));
  const [chart, setChart] = useState<EChartsType | null>(null);
  const { timeZone } = useDisplay();

  const hasOptions = props.log !== undefined || props.comparable === 'offered' || props.extra !== undefined;
  const zone = zoneOffset(timeZone);
  const isNarrow = useMediaQuery(PHONE);
  const days = ranges.find((one) => one.key === range.value)?.days ?? null;
  const drawn = useDrawnSeries(series, { days, hidden, indexed, log, rightLog });
  useZoomTicks(chart);
  const view = useMemo(
    () => ({
      drawn,
      log,
      rightLog,
      tags,
      isNarrow,
      events,
      zone,
      brush,
      height: props.height ?? CHART_HEIGHT,
      ...(indexed ? UNMARKED : { bands, levels, axisNames }),
    }),
    [
      drawn,
      log,
      rightLog,
      tags,
      indexed,
      bands,
      levels,
      isNarrow,
      events,
      zone,
      brush,
      axisNames,
      props.height,
    ],
  );
  const label = useMemo(() => inWords(title, drawn, zone), [title, drawn, zone]);
  const hasMany = series.length > 1;
  const toggle = (key: string) => setHidden(toggled(key));
  const isReported = isNarrow && view.bands.length + view.levels.length > 0;
  const newest = tags ? newestOf(drawn) : undefined;
  const option = useCallback((colors: ThemeColors) => timeSeriesOption(view, colors), [view]);

  return (
    <ChartPanel
      {...props}
      empty={series.every(({ points }) => points.length === 0)}
      closes={closesOf(drawn)}
      table={() => toTable(drawn, zone)}
      pictureLegend={pictureLegend(series, view, newest)}
      legend={
        (hasMany || isReported) && (
          <>
            {isReported && <MarkLegend view={view} />}
            {hasMany && <SeriesLegend {...{ series, hidden, newest }} onToggle={toggle} />}
          </>
        )
      }
      controls={
        <>
          {ranges.length > 1 && <RangeButtons ranges={ranges} {...range} />}
          {hasOptions && (
            <PhoneFold label="选项">
              {props.log !== undefined && (
                <TwoWay label="纵轴" off="线性" on="对数" value={log} onChange={setLog} />
              )}
              {props.comparable === 'offered' && (
                <TwoWay label="数值" off="原值" on="指数" value={indexed} onChange={setIndexed} />
              )}
              {props.extra}
            </PhoneFold>
          )}
        </>
      }
    >
      {(onDrawable, height) => (
        <CrosshairKeys chart={chart} view={view} title={title}>
          <EChart
            option={option}
            height={height}
            label={label}
            onDrawable={onDrawable}
            onChart={setChart}
            {...(isStatic(view) && { staticChart: <StaticChart view={view} height={height} /> })}
          />
        </CrosshairKeys>
      )}
    </ChartPanel>
  );
}

interface Held<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** What the page holds, or else the chart itself. */
function useHeld<Value>(given: Held<Value> | undefined, first: Value): Held<Value> {
  const [value, onChange] = useState(first);
  return given ?? { value, onChange };
}

interface TwoWayProps {
  label: string;
  off: string;
  on: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function TwoWay({ label, off, on, value, onChange }: TwoWayProps) {
  const options = [
    { value: 'off', label: off },
    { value: 'on', label: on },
  ];
  return (
    <Segmented
      label={label}
      options={options}
      value={value ? 'on' : 'off'}
      onChange={(next) => onChange(next === 'on')}
    />
  );
}

function hiddenAtFirst(series: readonly TimeSeries[]): ReadonlySet<string> {
  return new Set(series.filter((one) => one.hidden).map((one) => one.key));
}

function toggled(key: string) {
  return (now: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(now);
    if (!next.delete(key)) next.add(key);
    return next;
  };
}

/** A series' newest value as text, by its key. */
function newestOf(drawn: readonly DrawnSeries[]): (key: string) => string {
  return (key) => {
    const one = drawn.find(({ series }) => series.key === key);
    return one === undefined ? '' : one.text.full(lastKnown(one.points)?.[1] ?? null);
  };
}
