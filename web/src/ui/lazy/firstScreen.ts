import { createContext } from 'react';
import { isMoved, onFirstMove } from './firstMove.ts';
import { onIdle } from './onIdle.ts';

/** The first screen of a page, and what renders after it. */
export interface FirstScreen {
  /** Everything has rendered: nothing waits from now on. */
  isDrawn(): boolean;
  /**
   * Calls `draw` when the browser is idle and the part queued before is on the page; a part that is not near the screen
   * waits for the visitor's first interaction. Returns a function to call once this part has rendered, or unmounted.
   */
  queue(draw: () => void, isNear?: () => boolean): () => void;
}

/** What a first screen waits for. */
interface Waits {
  /** Calls back in the browser's next idle moment. */
  readonly idle: (act: () => void) => unknown;
  readonly isMoved: () => boolean;
  /** Calls back on the visitor's first interaction. */
  readonly onFirstMove: (act: () => void) => unknown;
}

/** ms: a program that reads the page aloud may never scroll it, nor point or type. */
const CALM = 10_000;

const BROWSER: Waits = {
  idle: onIdle,
  isMoved,
  onFirstMove: (act) => {
    onFirstMove(act);
    setTimeout(act, CALM);
  },
};

interface Part {
  readonly draw: () => void;
  readonly isNear: () => boolean;
}

/** `isDrawn` true: nothing waits, as when the visitor returns to the middle of a long page. */
export function createFirstScreen(isDrawn = false, waits: Waits = BROWSER): FirstScreen {
  const waiting = new Set<Part>();
  let current: Part | null = null;
  let isAsked = false;
  let isAwaitingMove = false;
  let drawsAll = false;

  function ask() {
    if (isAsked || current !== null) return;
    isAsked = true;
    waits.idle(drawNext);
  }

  function drawNext() {
    isAsked = false;
    if (waiting.size === 0) {
      isDrawn = true;
      return;
    }
    const due = [...waiting].find(({ isNear }) => drawsAll || waits.isMoved() || isNear());
    if (due === undefined) return awaitMove();
    waiting.delete(due);
    current = due;
    due.draw();
  }

  function awaitMove() {
    if (isAwaitingMove) return;
    isAwaitingMove = true;
    waits.onFirstMove(() => {
      drawsAll = true;
      ask();
    });
  }

  return {
    isDrawn: () => isDrawn,
    queue(draw, isNear = () => true) {
      const part = { draw, isNear };
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
