import type { ConceptDetail } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { SectorMember } from '#ui/columns/SectorMember.tsx';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './concepts.module.css';

/** A concept's figures: its change, its size, the leading and the lagging coin. */
export function ConceptFacts({ concept }: { readonly concept: ConceptDetail }) {
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name="24H 均涨幅（等权）" definition="conceptChange">
          <Percent value={concept.change24h} />
        </Fact>
        <Fact name="总市值" definition="conceptMarketCap">
          <Money usd={concept.marketCap} kind="amount" />
        </Fact>
        <Fact name="24H成交额" definition="conceptVolume24h">
          <Money usd={concept.volume24h} kind="amount" />
        </Fact>
        <Fact name="上涨 / 下跌 / 全部">
          {`${formatCount(concept.riseCount)} / ${formatCount(concept.fallCount)} / ${formatCount(concept.coinCount)}`}
        </Fact>
        <Fact name="最强">
          <SectorMember coin={concept.best} />
        </Fact>
        <Fact name="最弱">
          <SectorMember coin={concept.worst} />
        </Fact>
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly name: string;
  /** Key of its definition. */
  readonly definition?: string;
  readonly children: ReactNode;
}

function Fact({ name, definition, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span>{name}</span> {definition && <FactMark id={definition} label={name} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
