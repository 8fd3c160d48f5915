import type { Ref } from 'react';
import styles from './DataTable.module.css';

interface PageMarksProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly count: number;
}

/** Under a table on a phone: how many pages of columns there are, and which is in sight. */
export function PageMarks({ ref, count }: PageMarksProps) {
  return (
    <div ref={ref} className={styles.marks} aria-hidden="true">
      {Array.from({ length: count }, (_, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
        <i key={page} />
      ))}
    </div>
  );
}
