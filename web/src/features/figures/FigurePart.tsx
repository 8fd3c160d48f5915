import { type ReactNode, useId } from 'react';
import styles from './figures.module.css';

interface FigurePartProps {
  readonly title: string;
  /** Beside the heading: switches, a file. */
  readonly tools?: ReactNode;
  /** A sentence under the heading. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A part of a page of figures with its heading: a chart, a table. */
export function FigurePart({ title, tools, about, children }: FigurePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {tools}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
