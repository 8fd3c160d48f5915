import { type ReactNode, Suspense, useId } from 'react';
import type { DrawHeading, Term } from '#ui/definition/DefinitionContext.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingHint, type MissingProps, MissingWindow } from '#ui/lazy/missing.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DefinitionLabel.module.css';
import type { DefinitionPanelProps } from './DefinitionPanel.tsx';
import { useCard } from './useCard.ts';

// The card and the registry of all definitions load when the visitor comes near a label.
const { Part: DefinitionPanel, preload } = lazyPart(
  async () => (await import('./DefinitionPanel.tsx')).DefinitionPanel,
  MissingCard,
);

/** A card that was asked for reports that it is missing; one that only passed by does not. */
function MissingCard(props: MissingProps<DefinitionPanelProps>) {
  return props.part.state === 'shown' ? <MissingHint {...props} /> : <MissingWindow {...props} />;
}

const nameOf = ({ label }: Term) => `${label}：口径说明`;

interface DefinitionLabelProps {
  readonly term: Term;
  readonly children: ReactNode;
}

/** A label whose card tells what its number means: on hover, on focus, on a press. */
export function DefinitionLabel({ term, children }: DefinitionLabelProps) {
  const card = useTermCard(term);
  const { 'aria-label': name, ...button } = card.button;
  // Who speaks to a control says what he sees of it: its name has those words.
  const isNamed = typeof children === 'string' && name.includes(children);
  return (
    <>
      <button {...button} {...card.pointer} aria-label={isNamed ? name : undefined} className={styles.term}>
        {children}
        {!isNamed && <VisuallyHidden>（{name}）</VisuallyHidden>}
      </button>
      {card.panel}
    </>
  );
}

interface DefinitionHeadingProps {
  readonly term: Term;
  readonly children: DrawHeading;
}

/**
 * A heading whose press sorts. Its card opens on hover and under a resting finger; for the keyboard and for assistive
 * technology a button of its own follows it, since neither hovers nor holds.
 */
export function DefinitionHeading({ term, children }: DefinitionHeadingProps) {
  const card = useTermCard(term);
  return (
    <>
      {children(card.pointer)}
      <button {...card.button} className={styles.unseen} />
      {card.panel}
    </>
  );
}

function useTermCard(term: Term) {
  const { state, anchor, close, toggle, pointer, focus, panel } = useCard(preload);
  const elementId = useId();
  const name = nameOf(term);
  const isOpen = state === 'open';
  const button = {
    type: 'button',
    'aria-label': name,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? elementId : undefined,
    onClick: toggle,
    ...focus,
  } as const;
  const open = state !== 'closed';
  const hasShown = useLatch(open);
  return {
    button,
    pointer,
    panel: hasShown && (
      <Suspense fallback={null}>
        <DefinitionPanel
          {...{ elementId, term, name, state, open, anchor, ...panel }}
          onOpenChange={(is) => !is && close()}
        />
      </Suspense>
    ),
  };
}
