import { mediaList } from '#ui/theme/mediaList.ts';

/** A little longer than a cycle of the socket: marks that no cycle removes expire by themselves. */
const AT_LONGEST = 300;

export type FlashDirection = 'up' | 'down';

let lit = new Set<HTMLElement>();
let before: ReadonlySet<HTMLElement> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let calm: MediaQueryList | null | undefined;

/**
 * Marks an element with `data-flash` until the next cycle, when others change. All changes in one task belong to one
 * cycle: it removes the marks of the cycle before, and one timer serves them all. Does nothing with reduced motion.
 */
export function flash(element: HTMLElement, direction: FlashDirection): void {
  if (calm === undefined) calm = mediaList('(prefers-reduced-motion: reduce)');
  if (calm?.matches) return;
  if (before === undefined) {
    before = lit;
    lit = new Set();
    queueMicrotask(endCycle);
  }
  lit.add(element);
  if (element.dataset['flash'] !== direction) element.dataset['flash'] = direction;
}

/** Removes an element's mark at once. */
export function endFlash(element: HTMLElement): void {
  if (lit.delete(element)) delete element.dataset['flash'];
}

function endCycle() {
  for (const element of before ?? []) if (!lit.has(element)) delete element.dataset['flash'];
  before = undefined;
  clearTimeout(timer);
  timer = setTimeout(endAll, AT_LONGEST);
}

function endAll() {
  for (const element of lit) delete element.dataset['flash'];
  lit = new Set();
}
