import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import type { StackedSeries } from '../data/stacked.ts';
import { usualStep } from '../data/transform.ts';
import { areaColor, seriesColor } from '../legend/colors.ts';
import { MOST_BAR_WIDTH, STACKED_ALPHA } from '../option/seriesOption.ts';
import { thin } from '../option/thin.ts';
import type { SeriesPoint } from '../types.ts';
import { sideOf, type TimeSeriesView } from '../view.ts';
import type { Plan } from './plan.ts';
import { areaPath, bandPath, barPath, linePath, type Places } from './shapes.ts';

export interface StaticSeriesProps {
  readonly stackedOne: StackedSeries;
  readonly view: TimeSeriesView;
  readonly plan: Plan;
  readonly colors: ThemeColors;
}

/** One series: its line, its area or its bars. */
export function StaticSeries({ stackedOne, view, plan, colors }: StaticSeriesProps) {
  const { one } = stackedOne;
  const places = plan.places[sideOf(one.series)];
  if (places === null) return null;
  const { shape = 'line' } = one.series;
  const isBars = shape === 'bar' || shape === 'signedBar';
  return isBars ? (
    <Bars {...{ stackedOne, places, plan, colors }} mates={barsOf(view)} />
  ) : (
    <Line {...{ stackedOne, places, plan, colors }} />
  );
}

interface PartProps extends Omit<StaticSeriesProps, 'view'> {
  readonly places: Places;
}

function Line({ stackedOne, places, plan, colors }: PartProps) {
  const { series, index } = stackedOne.one;
  const color = seriesColor(series, index, colors);
  const points =
    series.stack === undefined ? thin(stackedOne.points, 2 * (plan.right - plan.left)) : stackedOne.points;
  return (
    <>
      {series.shape === 'area' && <Area {...{ stackedOne, places, plan, colors, points }} />}
      <path
        d={linePath(points, places, series.shape === 'step')}
        fill="none"
        stroke={color}
        strokeWidth="1.5"
        strokeLinejoin="bevel"
        strokeDasharray={series.dashed ? '4 3' : undefined}
      />
    </>
  );
}

/** The library draws stacked areas so, whatever their colour. */
const LIBRARY_OPACITY = 0.7;

/** The area below a line: flat, or a part of a stack. */
function Area(props: PartProps & { readonly points: readonly SeriesPoint[] }) {
  const { stackedOne, places, plan, colors, points } = props;
  const { series, index } = stackedOne.one;
  const color = seriesColor(series, index, colors);
  if (series.stack !== undefined) {
    const baseAt = (time: number) => places.y(stackedOne.below(time));
    return (
      <path
        d={bandPath(points, places, baseAt)}
        fill={withAlpha(color, STACKED_ALPHA)}
        opacity={LIBRARY_OPACITY}
      />
    );
  }
  return <path d={areaPath(points, places, baseOf(places, plan))} fill={areaColor(series, index, colors)} />;
}

function Bars({ stackedOne, places, mates, plan, colors }: PartProps & { readonly mates: number }) {
  const { one, points, below } = stackedOne;
  const { series, index } = one;
  const base = baseOf(places, plan);
  const baseAt = (time: number) => (series.stack === undefined ? base : places.y(below(time)));
  const color = seriesColor(series, index, colors);
  const room = places.x(usualStep(points)) - places.x(0);
  const width = Math.min(MOST_BAR_WIDTH, Math.max(1, (room * BARS_OF_ROOM) / mates));
  const parts: readonly (readonly [string, (value: number) => boolean])[] =
    series.shape === 'signedBar'
      ? [
          [colors.up, (value) => value >= 0],
          [colors.down, (value) => value < 0],
        ]
      : [[color, () => true]];
  return parts.map(([fill, isPart]) => (
    <path
      key={fill}
      d={barPath(
        points.filter(([, value]) => value !== null && isPart(value)),
        places,
        baseAt,
        width,
      )}
      fill={fill}
    />
  ));
}

/** Bar width as a share of the distance between two points. */
const BARS_OF_ROOM = 0.65;

/** Bars beside each other; those of a stack stand on one another. */
function barsOf({ drawn }: TimeSeriesView): number {
  const bars = drawn.filter(({ series }) => series.shape === 'bar' || series.shape === 'signedBar');
  return new Set(bars.map(({ series }) => series.stack ?? series)).size;
}

/** The y of 0, or of the edge nearest to it: the mirror line, where bars hang. */
function baseOf({ y }: Places, { top, line: bottom }: Plan): number {
  const zero = y(0);
  return Number.isFinite(zero) ? Math.min(Math.max(zero, top), bottom) : bottom;
}
