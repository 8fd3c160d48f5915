import { createContext, type ReactNode } from 'react';

/** A current number that goes into the explained one. */
export interface FactInput {
  readonly name: string;
  readonly value: ReactNode;
}

/**
 * The buttons that explain what a number means; the page provides them, since definitions are a feature of their own.
 */
export interface DefinitionMarks {
  /** Beside a fact's label. */
  readonly fact: (id: string, label: string, inputs?: readonly FactInput[]) => ReactNode;
  /** In the corner of a column's heading. */
  readonly column: (id: string, label: string) => ReactNode;
}

const NONE: DefinitionMarks = { fact: () => null, column: () => null };

/** `<DefinitionContext value={definitionMarks}>` around a page; without it numbers have no explanations. */
export const DefinitionContext = createContext<DefinitionMarks>(NONE);
