import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import { type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react';
import { cx } from '#ui/classNames.ts';
import { keyedPlace } from '../series/crosshair/keyedPlace.ts';
import { nearestPoint } from './nearestPoint.ts';
import type { PlacedPoint, ScatterPlan } from './plan.ts';
import { ScatterAxes } from './ScatterAxes.tsx';
import styles from './scatter.module.css';
import type { ScatterAxis, ScatterCorners } from './types.ts';

interface ScatterFigureProps {
  readonly title: string;
  readonly plan: ScatterPlan;
  readonly x: ScatterAxis;
  readonly y: ScatterAxis;
  readonly corners: ScatterCorners;
  /** px. */
  readonly height: number;
  readonly ref: Ref<SVGSVGElement>;
}

/** px below the plot for the axis' words. */
const AXIS_ROOM = 20;
const RADIUS = 4.5;

/** Points around 0, placed in percent, so that it needs no measuring; the arrow keys read them from left to right. */
export function ScatterFigure({ title, plan, x, y, corners, height, ref }: ScatterFigureProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const inOrder = plan.points.toSorted((one, other) => one.x - other.x);
  const place = inOrder.findIndex(({ key }) => key === pointed);
  const read = inOrder[place];

  function onKeyDown(event: KeyboardEvent) {
    const next = keyedPlace(event.key, place < 0 ? null : place, inOrder.length);
    if (next === null) return;
    event.preventDefault();
    setPointed(inOrder[next]?.key ?? null);
  }

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const near = nearestPoint(
      plan.points,
      { left: event.clientX - left, top: event.clientY - top },
      { width, height },
    );
    setPointed(near?.key ?? null);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className={styles.figure}
      role="group"
      aria-label={`${title}，按左右方向键逐个读数`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a focus target.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setPointed(null)}
    >
      <p className={styles.read} role="status">
        {read ? readOut(read, x, y) : `横轴 ${x.name}，纵轴 ${y.name}`}
      </p>
      <svg
        ref={ref}
        className={styles.plot}
        height={height + AXIS_ROOM}
        role="img"
        aria-label={`${title}：${Object.values(corners).join('，')}`}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setPointed(null)}
      >
        <ScatterAxes reach={plan.reach} corners={corners} height={height} />
        {plan.points.map((point) => (
          <Point key={point.key} point={point} height={height} isRead={point === read} />
        ))}
      </svg>
    </div>
  );
}

function readOut({ name, x: across, y: up, isOutside }: PlacedPoint, x: ScatterAxis, y: ScatterAxis): string {
  const values = `${name} ${x.name} ${formatPercent(across)}，${y.name} ${formatPercent(up)}`;
  return isOutside ? `${values}（超出坐标，画在边上）` : values;
}

interface PointProps {
  readonly point: PlacedPoint;
  readonly height: number;
  readonly isRead: boolean;
}

function Point({ point, height, isRead }: PointProps) {
  const { name, left, top, label, isOutside } = point;
  const at = { x: `${left * 100}%`, y: top * height };
  const tone = directionOf(point.x);
  return (
    <g className={cx(styles.point, styles[tone], isOutside && styles.outside, isRead && styles.isRead)}>
      <circle cx={at.x} cy={at.y} r={isRead ? RADIUS + 2 : RADIUS} />
      <text className={styles[label]} x={at.x} y={at.y - RADIUS - 5} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}
