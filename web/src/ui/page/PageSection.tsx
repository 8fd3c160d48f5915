import { type ReactNode, useId } from 'react';
import { WidgetBoundary } from '../state/WidgetBoundary.tsx';
import styles from './PageSection.module.css';

interface PageSectionProps {
  readonly title: string;
  /** Beside the heading: switches, a file, the way to more. */
  readonly tools?: ReactNode;
  /** A sentence under the heading. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A part of a page under its heading, bare: a chart, a table whose own head stays in sight. */
export function PageSection({ title, tools, about, children }: PageSectionProps) {
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
      <WidgetBoundary>{children}</WidgetBoundary>
    </section>
  );
}
