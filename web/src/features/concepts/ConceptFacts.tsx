import type { ConceptDetail } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './concepts.module.css';

/** The sector in numbers: its change, its size, who leads and who trails. */
export function ConceptFacts({ concept }: { readonly concept: ConceptDetail }) {
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name="24H 均涨幅（等权）">
          <Percent value={concept.change24h} />
        </Fact>
        <Fact name="总市值">
          <Money usd={concept.marketCap} kind="amount" />
        </Fact>
        <Fact name="24H 成交额">
          <Money usd={concept.volume24h} kind="amount" />
        </Fact>
        <Fact name="上涨 / 下跌 / 全部">
          {`${formatCount(concept.riseCount)} / ${formatCount(concept.fallCount)} / ${formatCount(concept.coinCount)}`}
        </Fact>
        <Fact name="最强">
          <Member member={concept.best} />
        </Fact>
        <Fact name="最弱">
          <Member member={concept.worst} />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Member({ member }: { member: ConceptDetail['best'] }) {
  if (!member) return MISSING;
  return (
    <span className={styles.member}>
      <PageLink to="coin" params={{ coinCode: member.code }}>
        {member.symbol}
      </PageLink>
      <Percent value={member.change24h} arrow={false} />
    </span>
  );
}
