import { type ReactNode, use } from 'react';
import { DefinitionContext, type Term } from './DefinitionContext.ts';

export interface DefinedTermProps extends Omit<Term, 'id'> {
  /** Key into the registry of definitions; a label without one is only its words. */
  readonly id: string | undefined;
  /** The words, where they are not the label's. */
  readonly children?: ReactNode;
}

/** A number's label, which opens the card that explains the number. */
export function DefinedTerm({ id, label, inputs, children = label }: DefinedTermProps) {
  const { fact } = use(DefinitionContext);
  return id === undefined ? children : fact({ id, label, inputs }, children);
}
