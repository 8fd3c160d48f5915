/** What a visitor does first with a page that is there: reads on, points, presses, types. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'pointermove', 'pointerdown', 'keydown'] as const;

let hasMoved = false;
const waiting = new Set<() => void>();

/** Whether the visitor has done anything since the site was opened; a page that came back to its middle counts. */
export function isMoved(): boolean {
  return hasMoved || window.scrollY > 0;
}

/** Calls `act` with the visitor's first move. Returns the way to cancel. */
export function onFirstMove(act: () => void): () => void {
  if (waiting.size === 0) for (const move of MOVES) window.addEventListener(move, moved, LISTENING);
  waiting.add(act);
  return () => {
    waiting.delete(act);
    if (waiting.size === 0) stop();
  };
}

/** Frames that scroll tell nobody above them, but for those who catch what goes down. */
const LISTENING = { capture: true, passive: true };

function moved(): void {
  hasMoved = true;
  stop();
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

function stop(): void {
  for (const move of MOVES) window.removeEventListener(move, moved, LISTENING);
}
