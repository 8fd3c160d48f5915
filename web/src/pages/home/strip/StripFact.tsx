import type { ReactNode } from 'react';
import { factDefinition } from '#features/definitions/definitionMark.tsx';
import { DefinitionAnswer, type ExplainedResult } from '#ui/definition/DefinitionAnswer.ts';
import styles from './MarketStrip.module.css';

export interface StripFactProps {
  readonly label: string;
  /** Key of its definition. */
  readonly definition: string;
  /** The query that the number is from. */
  readonly result: ExplainedResult;
  readonly children: ReactNode;
}

/** One fact: the label above, the value below. */
export function StripFact({ label, definition, result, children }: StripFactProps) {
  return (
    <div className={styles.fact}>
      <div className={styles.label}>
        {label}
        <DefinitionAnswer value={result}>{factDefinition(definition, label)}</DefinitionAnswer>
      </div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
