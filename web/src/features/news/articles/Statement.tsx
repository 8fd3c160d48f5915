import { namesOf, type Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import styles from './article.module.css';

interface StatementProps {
  readonly provenance: Provenance | null;
  /** The note on a simulated text. */
  readonly madeUp: string;
  /** Who published the text elsewhere, where this site shows its title and summary alone. */
  readonly publisher?: string | undefined;
}

/** Below a text: its copyright and the disclaimer. */
export function Statement({ provenance, madeUp, publisher }: StatementProps) {
  return (
    <p className={styles.statement}>
      声明：{publisher === undefined ? ownWords(provenance, madeUp) : quotedWords(publisher)}
    </p>
  );
}

function ownWords(provenance: Provenance | null, madeUp: string): string {
  return provenance?.kind === 'simulated' ? madeUp : realWords(provenance);
}

function quotedWords(publisher: string): string {
  const from = joinSpaced('标题与摘要来自', publisher, '公开发布的内容');
  return `${from}，版权归原作者所有，全文请见原文；不代表本站观点，不构成投资建议。`;
}

function realWords(provenance: Provenance | null): string {
  const names = provenance ? namesOf(provenance).join('、') : '';
  const from = names && `${joinSpaced('本文来自', names)}，`;
  return `${from}内容由来源负责，不代表本站观点，不构成投资建议。文中时间为北京时间。`;
}
