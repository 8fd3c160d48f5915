import { createContext } from 'react';
import { onIdle } from './onIdle.ts';

/** The first screen of a page, and what renders after it. */
export interface FirstScreen {
  /** Everything has rendered: nothing waits from now on. */
  isDrawn(): boolean;
  /**
   * Calls `draw` when the browser is idle and the part queued before is on the page. Returns a function to call once
   * this part has rendered, or unmounted.
   */
  queue(draw: () => void): () => void;
}

/** `isDrawn` true: nothing waits, as when the visitor returns to the middle of a long page. */
export function createFirstScreen(isDrawn = false, idle: (act: () => void) => unknown = onIdle): FirstScreen {
  const waiting = new Set<() => void>();
  let current: (() => void) | null = null;
  let isAsked = false;

  function ask() {
    if (isAsked || current !== null) return;
    isAsked = true;
    idle(drawNext);
  }

  function drawNext() {
    isAsked = false;
    const [part] = waiting;
    if (part === undefined) {
      isDrawn = true;
      return;
    }
    waiting.delete(part);
    current = part;
    part();
  }

  return {
    isDrawn: () => isDrawn,
    queue(draw) {
      // A function queued twice counts twice.
      const part = () => draw();
      waiting.add(part);
      ask();
      return () => {
        waiting.delete(part);
        if (current !== part) return;
        current = null;
        ask();
      };
    },
  };
}

/** Without a provider the first screen counts as drawn, so that nothing waits. */
export const FirstScreenContext = createContext<FirstScreen>(createFirstScreen(true));
