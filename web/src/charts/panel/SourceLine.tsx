import styles from './SourceLine.module.css';

/** The facts of a chart's source line, parted by room alone: a dot between them would dangle where the line breaks. */
export function SourceLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <figcaption className={styles.line}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </figcaption>
  );
}
