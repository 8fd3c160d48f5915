import { type ReactNode, Suspense } from 'react';
import type { DefinitionMarks } from '#ui/definition/DefinitionContext.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import type { DefinitionInput } from './DefinitionLabel.tsx';
import styles from './definitionMark.module.css';

// After the first rows: nothing of it is needed for them.
const { Part: DefinitionLabel } = lazyPart(
  async () => (await import('./DefinitionLabel.tsx')).DefinitionLabel,
  MissingQuietly,
);

/** For a table's `definition`: the way to the definition in a heading's corner. */
export function definitionMark(id: string, label: string): ReactNode {
  return (
    <Suspense fallback={null}>
      <DefinitionLabel id={id} label={label} corner />
    </Suspense>
  );
}

/**
 * Beside the label of a fact, with the numbers it comes from as they are now. Its place is kept: a line that is all but
 * full would wrap when the mark comes.
 */
export function factDefinition(id: string, label: string, inputs?: readonly DefinitionInput[]): ReactNode {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <DefinitionLabel id={id} label={label} {...(inputs ? { inputs } : {})} />
    </Suspense>
  );
}

/** Both ways, for `DefinitionContext` around a page. */
export const definitionMarks: DefinitionMarks = { fact: factDefinition, column: definitionMark };
