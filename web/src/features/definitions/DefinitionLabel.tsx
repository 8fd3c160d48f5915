import { Suspense } from 'react';
import { cx } from '#ui/classNames.ts';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { HelpIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import styles from './DefinitionLabel.module.css';

/** A current number that goes into the explained one. */
export type DefinitionInput = FactInput;

export interface DefinitionLabelProps {
  /** Key of its definition. */
  readonly id: string;
  /** The number's label here. */
  readonly label: string;
  readonly inputs?: readonly DefinitionInput[];
  /** In the corner of a column heading, where there is no room beside the text. */
  readonly corner?: boolean;
}

// The registry of all definitions loads with the card.
const { Part: DefinitionCard, preload } = lazyPart(
  async () => (await import('./DefinitionCard.tsx')).DefinitionCard,
);

/** A small button that explains a number: its meaning, formula and inputs. */
export function DefinitionLabel({ id, label, inputs, corner = false }: DefinitionLabelProps) {
  const name = `${label}的口径说明`;
  return (
    <Popover
      label={name}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={name}
          className={cx(styles.button, corner && styles.corner)}
          onPointerEnter={() => {
            preload();
            props.onPointerEnter();
          }}
        >
          <HelpIcon size={12} aria-hidden="true" />
        </button>
      )}
    >
      <Suspense fallback={<div className={styles.arriving} />}>
        <DefinitionCard id={id} inputs={inputs} />
      </Suspense>
    </Popover>
  );
}
