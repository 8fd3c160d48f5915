/** How long a page may take to be as long as it was, ms. */
const PATIENCE = 5_000;
/** What tells that the visitor moves on by themselves. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a remembered place, and where the page is still too short for it, again as it grows: a list that comes with
 * its data. The visitor's own move ends it. Returns the way to stop.
 */
export function scrollWhenReachable(top: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();

  function go() {
    window.scrollTo(0, top);
    if (reach() >= top) end();
  }

  go();
  if (signal.aborted || typeof ResizeObserver === 'undefined') return end;
  const grown = new ResizeObserver(go);
  grown.observe(document.body);
  const timer = setTimeout(end, PATIENCE);
  signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(timer);
  });
  for (const move of MOVES) window.addEventListener(move, end, { signal, passive: true });
  return end;
}

/** The furthest place that can be scrolled to, px. */
function reach(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
