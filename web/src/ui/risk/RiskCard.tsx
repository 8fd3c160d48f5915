import type { RiskWord } from '@coinmirror/shared/contract/exchange/words.ts';
import type { RiskFact } from '@coinmirror/shared/contract/riskParts.ts';
import { Card } from '../card/Card.tsx';
import { DefinedTerm } from '../definition/DefinedTerm.tsx';
import { RiskBadge } from './RiskBadge.tsx';
import styles from './RiskCard.module.css';

interface RiskCardProps {
  readonly level: RiskWord;
  readonly risks: readonly RiskFact[];
  /** Key of the definition of a level for this kind of subject. */
  readonly definition: string;
}

/** The publicly known facts for and against a subject, each with its source, and the resulting level. */
export function RiskCard({ level, risks, definition }: RiskCardProps) {
  return (
    <Card
      title={
        <>
          <DefinedTerm id={definition} label="风险等级">
            风险卡
          </DefinedTerm>{' '}
          <RiskBadge level={level} word="风险" />
        </>
      }
    >
      <ul className={styles.risks}>
        {risks.map(({ level: weight, text, source }) => (
          <li key={text} className={styles.risk}>
            <RiskBadge level={weight} />
            <span>
              {text}
              <br />
              <span className={styles.source}>来源：{source}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
