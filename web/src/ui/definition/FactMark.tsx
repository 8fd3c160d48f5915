import { use } from 'react';
import { DefinitionContext, type FactInput } from './DefinitionContext.ts';

export interface FactMarkProps {
  /** Key into the registry of definitions. */
  readonly id: string;
  /** The number's label here. */
  readonly label: string;
  /** The current numbers it is computed from. */
  readonly inputs?: readonly FactInput[] | undefined;
}

/** The button beside a number's label that explains it. */
export function FactMark({ id, label, inputs }: FactMarkProps) {
  return use(DefinitionContext).fact(id, label, inputs);
}
