import { RISK_NAMES } from '@coinmirror/shared/columns/exchangeBoards.ts';
import type { ExchangeProfile } from '@coinmirror/shared/contract/exchange/profile.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { RISK_TONES } from '../boards/boardCells.tsx';
import styles from './profile.module.css';

/** What is publicly known for and against an exchange: each fact with its source, and the level that follows from them. */
export function RiskCard({ profile: { risk, risks } }: { readonly profile: ExchangeProfile }) {
  return (
    <Card
      title={
        <>
          风险卡 <Badge tone={RISK_TONES[risk]}>{RISK_NAMES[risk]}风险</Badge>
          <FactMark id="exchangeRisk" label="风险等级" />
        </>
      }
    >
      <ul className={styles.risks}>
        {risks.map(({ level, text, source }) => (
          <li key={text} className={styles.risk}>
            <Badge tone={RISK_TONES[level]}>{RISK_NAMES[level]}</Badge>
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
