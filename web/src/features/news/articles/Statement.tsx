import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import styles from './article.module.css';

interface StatementProps {
  readonly provenance: Provenance | null;
  /** The note on a simulated text. */
  readonly madeUp: string;
}

/** Below a text: its copyright and the disclaimer. */
export function Statement({ provenance, madeUp }: StatementProps) {
  return (
    <p className={styles.statement}>
      声明：{provenance?.kind === 'simulated' ? madeUp : realWords(provenance)}
    </p>
  );
}

function realWords(provenance: Provenance | null): string {
  const from = provenance?.name ? `本文来自${provenance.name}，` : '';
  return `${from}内容由来源负责，不代表本站观点，不构成投资建议。文中时间为北京时间。`;
}
