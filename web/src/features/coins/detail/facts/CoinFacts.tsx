import { type CoinFact, meaningful } from '@coinmirror/shared/columns/coinFact.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { ReactNode } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import { FactValue } from './FactValue.tsx';
import { factInputs } from './factInputs.tsx';
import { RangeFact } from './RangeFact.tsx';

export interface CoinFactsProps {
  readonly detail: CoinDetail;
  /** The table of facts; it says which of them mean something for a coin. */
  readonly facts: readonly CoinFact[];
  /** One column, whatever the width. */
  readonly narrow?: boolean;
  /** Drawn in place of the text, by a fact's id. */
  readonly cells?: Readonly<Record<string, (coin: CoinDetail) => ReactNode>>;
  /** Facts of other answers, last. */
  readonly children?: ReactNode;
}

const NO_CELLS = {};

/** Facts about a coin, what is derived from its price live; each once, and only those that mean something for it. */
export function CoinFacts({ detail, facts, narrow = false, cells = NO_CELLS, children }: CoinFactsProps) {
  const coin = useLiveDetail(detail);
  const { changeBase } = useDisplay();
  const inputsOf = factInputs(coin, facts);
  const shown = meaningful(facts, coin, changeBase);
  return (
    <FactList narrow={narrow}>
      {shown.map((one, at) => {
        const { id, label, definition } = one.column;
        const next = shown[at + 1];
        if (one.end === 'high') return null;
        if (one.end === 'low' && next) return <RangeFact key={id} coin={coin} low={one} high={next} />;
        return (
          <Fact
            key={id}
            label={label}
            definition={definition}
            inputs={inputsOf(one)}
            note={one.note?.(coin) ?? null}
          >
            {cells[id]?.(coin) ?? <FactValue fact={one} coin={coin} />}
          </Fact>
        );
      })}
      {children}
    </FactList>
  );
}
