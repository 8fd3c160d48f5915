import { Badge } from '#ui/badge/Badge.tsx';
import styles from './verifier.module.css';

/** What is wrong with a proof, or needs attention, line by line; nothing without lines. */
export function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line}>
          <Badge tone="warning">{label}</Badge> {line}
        </li>
      ))}
    </ul>
  );
}
