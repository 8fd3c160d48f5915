import { use } from 'react';
import { DefinitionContext, type FactInput } from './DefinitionContext.ts';

export interface FactMarkProps {
  /** Key into the registry of definitions. */
  readonly id: string;
  /** How the number is called where it stands. */
  readonly label: string;
  /** What it is made of, now. */
  readonly inputs?: readonly FactInput[] | undefined;
}

/** The way to what a number means, beside its label. */
export function FactMark({ id, label, inputs }: FactMarkProps) {
  return use(DefinitionContext).fact(id, label, inputs);
}
