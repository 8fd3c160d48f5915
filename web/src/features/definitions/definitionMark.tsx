import { type ReactNode, Suspense } from 'react';
import type { DefinitionMarks } from '#ui/definition/DefinitionContext.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import type { DefinitionInput } from './DefinitionLabel.tsx';
import styles from './definitionMark.module.css';

// Loads after the first rows, which do not need it.
const { Part: DefinitionLabel } = lazyPart(
  async () => (await import('./DefinitionLabel.tsx')).DefinitionLabel,
  MissingQuietly,
);

/** For a table's `definition`: the button in a heading's corner. */
export function definitionMark(id: string, label: string): ReactNode {
  return (
    <Suspense fallback={null}>
      <DefinitionLabel id={id} label={label} corner />
    </Suspense>
  );
}

/**
 * Beside the label of a fact, with its current inputs. Its space is reserved: a nearly full line would wrap when the
 * mark appears.
 */
export function factDefinition(id: string, label: string, inputs?: readonly DefinitionInput[]): ReactNode {
  return (
    <Suspense fallback={<span className={styles.place} />}>
      <DefinitionLabel id={id} label={label} {...(inputs ? { inputs } : {})} />
    </Suspense>
  );
}

/** Both renderers, for `DefinitionContext` around a page. */
export const definitionMarks: DefinitionMarks = { fact: factDefinition, column: definitionMark };
