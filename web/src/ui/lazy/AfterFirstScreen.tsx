import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { FirstScreenContext } from './firstScreen.ts';

interface AfterFirstScreenProps {
  readonly children: ReactNode;
  /** Holds the place of the children, where something stands below them. */
  readonly fallback?: ReactNode;
}

/**
 * What the first screen of a visit does not need: drawn after it, one part after the other in the order of the page,
 * whenever the browser is idle. On every later page it is drawn with the rest.
 */
export function AfterFirstScreen({ children, fallback = null }: AfterFirstScreenProps) {
  const firstScreen = use(FirstScreenContext);
  const [isDue, setDue] = useState(firstScreen.isDrawn);
  useEffect(() => {
    if (isDue) return;
    // In a transition, so that React draws it in slices; its end is told by the clean-up of this effect.
    return firstScreen.queue(() => startTransition(() => setDue(true)));
  }, [firstScreen, isDue]);
  return isDue ? children : fallback;
}
