import { useId } from 'react';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import { usualStep } from '../data/transform.ts';
import { seriesColor } from '../legend/colors.ts';
import { MOST_BAR_WIDTH } from '../option/seriesOption.ts';
import { thin } from '../option/thin.ts';
import { type DrawnSeries, sideOf, type TimeSeriesView } from '../view.ts';
import type { Plan } from './plan.ts';
import { areaPath, barPath, linePath, type Places } from './shapes.ts';

export interface StillSeriesProps {
  readonly one: DrawnSeries;
  readonly view: TimeSeriesView;
  readonly plan: Plan;
  readonly colors: ThemeColors;
}

/** One series: its line, its area or its bars. */
export function StillSeries({ one, view, plan, colors }: StillSeriesProps) {
  const places = plan.places[sideOf(one.series)];
  if (places === null) return null;
  const { shape = 'line' } = one.series;
  const isBars = shape === 'bar' || shape === 'signedBar';
  return isBars ? (
    <Bars one={one} places={places} mates={barsOf(view)} plan={plan} colors={colors} />
  ) : (
    <Line one={one} places={places} plan={plan} colors={colors} />
  );
}

interface PartProps extends Omit<StillSeriesProps, 'view'> {
  readonly places: Places;
}

function Line({ one, places, plan, colors }: PartProps) {
  const fade = useId();
  const { series, index } = one;
  const color = seriesColor(series, index, colors);
  const points = thin(one.points, 2 * (plan.right - plan.left));
  return (
    <>
      {series.shape === 'area' && (
        <>
          <linearGradient id={fade} x2="0" y2="1">
            <stop offset="0" stopColor={color} stopOpacity="0.24" />
            <stop offset="1" stopColor={color} stopOpacity="0.02" />
          </linearGradient>
          <path d={areaPath(points, places, baseOf(places, plan))} fill={`url(#${fade})`} />
        </>
      )}
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

function Bars({ one, places, mates, plan, colors }: PartProps & { readonly mates: number }) {
  const { series, index, points } = one;
  const base = baseOf(places, plan);
  const color = seriesColor(series, index, colors);
  const room = places.x(usualStep(points)) - places.x(0);
  const width = Math.min(MOST_BAR_WIDTH, Math.max(1, (room * BARS_OF_ROOM) / mates));
  const parts: readonly (readonly [string, (value: number) => boolean])[] =
    series.shape === 'signedBar'
      ? [
          [colors.up, (value) => value >= 0],
          [colors.down, (value) => value < 0],
        ]
      : [[series.color === 'neutral' ? withAlpha(color, 0.4) : color, () => true]];
  return parts.map(([fill, isPart]) => (
    <path
      key={fill}
      d={barPath(
        points.filter(([, value]) => value !== null && isPart(value)),
        places,
        base,
        width,
      )}
      fill={fill}
    />
  ));
}

/** Bar width as a share of the distance between two points. */
const BARS_OF_ROOM = 0.65;

function barsOf({ drawn }: TimeSeriesView): number {
  return drawn.filter(({ series }) => series.shape === 'bar' || series.shape === 'signedBar').length;
}

/** The y of 0, or of the edge nearest to it. */
function baseOf({ y }: Places, { top, bottom }: Plan): number {
  const zero = y(0);
  return Number.isFinite(zero) ? Math.min(Math.max(zero, top), bottom) : bottom;
}
