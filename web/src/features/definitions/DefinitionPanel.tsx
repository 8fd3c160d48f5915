import type { RefObject } from 'react';
import type { Term } from '#ui/definition/DefinitionContext.ts';
import { FloatingPanel } from '#ui/popover/FloatingPanel.tsx';
import { DefinitionCard } from './DefinitionCard.tsx';
import styles from './DefinitionPanel.module.css';
import type { CardState } from './useCard.ts';

export interface DefinitionPanelProps {
  /** Of the element. */
  readonly elementId: string;
  readonly term: Term;
  readonly name: string;
  readonly state: CardState;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The card beside its label; one that is only shown takes no focus. */
export function DefinitionPanel({
  elementId,
  term,
  name,
  state,
  open,
  onOpenChange,
  anchor,
  ...pointer
}: DefinitionPanelProps) {
  return (
    <FloatingPanel
      key={state}
      id={elementId}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={name}
      align="start"
      side="bottom"
      tooltip={state !== 'open'}
      className={styles.panel}
    >
      <div className={styles.inside} {...pointer}>
        <DefinitionCard id={term.id} inputs={term.inputs} />
      </div>
    </FloatingPanel>
  );
}
