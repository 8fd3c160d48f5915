import { createContext } from 'react';
import { onIdle } from './onIdle.ts';

/** The first screen of a visit, and what is drawn after it. */
export interface FirstScreen {
  /** Everything has been drawn, or the visitor has gone on: from now on nothing waits. */
  isDrawn(): boolean;
  /**
   * Calls `draw` when the browser is idle and the part handed in before is on the page. Returns what is to be called
   * once this part is there itself, or wanted no more.
   */
  queue(draw: () => void): () => void;
  /** The visitor has gone on to another page. */
  end(): void;
}

/** `isDrawn` true: nothing waits at all, as where the visitor comes back to the middle of a long page. */
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
      // Handed in twice, it counts twice.
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
    end() {
      isDrawn = true;
    },
  };
}

/** Without a provider the first screen counts as drawn: nothing waits. */
export const FirstScreenContext = createContext<FirstScreen>(createFirstScreen(true));
