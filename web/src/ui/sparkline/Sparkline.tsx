import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { memo } from 'react';
import { cx } from '../classNames.ts';
import styles from './Sparkline.module.css';
import { sparklinePath } from './sparklinePath.ts';

export interface SparklineProps {
  /** Oldest first; 28 six-hour closes make seven days. */
  points: readonly number[];
  /** What the line shows: 比特币近 7 日走势. The change over the line is appended. */
  label: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}

/** A price line without axes, in ink: the change beside it has the colour. `--` where there is no line to draw. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { points, label, width = 112, height = 32, className } = props;
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 2 || first === undefined || last === undefined) {
    return <span className={cx(styles.missing, className)}>--</span>;
  }
  const change = first > 0 ? (last / first - 1) * 100 : null;
  return (
    <svg
      role="img"
      aria-label={change === null ? label : `${label}，${formatPercent(change)}`}
      className={cx(styles.line, className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={sparklinePath(points, width, height)} />
    </svg>
  );
});
