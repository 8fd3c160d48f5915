/** What a visitor does first with a page that is there: reads on, points, presses, types. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'pointermove', 'pointerdown', 'keydown'] as const;

let hasMoved = false;
let isWatching = false;
const waiting = new Set<() => void>();

/** Whether the visitor has done anything since `watchMoves`; a page that came back to its middle counts. */
export function isMoved(): boolean {
  return hasMoved || window.scrollY > 0;
}

/** Begins to look for the visitor's first move; once it was made, or a second time, does nothing. */
export function watchMoves(): void {
  if (hasMoved || isWatching) return;
  isWatching = true;
  for (const move of MOVES) window.addEventListener(move, moved, LISTENING);
}

/** Calls `act` with the visitor's first move, which `watchMoves` looks for. Returns the way to cancel. */
export function onFirstMove(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Caught on the way down, since nobody is to keep a move from here. */
const LISTENING = { capture: true, passive: true };

/** What scrolls within the page may have been brought into view by a script, so only the page itself counts. */
function moved({ type, target }: Event): void {
  if (type === 'scroll' && target !== document) return;
  hasMoved = true;
  for (const move of MOVES) window.removeEventListener(move, moved, LISTENING);
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}
