import { nameOver } from '../axes/hanging.ts';
import type { TimeSeriesView } from '../view.ts';
import type { Plan } from './plan.ts';
import styles from './static.module.css';

/** Distance between an axis and the middle of its labels, px. */
const BESIDE = 8;
const UNDER = 17;
const OVER = 18;

interface AxesProps {
  readonly plan: Plan;
  readonly view: TimeSeriesView;
}

/** The grid lines, the time axis and the labels of all three axes. */
export function Axes({ plan, view }: AxesProps) {
  const { left, right, top, bottom, line, labels } = plan;
  const names = { left: nameOver(view, 'left'), right: nameOver(view, 'right') };
  return (
    <g className={styles.words}>
      {labels.left.map(({ at }) => (
        <path key={at} className={styles.across} d={`M${left} ${at}H${right}`} />
      ))}
      {line === bottom && <path className={styles.axis} d={`M${left} ${bottom}H${right}`} />}
      {labels.left.map(({ text, at }) => (
        <text key={at} x={left - BESIDE} y={at} dy="0.35em" textAnchor="end">
          {text}
        </text>
      ))}
      {labels.right.map(({ text, at }) => (
        <text key={at} x={right + BESIDE} y={at} dy="0.35em">
          {text}
        </text>
      ))}
      {labels.time.map(({ text, at }) => (
        <text key={at} x={at} y={bottom + UNDER} textAnchor="middle">
          {text}
        </text>
      ))}
      {names.left !== undefined && (
        <text x={left} y={top - OVER}>
          {names.left}
        </text>
      )}
      {names.right !== undefined && (
        <text x={right} y={top - OVER} textAnchor="end">
          {names.right}
        </text>
      )}
    </g>
  );
}
