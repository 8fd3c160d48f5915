import { use } from 'react';
import { type ColumnTerm, DefinitionContext } from './DefinitionContext.ts';

/** For a table's `definition`. */
export function useColumnTerm(): ColumnTerm {
  return use(DefinitionContext).column;
}
