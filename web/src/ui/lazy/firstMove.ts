/** The first interactions of a visitor with a loaded page: scrolling, pointing, pressing, typing. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'pointermove', 'pointerdown', 'keydown'] as const;

let hasMoved = false;
let isWatching = false;
const waiting = new Set<() => void>();

/** Whether the visitor has interacted since `watchMoves`; a page restored at a scroll position counts. */
export function isMoved(): boolean {
  return hasMoved || window.scrollY > 0;
}

/** Starts watching for the visitor's first interaction; further calls do nothing. */
export function watchMoves(): void {
  if (hasMoved || isWatching) return;
  isWatching = true;
  for (const move of MOVES) window.addEventListener(move, moved, LISTENING);
}

/** Calls `act` on the visitor's first interaction, which `watchMoves` watches for. Returns a function that cancels. */
export function onFirstMove(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** In the capture phase, so that stopPropagation cannot hide an interaction. */
const LISTENING = { capture: true, passive: true };

/**
 * A script may have scrolled an inner element into view, so only scrolling of the page itself counts. A press on a link
 * opens another page: what this one has not drawn yet would only delay it.
 */
function moved({ type, target }: Event): void {
  if (type === 'scroll' && target !== document) return;
  if (type === 'pointerdown' && target instanceof Element && target.closest('a[href]') !== null) return;
  hasMoved = true;
  for (const move of MOVES) window.removeEventListener(move, moved, LISTENING);
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}
