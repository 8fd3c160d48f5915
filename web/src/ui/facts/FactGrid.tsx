import { Children, type CSSProperties, type ReactNode } from 'react';
import type { FactInput } from '../definition/DefinitionContext.ts';
import { FactMark } from '../definition/FactMark.tsx';
import styles from './FactGrid.module.css';
import { factColumns } from './factColumns.ts';

/** How many facts may stand side by side; the style sheet picks one by the room there is. */
const WIDTHS = [2, 3, 4, 5, 6, 7];

interface FactGridProps {
  /** Rows of four, three or two, for a dozen facts; otherwise rows of one length, as few as there is room for. */
  readonly even?: boolean;
  readonly children: ReactNode;
}

/** The facts of one thing in a ruled grid without gaps, two to a row on a phone. */
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
  /** When, or over which time. */
  readonly note?: ReactNode;
  /** Key of its definition. */
  readonly definition?: string | undefined;
  /** What the fact is made of, now. */
  readonly inputs?: readonly FactInput[] | undefined;
  readonly children: ReactNode;
}

/** One of them, with the way to what it means. */
export function GridFact({ label, note, definition, inputs, children }: GridFactProps) {
  return (
    <div className={styles.fact}>
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
