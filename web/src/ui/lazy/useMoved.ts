import { useEffect, useState } from 'react';
import { isMoved, onFirstMove, watchMoves } from './firstMove.ts';
import { onIdle } from './onIdle.ts';

/** ms that a page which is never idle waits after the first move. */
const DEADLINE = 300;

/** Whether the visitor has moved, from the first idle moment after it on; always, where nothing waits for that. */
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
