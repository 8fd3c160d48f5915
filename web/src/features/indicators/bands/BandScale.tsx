import type { IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';
import { cx } from '#ui/classNames.ts';
import styles from './BandScale.module.css';
import { bandEnds } from './bandEnds.ts';
import { placeInBands } from './placeInBands.ts';

interface BandScaleProps {
  readonly bands: readonly IndicatorBand[];
  readonly unit: string;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
}

/** The bands side by side, with a mark at the value. */
export function BandScale({ bands, unit, value, text }: BandScaleProps) {
  return (
    <div className={styles.scale}>
      <span
        className={styles.mark}
        style={{ insetInlineStart: `${placeInBands(bands, value) * 100}%` }}
        title={text}
        aria-hidden="true"
      />
      <ol className={styles.bands}>
        {bands.map((band) => (
          <li key={band.key} className={cx(styles.band, styles[band.tone])}>
            <span className={styles.name}>{band.name}</span>
            <span className={styles.ends}>{bandEnds(band, unit)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
