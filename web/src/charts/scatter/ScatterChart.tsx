import { useCallback, useMemo, useRef } from 'react';
import { SvgDrawable } from '../mirror/SvgDrawable.tsx';
import { type ChartAbout, ChartPanel } from '../panel/ChartPanel.tsx';
import { useValueText } from '../series/text/useValueText.ts';
import { planScatter, type ScatterPoint } from './plan.ts';
import { ScatterFigure } from './ScatterFigure.tsx';
import type { ScatterAxis, ScatterCorners } from './types.ts';

export interface ScatterChartProps extends ChartAbout {
  /** Keep them stable (useMemo). */
  readonly points: readonly ScatterPoint[];
  /** What a point is: 币种. */
  readonly pointName: string;
  readonly x: ScatterAxis;
  readonly y: ScatterAxis;
  /** What the four quarters are called. */
  readonly corners: ScatterCorners;
}

const HEIGHT = 340;
/** px that the read line and the axis' words take. */
const AROUND = 56;

/** Points by two changes in percent around 0: four quarters with a name each. */
export function ScatterChart(props: ScatterChartProps) {
  const { points, pointName, x, y, corners, height = HEIGHT, title } = props;
  const text = useValueText('percent');
  const plan = useMemo(
    () => planScatter(points, { x: x.least, y: y.least }, height),
    [points, x.least, y.least, height],
  );
  const plot = useRef<SVGSVGElement>(null);
  const svgOf = useCallback(() => plot.current, []);
  return (
    <ChartPanel
      {...props}
      height={height + AROUND}
      empty={points.length === 0}
      table={() => ({
        columns: [
          { key: 'point', label: pointName },
          { key: 'x', label: x.name, numeric: true },
          { key: 'y', label: y.name, numeric: true },
        ],
        rows: points.map((point) => ({
          key: point.key,
          cells: [point.name, text.full(point.x), text.full(point.y)],
          plain: [point.name, point.x, point.y],
        })),
      })}
    >
      {(onDrawable) => (
        <>
          <ScatterFigure {...{ title, plan, x, y, corners, height }} ref={plot} />
          <SvgDrawable svgOf={svgOf} onDrawable={onDrawable} />
        </>
      )}
    </ChartPanel>
  );
}
