import { cx } from '../classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a number is px. Use the size of the content that will replace it. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string | undefined;
}

/** From this height on, px, a placeholder is a whole block: grey all over, it would be the heaviest thing of its page. */
const BLOCK_HEIGHT = 120;

/**
 * The placeholder of loading content: a grey bone for a line or a button, hairlines under the mirror line for a block.
 * It is silent: the region around it says 正在加载.
 */
export function Skeleton({ width = '100%', height = 16, round = false, className }: SkeletonProps) {
  const isBlock = typeof height === 'number' && height >= BLOCK_HEIGHT;
  return (
    <span
      aria-hidden="true"
      className={cx(isBlock ? styles.block : styles.bone, round && styles.round, className)}
      style={{ width, height }}
    >
      {isBlock && <span className={styles.rule} />}
    </span>
  );
}

export interface SkeletonLinesProps {
  lines: number;
  /** Height of one line with its gap, px: a table row is 52 or 40. */
  lineHeight?: number;
  /** The mirror line draws itself over them: for a block of its own. It takes no height. */
  ruled?: boolean;
}

/** Several lines, the last one shorter. */
export function SkeletonLines({ lines, lineHeight = 24, ruled = false }: SkeletonLinesProps) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {ruled && <span className={styles.rule} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <span key={index} className={styles.line} style={{ height: lineHeight }}>
          <Skeleton width={index === lines - 1 && lines > 1 ? '60%' : '100%'} height={10} />
        </span>
      ))}
    </span>
  );
}
