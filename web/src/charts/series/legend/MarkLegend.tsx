import { cx } from '#ui/classNames.ts';
import type { TimeSeriesView } from '../view.ts';
import styles from './MarkLegend.module.css';
import { namedMarks } from './shownMarks.ts';

/** Bands and levels by colour and name, for a chart too narrow to label them. */
export function MarkLegend({ view }: { readonly view: Pick<TimeSeriesView, 'drawn' | 'bands' | 'levels'> }) {
  return (
    <ul className={styles.legend} aria-label="区间">
      {namedMarks(view).map(({ text, tone, isLevel }) => (
        <li key={text} className={styles.item} data-tone={tone}>
          <span className={cx(styles.swatch, isLevel && styles.level)} />
          {text}
        </li>
      ))}
    </ul>
  );
}
