import type { ConceptDetail } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { Card } from '#ui/card/Card.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';

/** A concept's figures: its change, its size, its breadth; the ends are in the page's sentence. */
export function ConceptFacts({ concept }: { readonly concept: ConceptDetail }) {
  return (
    <Card>
      <FactList>
        <Fact label="24H 均涨幅（等权）" definition="conceptChange">
          <Percent value={concept.change24h} />
        </Fact>
        <Fact label="总市值" definition="conceptMarketCap">
          <Money usd={concept.marketCap} kind="amount" />
        </Fact>
        <Fact label="24H成交额" definition="conceptVolume24h">
          <Money usd={concept.volume24h} kind="amount" />
        </Fact>
        <Fact label="上涨 / 下跌 / 全部">
          {`${formatCount(concept.riseCount)} / ${formatCount(concept.fallCount)} / ${formatCount(concept.coinCount)}`}
        </Fact>
      </FactList>
    </Card>
  );
}
