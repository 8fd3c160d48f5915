import { Children, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../classNames.ts';
import type { FactInput } from '../definition/DefinitionContext.ts';
import { FactMark } from '../definition/FactMark.tsx';
import styles from './FactGrid.module.css';
import { factColumns } from './factColumns.ts';

/** Possible numbers of facts in a row; the style sheet chooses one by the available width. */
const WIDTHS = [2, 3, 4, 5, 6, 7];

interface FactGridProps {
  /** Rows of four, three or two, for a dozen facts; otherwise as few rows of equal length as fit. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** Facts about one subject in a ruled grid without gaps, two to a row on a phone. */
export function FactGrid({ even = false, children }: FactGridProps) {
  if (even) return <dl className={`${styles.grid} ${styles.even}`}>{children}</dl>;
  return (
    <div className={styles.room}>
      <dl className={styles.grid} style={columnsByWidth(Children.toArray(children).length)}>
        {children}
      </dl>
    </div>
  );
}

function columnsByWidth(count: number): CSSProperties {
  return Object.fromEntries(
    WIDTHS.flatMap((most) => {
      const { columns, last } = factColumns(count, most);
      return [
        [`--columns-${most}`, columns],
        [`--last-${most}`, last],
      ];
    }),
  );
}

interface GridFactProps {
  readonly label: string;
  /** When, or over which period. */
  readonly note?: ReactNode;
  /** Key of its definition. */
  readonly definition?: string | undefined;
  /** The current numbers the fact is computed from. */
  readonly inputs?: readonly FactInput[] | undefined;
  /** Not shown on a phone. */
  readonly onWide?: boolean;
  readonly children: ReactNode;
}

/** One fact, with the button that explains it. */
export function GridFact({ label, note, definition, inputs, onWide = false, children }: GridFactProps) {
  return (
    <div className={cx(styles.fact, onWide && styles.onWide)}>
      <dt className={styles.label}>
        <span className={styles.words}>
          {label}
          {definition !== undefined && <FactMark id={definition} label={label} inputs={inputs} />}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
