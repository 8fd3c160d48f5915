import type { ReactNode } from 'react';
import type { DefinitionMarks, DrawHeading, Term } from '#ui/definition/DefinitionContext.ts';
import { DefinitionHeading, DefinitionLabel } from './DefinitionLabel.tsx';

/** For a table's `definition`: a heading with the card of its column. */
export function definitionMark(term: Term, heading: ReactNode | DrawHeading): ReactNode {
  if (typeof heading !== 'function') return factDefinition(term, heading);
  return <DefinitionHeading term={term}>{heading}</DefinitionHeading>;
}

/** The label of a fact, with the card of its number. */
export function factDefinition(term: Term, words: ReactNode): ReactNode {
  return <DefinitionLabel term={term}>{words}</DefinitionLabel>;
}

/** Both renderers, for `DefinitionContext` around a page. */
export const definitionMarks: DefinitionMarks = { fact: factDefinition, column: definitionMark };
