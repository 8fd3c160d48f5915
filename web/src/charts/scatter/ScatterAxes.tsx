import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { ScatterPlan } from './plan.ts';
import { EDGE } from './plan.ts';
import styles from './scatter.module.css';
import type { ScatterCorners } from './types.ts';

interface ScatterAxesProps {
  readonly reach: ScatterPlan['reach'];
  readonly corners: ScatterCorners;
  readonly height: number;
}

/** Parts of an axis' reach that are written. */
const WRITTEN = [-1, 1] as const;
const PLACES = 1;

/** Both lines of 0, how far each axis reaches, and the names of the quarters. */
export function ScatterAxes({ reach, corners, height }: ScatterAxesProps) {
  const placeOf = (part: number) => 0.5 + part * (0.5 - EDGE);
  const middle = height / 2;
  return (
    <>
      <rect className={styles.frame} width="100%" height={height} />
      <line className={styles.zero} x1="50%" x2="50%" y1="0" y2={height} />
      <line className={styles.zero} x1="0" x2="100%" y1={middle} y2={middle} />
      {WRITTEN.map((part) => (
        <text
          key={part}
          x={`${placeOf(part) * 100}%`}
          y={height + 15}
          textAnchor={part < 0 ? 'start' : 'end'}
        >
          {formatPercent(part * reach.x, PLACES)}
        </text>
      ))}
      <text x="50%" y={height + 15} textAnchor="middle">
        0
      </text>
      {WRITTEN.map((part) => (
        <text key={part} x="50%" dx="5" y={(1 - placeOf(part)) * height + 4}>
          {formatPercent(part * reach.y, PLACES)}
        </text>
      ))}
      <g className={styles.corner}>
        <text x="0" dx="8" y="20">
          {corners.topLeft}
        </text>
        <text x="100%" dx="-8" y="20" textAnchor="end">
          {corners.topRight}
        </text>
        <text x="0" dx="8" y={height - 10}>
          {corners.bottomLeft}
        </text>
        <text x="100%" dx="-8" y={height - 10} textAnchor="end">
          {corners.bottomRight}
        </text>
      </g>
    </>
  );
}
