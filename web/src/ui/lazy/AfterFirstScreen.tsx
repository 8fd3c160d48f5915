import { type ReactNode, useRef } from 'react';
import { useAfterFirstScreen } from './useAfterFirstScreen.ts';

interface AfterFirstScreenProps {
  readonly children: ReactNode;
  /** Reserves the space of the children, where something is below them. */
  readonly fallback?: ReactNode;
}

/**
 * Content that the first screen of a page does not need: it renders after the first screen, one part after the other
 * in page order, whenever the browser is idle; what is more than a screen further down, after the visitor's first
 * interaction.
 */
export function AfterFirstScreen({ children, fallback = null }: AfterFirstScreenProps) {
  const place = useRef<HTMLTemplateElement>(null);
  if (useAfterFirstScreen(place)) return children;
  return (
    <>
      <template ref={place} />
      {fallback}
    </>
  );
}
