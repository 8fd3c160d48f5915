import type { Columns, HalfName } from '@coinmirror/shared/mirror/columns.ts';
import { cx } from '#ui/classNames.ts';
import { axisLabels } from './labels.ts';
import styles from './mirror.module.css';
import type { MirrorView } from './types.ts';
import type { MirrorTexts } from './words.ts';

interface MirrorAxisProps {
  readonly view: MirrorView;
  readonly texts: MirrorTexts;
  readonly columns: Columns;
  /** px of both halves. */
  readonly height: number;
  /** The line alone. */
  readonly isBare: boolean;
}

const HALVES: readonly HalfName[] = ['above', 'below'];
/** px from the figure's edge to its scale's words, and from the plot to the axis' words. */
const BESIDE = 8;
const UNDER = 15;
/** The line's own word gives way to an end of the scale as near as this, px. */
const CLEAR = 14;

/** The mirror line, the ends of its scales at the right, and the buckets' names at the lower edge. */
export function MirrorAxis({ view, texts, columns, height, isBare }: MirrorAxisProps) {
  const { lineAt, ends, endsAt } = columns;
  const rule = <line className={styles.rule} x1="0" x2="100%" y1={lineAt} y2={lineAt} />;
  if (isBare) return rule;
  const shown = HALVES.filter((half) => ends[half] > 0 && view[half].parts.length > 0 && !view.written);
  return (
    <>
      {shown.map((half) => (
        <text key={half} x="100%" dx={BESIDE} y={endsAt[half]} dy="0.35em">
          {view.scaleText?.(half === 'above' ? ends[half] : -ends[half]) ?? texts[half].tick(ends[half])}
        </text>
      ))}
      {view.base !== undefined && shown.every((half) => Math.abs(endsAt[half] - lineAt) >= CLEAR) && (
        <text x="100%" dx={BESIDE} y={lineAt} dy="0.35em">
          {view.base}
        </text>
      )}
      {rule}
      <g className={cx(view.labels === 'all' && styles.all)}>
        {axisLabels(view).map(({ key, text, at, anchor }) => (
          <svg key={key} aria-hidden="true" className={styles.name} x={`${at}%`} y={height}>
            <text y={UNDER} textAnchor={anchor}>
              {text}
            </text>
          </svg>
        ))}
      </g>
    </>
  );
}
