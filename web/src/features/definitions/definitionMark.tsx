import type { ReactNode } from 'react';
import { type DefinitionInput, DefinitionLabel } from './DefinitionLabel.tsx';

/** For a table's `definition`: the way to the definition in a heading's corner. */
export function definitionMark(id: string, label: string): ReactNode {
  return <DefinitionLabel id={id} label={label} corner />;
}

/** Beside the label of a fact, with the numbers it comes from as they are now. */
export function factDefinition(id: string, label: string, inputs?: readonly DefinitionInput[]): ReactNode {
  return <DefinitionLabel id={id} label={label} {...(inputs ? { inputs } : {})} />;
}
