import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import styles from './article.module.css';

interface OriginalLinkProps {
  /** https. */
  readonly href: string;
  /** Who published it. */
  readonly source: string;
  /** There is no summary above it. */
  readonly isAlone: boolean;
}

/** Below a summary: the way to the text, on its publisher's own page. */
export function OriginalLink({ href, source, isAlone }: OriginalLinkProps) {
  return (
    <p className={styles.original}>
      {isAlone && <span>{source} 没有给出摘要。</span>}
      <ExternalLink href={href} className={styles.originalLink}>
        阅读原文
      </ExternalLink>
      <span>{source}</span>
    </p>
  );
}
