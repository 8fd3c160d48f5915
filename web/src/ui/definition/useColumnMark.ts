import { use } from 'react';
import { DefinitionContext, type DefinitionMarks } from './DefinitionContext.ts';

/** For a table's `definition`. */
export function useColumnMark(): DefinitionMarks['column'] {
  return use(DefinitionContext).column;
}
