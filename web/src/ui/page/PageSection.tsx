import { type ReactNode, useId } from 'react';
import { WidgetBoundary } from '../state/WidgetBoundary.tsx';
import styles from './PageSection.module.css';

interface PageSectionProps {
  readonly title: string;
  /** Beside the heading: switches, a download, a link to more. */
  readonly tools?: ReactNode;
  /** A sentence under the heading. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A section of a page without a card: a chart, or a table with a sticky header. */
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
