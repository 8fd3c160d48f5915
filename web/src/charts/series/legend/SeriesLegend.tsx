import { useRef } from 'react';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import type { TimeSeries } from '../types.ts';
import { legendColors, swatchFill } from './colors.ts';
import { legendName } from './legendName.ts';
import styles from './SeriesLegend.module.css';

export interface SeriesLegendProps {
  series: readonly TimeSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
  /** The newest value of a series, shown beside its name; '' for none. */
  newest?: ((key: string) => string) | undefined;
}

/** The series by name and colour; each can be toggled. */
export function SeriesLegend({ series, hidden, onToggle, newest }: SeriesLegendProps) {
  const box = useRef<HTMLDivElement>(null);
  const colors = useThemeColors(box);
  return (
    <div ref={box} className={styles.legend}>
      {series.map((one, index) => (
        <button
          key={one.key}
          type="button"
          aria-pressed={!hidden.has(one.key)}
          className={styles.item}
          onClick={() => onToggle(one.key)}
        >
          <span
            className={styles.swatch}
            style={colors === null ? undefined : { background: swatchFill(legendColors(one, index, colors)) }}
          />
          {newest ? `${legendName(one)} ` : one.name}
          {newest && <span className={styles.newest}>{newest(one.key)}</span>}
        </button>
      ))}
    </div>
  );
}
