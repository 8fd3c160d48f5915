import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { FirstScreenContext } from './firstScreen.ts';

interface AfterFirstScreenProps {
  readonly children: ReactNode;
  /** Reserves the space of the children, where something is below them. */
  readonly fallback?: ReactNode;
}

/**
 * Content that the first screen of a page does not need: it renders after the first screen, one part after the other
 * in page order, whenever the browser is idle.
 */
export function AfterFirstScreen({ children, fallback = null }: AfterFirstScreenProps) {
  const firstScreen = use(FirstScreenContext);
  const [isDue, setDue] = useState(firstScreen.isDrawn);
  useEffect(() => {
    if (isDue) return;
    // In a transition, so that React slices it; the effect's clean-up reports its end.
    return firstScreen.queue(() => startTransition(() => setDue(true)));
  }, [firstScreen, isDue]);
  return isDue ? children : fallback;
}
