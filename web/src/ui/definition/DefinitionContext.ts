import { createContext, type ReactNode } from 'react';

/** A number that goes into the one explained, as it is now. */
export interface FactInput {
  readonly name: string;
  readonly value: ReactNode;
}

/** The ways to what a number means; the page fills them, since definitions are a feature of their own. */
export interface DefinitionMarks {
  /** Beside a fact's label. */
  readonly fact: (id: string, label: string, inputs?: readonly FactInput[]) => ReactNode;
  /** In the corner of a column's heading. */
  readonly column: (id: string, label: string) => ReactNode;
}

const NONE: DefinitionMarks = { fact: () => null, column: () => null };

/** `<DefinitionContext value={definitionMarks}>` around a page; without it numbers stand unexplained. */
export const DefinitionContext = createContext<DefinitionMarks>(NONE);
