import { Fragment } from 'react';
import styles from './SourceLine.module.css';

/** The parts of a chart's source line; each begins a line of its own where it does not fit behind the one before it. */
export function SourceLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <figcaption className={styles.line}>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' · '}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </figcaption>
  );
}
