import { useMemo, useRef } from 'react';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import { useWidth } from '../../useWidth.ts';
import { stacked } from '../data/stacked.ts';
import type { TimeSeriesView } from '../view.ts';
import { Axes } from './Axes.tsx';
import { Marks } from './Marks.tsx';
import { planOf } from './plan.ts';
import { StaticSeries } from './StaticSeries.tsx';
import styles from './static.module.css';

export interface StaticChartProps {
  readonly view: TimeSeriesView;
  /** px */
  readonly height: number;
}

/**
 * A static image of the chart: what the library will draw, in a few elements, as soon as the data is there. The library
 * costs a phone half a second, and is not needed until the visitor reads values along the line.
 */
export function StaticChart({ view, height }: StaticChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const colors = useThemeColors(box);
  const plan = useMemo(() => (width > 0 ? planOf(view, width, height) : null), [view, width, height]);
  return (
    <div ref={box} className={styles.box} style={{ height }}>
      {plan && colors && (
        <svg width={width} height={height} className={styles.picture} aria-hidden="true">
          <Axes plan={plan} view={view} />
          {stacked(view.drawn).map((each) => (
            <StaticSeries key={each.one.series.key} stackedOne={each} {...{ view, plan, colors }} />
          ))}
          <Marks view={view} plan={plan} colors={colors} />
        </svg>
      )}
    </div>
  );
}
