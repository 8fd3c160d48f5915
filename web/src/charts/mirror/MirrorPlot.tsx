import { AREA_WIDTH, areaOf } from '@coinmirror/shared/mirror/area.ts';
import { type Columns, columnsOf, type Half, type Segment } from '@coinmirror/shared/mirror/columns.ts';
import type { Ref } from 'react';
import { cx } from '#ui/classNames.ts';
import { middleOf } from './labels.ts';
import { MirrorAxis } from './MirrorAxis.tsx';
import styles from './mirror.module.css';
import type { MirrorHalf, MirrorView } from './types.ts';
import { weightsOf } from './weights.ts';
import type { MirrorTexts } from './words.ts';

interface MirrorPlotProps {
  readonly view: MirrorView;
  readonly texts: MirrorTexts;
  /** px of both halves, without the axis' words. */
  readonly height: number;
  readonly label: string;
  /** The bucket that is read, or null. */
  readonly pointed: number | null;
  readonly onPoint: (bucket: number | null) => void;
  /** Without the words of its scales and of its axis. */
  readonly isBare?: boolean;
  readonly ref?: Ref<SVGSVGElement>;
}

/** px below the plot for the axis' words. */
const AXIS_ROOM = 20;
/** Share of a bucket's width that its bar takes. */
const BAR_SHARE = 0.72;
/** Half the length of the dashes where data is missing, px. */
const GAP = 14;
/** px between a bar's end and its value, and of the value. */
const BESIDE = 4;
const LETTER = 10;
/** The line's place under an area, which gets more room than what hangs below. */
const UNDER_AREA = 0.62;

/** Bars or an area above one line, bars below: widths in %, so that it needs no measuring. */
export function MirrorPlot({
  view,
  texts,
  height,
  label,
  pointed,
  onPoint,
  isBare = false,
  ref,
}: MirrorPlotProps) {
  const { area, scale = area ? 'each' : 'same' } = view;
  const columns = columnsOf(valuesOf(view.above), valuesOf(view.below), {
    ...{ height, scale },
    ...(view.written ? { air: BESIDE + LETTER } : {}),
    ...(area ? { line: UNDER_AREA } : {}),
  });
  const count = Math.max(view.buckets.length, 1);
  const room = isBare ? 0 : AXIS_ROOM;
  return (
    <svg
      ref={ref}
      className={cx(styles.plot, view.labels === 'all' && styles.turning)}
      height={height + room}
      role="img"
      aria-label={label}
      onPointerLeave={() => onPoint(null)}
    >
      {pointed !== null && (
        <rect
          className={styles.pointed}
          x={`${(pointed / count) * 100}%`}
          width={`${100 / count}%`}
          height={height}
        />
      )}
      {area && <Area values={area.values} height={columns.lineAt} least={area.least} />}
      {columns.gaps.map((bucket) => (
        <line
          key={bucket}
          className={styles.gap}
          x1={`${middleOf(bucket, count)}%`}
          x2={`${middleOf(bucket, count)}%`}
          y1={columns.lineAt - GAP}
          y2={columns.lineAt + GAP}
        />
      ))}
      <Bars view={{ ...view, scale }} columns={columns} count={count} />
      {view.written && <Written view={view} texts={texts} columns={columns} count={count} />}
      <MirrorAxis view={view} texts={texts} columns={columns} height={height} isBare={isBare} />
      {view.buckets.map(({ key }, bucket) => (
        <rect
          key={key}
          className={styles.target}
          x={`${(bucket / count) * 100}%`}
          width={`${100 / count}%`}
          height={height + room}
          onPointerEnter={() => onPoint(bucket)}
        />
      ))}
    </svg>
  );
}

function valuesOf({ parts, floor }: MirrorHalf): Half {
  return { parts: parts.map(({ values }) => values), ...(floor === undefined ? {} : { floor }) };
}

interface AreaProps {
  readonly values: readonly (number | null)[];
  readonly height: number;
  readonly least: number | undefined;
}

/** Stretched to the figure's width; its line is as thick everywhere. */
function Area({ values, height, least }: AreaProps) {
  const shape = areaOf(values, height, least);
  if (shape === null) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${AREA_WIDTH} ${height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} />
      </svg>
      <circle
        className={styles.newest}
        cx={`${(shape.newest.x / AREA_WIDTH) * 100}%`}
        cy={shape.newest.y}
        r="3"
      />
    </>
  );
}

interface BarsProps {
  readonly view: MirrorView;
  readonly columns: Columns;
  readonly count: number;
}

function Bars({ view, columns, count }: BarsProps) {
  const weights = weightsOf(view);
  const width = (BAR_SHARE / count) * 100;
  return columns.segments.map(({ bucket, half, part, y, height }) => {
    const own = view[half].parts[part];
    if (own === undefined) return null;
    const isHollow = weights.get(own.key) === 'hollow';
    return (
      <rect
        key={`${own.key} ${bucket}`}
        className={cx(styles.bar, styles[own.tone], isHollow && styles.hollow)}
        data-weight={isHollow ? 'hollow' : 'solid'}
        x={`${middleOf(bucket, count) - width / 2}%`}
        width={`${width}%`}
        y={y}
        height={height}
      />
    );
  });
}

function Written({ view, texts, columns, count }: BarsProps & { readonly texts: MirrorTexts }) {
  const ends = new Map<string, Segment>(columns.segments.map((one) => [`${one.half} ${one.bucket}`, one]));
  return [...ends.values()].map(({ bucket, half, part, y, height }) => {
    const own = view[half].parts[part];
    const at = half === 'above' ? y - BESIDE : y + height + BESIDE + LETTER;
    return (
      <text
        key={`${half} ${bucket}`}
        className={styles[own?.tone ?? 'ink']}
        x={`${middleOf(bucket, count)}%`}
        y={at}
        textAnchor="middle"
      >
        {texts[half].tick(own?.values[bucket] ?? 0)}
      </text>
    );
  });
}
