import { useEffect, useState } from 'react';
import { isMoved, onFirstMove, watchMoves } from './firstMove.ts';
import { onIdle } from './onIdle.ts';

/** Longest wait after the first interaction on a page that is never idle, ms. */
const DEADLINE = 300;

/** Whether the visitor has interacted, from the next idle moment on; always true where nothing waits for that. */
export function useMoved(isWaiting: boolean): boolean {
  const [moved, setMoved] = useState(() => !isWaiting || isMoved());
  useEffect(() => {
    if (moved) return;
    if (!isWaiting) return setMoved(true);
    let cancel: () => unknown;
    const wait = () => {
      cancel = onIdle(() => setMoved(true), DEADLINE);
    };
    watchMoves();
    if (isMoved()) wait();
    else cancel = onFirstMove(wait);
    return () => void cancel();
  }, [isWaiting, moved]);
  return moved;
}
