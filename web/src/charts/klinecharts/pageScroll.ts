import type { Chart } from 'klinecharts';

/** A finger that moved less than this has no direction yet, px; the library's own threshold. */
const CHOSEN = 5;
/** A finger that rested this long moves the crosshair, ms; the library's own delay. */
const LONG_PRESS = 500;
/** Distance from the line between two panes within which a drag resizes them, px. */
const EDGE = 8;

interface Moved {
  /** px since touchstart. */
  readonly dx: number;
  readonly dy: number;
  /** ms since touchstart. */
  readonly held: number;
}

/** Who handles a touch: vertical is the page's, horizontal the chart's; null while it has no direction yet. */
export function ownerOf({ dx, dy, held }: Moved): 'page' | 'chart' | null {
  if (held >= LONG_PRESS) return 'chart';
  if (Math.abs(dx) + Math.abs(dy) < CHOSEN) return null;
  return Math.abs(dy) > Math.abs(dx) ? 'page' : 'chart';
}

/**
 * Lets a vertical swipe on a chart scroll the page, which the library would prevent. Horizontal swipes, two fingers, a
 * long press, the price axis and pane edges stay the chart's, and everything while `isTaken`. Returns a function that
 * removes it.
 */
export function letPageScroll(element: HTMLElement, chart: Chart, isTaken: () => boolean): () => void {
  const stop = new AbortController();
  const listening = { capture: true, passive: true, signal: stop.signal };
  let owner: ReturnType<typeof ownerOf> = 'chart';
  let start = { x: 0, y: 0, time: 0 };

  element.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      if (touch === undefined) return;
      start = { x: touch.clientX, y: touch.clientY, time: timeStamp };
      const { left, top } = element.getBoundingClientRect();
      const isChart = touches.length > 1 || isTaken() || isHandle(chart, start.x - left, start.y - top);
      owner = isChart ? 'chart' : null;
    },
    listening,
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (touch === undefined || owner === 'chart') return;
      if (owner === 'page') {
        event.stopPropagation();
        return;
      }
      const moved = { dx: touch.clientX - start.x, dy: touch.clientY - start.y };
      owner = ownerOf({ ...moved, held: event.timeStamp - start.time });
      // The chart receives this one move, so that it waits for neither a tap nor a long press; the page scrolls with
      // it.
      if (owner === 'page') Object.defineProperty(event, 'preventDefault', { value: () => undefined });
    },
    listening,
  );
  return () => stop.abort();
}

/** Whether a point of the chart is a handle: the price axis, or the line between two panes. */
function isHandle(chart: Chart, x: number, y: number): boolean {
  const panes = chart.getPaneOptions();
  if (!Array.isArray(panes)) return false;
  return panes.some(({ id }, at) => {
    const main = chart.getSize(id, 'main');
    if (main === null || y < main.top - EDGE || y > main.top + main.height) return false;
    return x > main.left + main.width || (at > 0 && Math.abs(y - main.top) < EDGE);
  });
}
