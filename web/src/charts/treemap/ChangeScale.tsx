import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { CSSProperties } from 'react';
import { cx } from '#ui/classNames.ts';
import { heatStrength, heatTone, isLoud } from '../color/heatColor.ts';
import styles from './Treemap.module.css';

const STOPS = [-1, -0.5, 0, 0.5, 1] as const;

/** The colour key: from the deepest fall to the highest rise the map distinguishes. */
export function ChangeScale({ name, fullAt }: { readonly name: string; readonly fullAt: number }) {
  return (
    <p className={styles.scale}>
      <span>{name}</span>
      {STOPS.map((stop) => (
        <span
          key={stop}
          className={cx(styles.stop, styles[heatTone(stop)], isLoud(stop * fullAt, fullAt) && styles.loud)}
          style={
            { '--share': `${heatStrength(stop * fullAt, fullAt) * 100}%` } as Readonly<
              Record<string, string>
            > satisfies CSSProperties
          }
        >
          {bound(stop, fullAt)}
        </span>
      ))}
    </p>
  );
}

function bound(stop: number, fullAt: number): string {
  if (stop === 0) return '0';
  const text = formatPercent(stop * fullAt).replace(/\.?0+%$/, '%');
  if (Math.abs(stop) < 1) return text;
  return stop < 0 ? `≤${text}` : `≥${text}`;
}
