/** Rows this far outside the viewport already update: scrolling brings them in within a cycle. */
const MARGIN = '120px 0px';

type Listener = (isSeen: boolean) => void;

const listeners = new Map<Element, Set<Listener>>();
let observer: IntersectionObserver | undefined;

function notify(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries)
    for (const listener of listeners.get(target) ?? []) listener(isIntersecting);
}

/**
 * Reports when an element enters and leaves the viewport, from the next frame on; all cells of a table row
 * are observed through their row. One observer serves the whole page. Returns a function that unsubscribes.
 */
export function watchScreen(element: Element, listener: Listener): () => void {
  const target = element.closest('tr') ?? element;
  observer ??= new IntersectionObserver(notify, { rootMargin: MARGIN });
  const listening = listeners.get(target) ?? new Set();
  if (listening.size === 0) observer.observe(target);
  listeners.set(target, listening.add(listener));
  return () => {
    listening.delete(listener);
    if (listening.size > 0) return;
    listeners.delete(target);
    observer?.unobserve(target);
  };
}
