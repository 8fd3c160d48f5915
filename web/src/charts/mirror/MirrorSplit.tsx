import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { type SplitBar, type SplitPart, splitOf } from '@coinmirror/shared/mirror/split.ts';
import type { ReactNode } from 'react';
import { cx } from '#ui/classNames.ts';
import styles from './split.module.css';

export interface MirrorSplitProps {
  /** What is split: 24H 涨幅拆分. */
  readonly title: string;
  /** The title as it is drawn, where it is more than its words: it opens a card. */
  readonly heading?: ReactNode;
  /** Change in %; null while unknown. */
  readonly total: number | null;
  /** Its parts in points of percent: 大盘, 板块, 自身. */
  readonly parts: readonly SplitPart[];
}

const BAR = 12;
const LINE = 15;
const HEIGHT = 2 * LINE;

/**
 * A change above the line, its parts below: end to end, what goes against it last, hollow and running back, so that the
 * lower row ends where the upper does. Says 拆分未知 where a part is missing.
 */
export function MirrorSplit({ title, heading = title, total, parts }: MirrorSplitProps) {
  const split = splitOf(total, parts);
  const name = `${title} ${formatPercent(total)}`;
  if (split === null) {
    return (
      <figure className={styles.split}>
        <figcaption className={styles.title}>{name}，拆分未知</figcaption>
      </figure>
    );
  }
  const sentence = `${name}：${split.bars.map(({ name: part, value }) => `${part} ${formatPercent(value)}`).join('，')}`;
  return (
    <figure className={styles.split}>
      <figcaption className={styles.title}>{heading}</figcaption>
      <svg className={styles.plot} height={HEIGHT} role="img" aria-label={sentence}>
        <rect
          className={cx(styles.bar, toneOf(split.total))}
          width={`${split.end * 100}%`}
          y={LINE - BAR - 1}
          height={BAR}
        />
        {split.bars.map((bar) => (
          <Part key={bar.key} bar={bar} />
        ))}
        <line className={styles.rule} x1="0" x2="100%" y1={LINE} y2={LINE} />
      </svg>
      <ul className={styles.names} aria-hidden="true">
        {split.bars.map(({ key, name: part, value }) => (
          <li key={key}>
            {part} <span className={cx(styles.value, toneOf(value))}>{formatPercent(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Part({ bar: { key, value, from, to, isOpposing } }: { readonly bar: SplitBar }) {
  return (
    <rect
      className={cx(styles.bar, styles.half, toneOf(value), isOpposing && styles.hollow)}
      data-part={key}
      x={`${from * 100}%`}
      width={`${(to - from) * 100}%`}
      y={LINE + 1}
      height={BAR}
    />
  );
}

function toneOf(value: number): string | undefined {
  if (value === 0) return styles.flat;
  return value > 0 ? styles.up : styles.down;
}
