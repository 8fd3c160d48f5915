import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { type ReactNode, use } from 'react';
import { unconnected } from '#api/unconnected.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';

interface PairDefinitionsProps {
  readonly pair: KlinePair;
  readonly children: ReactNode;
}

/** Explains a pair's figures by the answer around; where its exchange is left alone, the cards say so. */
export function PairDefinitions({ pair: { noData }, children }: PairDefinitionsProps) {
  const answer = use(DefinitionAnswer);
  return (
    <DefinitionContext value={definitionMarks}>
      <DefinitionAnswer value={noData === '' ? answer : { ...answer, error: unconnected(noData) }}>
        {children}
      </DefinitionAnswer>
    </DefinitionContext>
  );
}
