import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { rowsHolding } from '@coinmirror/shared/validation/coinWord.ts';

/** Concepts whose name or code holds the keyword, in any spelling. */
export function conceptsNamed(rows: readonly ConceptRow[], keyword: string): readonly ConceptRow[] {
  return rowsHolding(rows, ({ id, name }) => [id, name], keyword);
}
